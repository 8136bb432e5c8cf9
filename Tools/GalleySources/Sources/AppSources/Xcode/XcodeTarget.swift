import Foundation

/// A target of an Xcode project, with its files on disk.
public struct XcodeTarget: Sendable {
  public let name: String
  /// The name by which Swift files and Interface Builder's documents know the target.
  public let moduleName: String
  /// The version of the language, `5.0`; nil if the project does not say.
  public let swiftVersion: String?
  /// The Objective-C header that Swift files see; relative to the project's folder.
  public let bridgingHeader: String?
  /// The products of packages that the target depends on.
  public let packageProducts: [String]
  /// The compiled files, absolute, by path. Those of synchronized folders are listed from disk.
  public let sources: [String]
  /// The folders that Xcode keeps in step with the disk, absolute.
  public let synchronizedFolders: [String]
  /// The target's other files, such as asset catalogues, documents and texts, absolute.
  public let resources: [String]
  /// The information property list.
  let information: InformationPropertyList

  init(_ target: ProjectObjects.Target, in project: XcodeProject) {
    let objects = project.objects
    let folder = URL(fileURLWithPath: project.path).deletingLastPathComponent().path
    let settings = TargetSettings(of: target, in: objects, folder: folder)
    name = target.name
    let product = settings.resolved("$(PRODUCT_MODULE_NAME)")
    moduleName = ModuleName.derived(from: product.isEmpty ? target.name : product)
    swiftVersion = settings["SWIFT_VERSION"]
    bridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"]
    information = InformationPropertyList(settings, folder: folder)
    packageProducts = (target.value["packageProductDependencies"]?.strings ?? []).compactMap {
      objects[$0]?["productName"]?.string
    }.sorted()
    let synchronized = SynchronizedFolders(of: target, in: objects, folder: folder)
    synchronizedFolders = synchronized.folders
    sources = Self.sorted(Self.files(of: "PBXSourcesBuildPhase", target, objects, folder) + synchronized.sources)
    resources = Self.sorted(Self.files(of: "PBXResourcesBuildPhase", target, objects, folder) + synchronized.resources)
  }

  /// The files of a phase of the build, absolute.
  private static func files(
    of phase: String, _ target: ProjectObjects.Target, _ objects: ProjectObjects, _ folder: String
  ) -> [String] {
    let phases = (target.value["buildPhases"]?.strings ?? []).compactMap { objects[$0] }
    return phases.filter { $0["isa"]?.string == phase }.flatMap { $0["files"]?.strings ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.string }.flatMap { objects.files($0) }
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
