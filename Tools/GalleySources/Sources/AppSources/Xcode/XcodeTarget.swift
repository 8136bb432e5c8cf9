import Foundation
import SourceRewriting

/// A target of an Xcode project, with its files on disk.
public struct XcodeTarget: Sendable {
  public let name: String
  /// The name by which Swift files and Interface Builder's documents know the target.
  public let moduleName: String
  /// What the compiler is told of the Swift in its files.
  let language: LanguageSettings
  /// The Objective-C header that Swift files see; relative to the project's folder.
  public let bridgingHeader: String?
  /// The headers that the project names, and those in its synchronized folders, absolute.
  let headers: [String]
  /// The products of packages that the target depends on.
  public let packageProducts: [String]
  /// The names of the frameworks and libraries of the project that the target depends on, each behind those that it depends
  /// on itself.
  public let libraries: [String]
  /// The names of those that it names or links itself.
  public let directLibraries: [String]
  /// The folders of packages beside the project, absolute.
  public let localPackages: [String]
  /// The compiled files, absolute, by path. Those of synchronized folders are listed from disk.
  public let sources: [String]
  /// The folders that Xcode keeps in step with the disk, absolute.
  public let synchronizedFolders: [String]
  /// The target's other files, such as asset catalogues, documents and texts, absolute.
  public let resources: [String]
  /// The information property list.
  let information: InformationPropertyList
  /// The files that this follows from, absolute; also those that do not exist.
  let inputs: [String]
  /// What is wrong with these files.
  let problems: [SourceProblem]

  init(_ target: ProjectObjects.Target, in project: XcodeProject) {
    let objects = project.objects
    let folder = URL(fileURLWithPath: project.path).deletingLastPathComponent().path
    let file = XcodeProject.file(of: project.path)
    let settings = TargetSettings(of: target, in: objects, project: file, folder: folder)
    name = target.name
    let product = settings.resolved("$(PRODUCT_MODULE_NAME)")
    moduleName = ModuleName.derived(from: product.isEmpty ? target.name : product)
    language = LanguageSettings(settings)
    bridgingHeader = settings.value("SWIFT_OBJC_BRIDGING_HEADER")
    information = InformationPropertyList(settings, project: file, folder: folder)
    inputs = [file] + settings.files + [information.file].compactMap(\.self)
    problems = settings.problems + information.problems
    packageProducts = (target.value["packageProductDependencies"]?.strings ?? []).compactMap {
      objects[$0]?["productName"]?.string
    }.sorted()
    libraries = objects.libraries(of: target).map(\.name)
    directLibraries = objects.directLibraries(of: target).map(\.name)
    headers =
      objects.paths(ofKind: "PBXFileReference").map { Self.absolute($0, in: folder) }
      .filter { $0.hasSuffix(".h") }.sorted() + SynchronizedFolders.headers(in: objects, folder: folder)
    localPackages = objects.localPackages.map { Self.absolute($0, in: folder) }
      .filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }.sorted()
    let synchronized = SynchronizedFolders(of: target, in: objects, folder: folder)
    synchronizedFolders = synchronized.folders
    sources = Self.sorted(Self.files(of: "PBXSourcesBuildPhase", target, objects, folder) + synchronized.sources)
    resources = Self.sorted(Self.files(of: "PBXResourcesBuildPhase", target, objects, folder) + synchronized.resources)
  }

  /// The files of a phase of the build, absolute.
  private static func files(
    of phase: String, _ target: ProjectObjects.Target, _ objects: ProjectObjects, _ folder: String
  ) -> [String] {
    objects.files(of: phase, in: target).flatMap { objects.files($0) }
      .compactMap { objects.path(of: $0) }.map { Self.absolute($0, in: folder) }
  }

  static func absolute(_ path: String, in folder: String) -> String {
    URL(fileURLWithPath: path.isEmpty ? "." : path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
      .standardizedFileURL.path
  }

  private static func sorted(_ paths: [String]) -> [String] {
    Set(paths).sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }
}
