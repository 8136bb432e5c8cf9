import Foundation
import JSONDocuments

/// A target of an app, as its project, package or folder describes it.
struct DescribedTarget {
  /// The name of the module.
  var moduleName: String
  /// The configuration that takes its files, with absolute paths.
  var configuration = AppConfiguration()
  /// What the compiler is told of the Swift in its files.
  var language = LanguageSettings()
  /// The targets of the project and of packages in folders that the app is made of as well, each behind those that it depends
  /// on.
  var locals: [DescribedTarget] = []
  /// Products of other packages.
  var packageProducts: [String] = []
  /// The paths of packages that SwiftPM cannot describe.
  var undescribed: [String] = []
  var bridgingHeader: String?

  init(_ location: AppLocation, target: String?) throws(ProjectError) {
    switch location {
    case .project(let path):
      let project = try XcodeProject(at: path)
      let described = try project.target(named: target)
      let libraries = try described.libraries.map { name throws(ProjectError) in try project.target(named: name) }
      self.init(described, among: libraries, of: path)
      let names = Set((libraries + [described]).flatMap(\.packageProducts)).sorted()
      let packages = LocalTargets.describe(described.localPackages, failed: &undescribed)
      let targets = LocalTargets(names, in: packages)
      locals = Self.described(targets)
      packageProducts = targets.elsewhere.sorted()
      for library in libraries {
        var target = DescribedTarget(library, among: libraries, of: path)
        target.depend(onProducts: library.packageProducts, of: targets)
        locals.append(target)
      }
      depend(onProducts: described.packageProducts, of: targets)
    case .package(let path):
      let package = try PackageDescription(at: path)
      let described = try package.target(named: target)
      self.init(described, of: package)
      let packages = [package] + LocalTargets.describe(package.packages, failed: &undescribed)
      let targets = LocalTargets(described.dependencies, in: packages)
      locals = Self.described(targets)
      packageProducts = targets.elsewhere.sorted()
      depend(onProducts: described.dependencies, of: targets)
    case .folder(let path):
      self.init(module: ModuleName.derived(from: target ?? (path as NSString).lastPathComponent))
      configuration.folder = path
      configuration.leftOut = Self.foldersOfTests(in: path) ? [GlobPattern("*Tests")] : []
    }
  }

  /// Whether a folder has some whose names end as those of tests: they are no part of an app.
  private static func foldersOfTests(in path: String) -> Bool {
    func hasTests(_ folder: FileTree.Folder) -> Bool {
      folder.folders.contains { ($0.path as NSString).lastPathComponent.hasSuffix("Tests") || hasTests($0) }
    }
    return (try? FileTree(path)).map { hasTests($0.root) } ?? false
  }

  private init(module: String) { moduleName = module }

  private init(_ target: PackageDescription.Target, of package: PackageDescription) {
    moduleName = ModuleName.derived(from: target.name)
    language = target.language
    configuration.folder = package.path + "/" + target.path
    configuration.leftOut = target.excluded.map { GlobPattern("/" + $0) }
  }

  /// - Parameters:
  ///   - libraries: the project's targets that it can depend on.
  ///   - project: the project's path.
  private init(_ target: XcodeTarget, among libraries: [XcodeTarget], of project: String) {
    moduleName = target.moduleName
    language = target.language
    bridgingHeader = target.bridgingHeader
    configuration.project = project
    configuration.target = target.name
    configuration.dependencies = libraries.filter { target.directLibraries.contains($0.name) }.map(\.moduleName)
  }

  private static func described(_ targets: LocalTargets) -> [DescribedTarget] {
    targets.all.map { found in
      var target = DescribedTarget(found.target, of: found.package)
      target.configuration.dependencies = found.dependencies.map { ModuleName.derived(from: $0) }
      return target
    }
  }

  private mutating func depend(onProducts names: [String], of targets: LocalTargets) {
    configuration.dependencies += targets.targets(named: names).map { ModuleName.derived(from: $0) }
  }

  /// The configuration as JSON, with paths relative to the folder that it is written to.
  func json(in folder: String) -> String {
    var entries: [(key: String, value: JSON)] = []
    if let path = configuration.project { entries.append(("project", .string(Self.relative(path, to: folder)))) }
    if let target = configuration.target { entries.append(("target", .string(target))) }
    if let path = configuration.folder { entries.append(("folder", .string(Self.relative(path, to: folder)))) }
    if !configuration.leftOut.isEmpty { entries.append(("leaveOut", .strings(configuration.leftOut.map(\.text)))) }
    if !configuration.dependencies.isEmpty { entries.append(("dependencies", .strings(configuration.dependencies))) }
    return JSON.object(entries).text
  }

  /// A path relative to a folder; both are absolute.
  static func relative(_ path: String, to folder: String) -> String {
    let (path, folder) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(path, folder).prefix { $0 == $1 }.count
    let up = folder.dropFirst(common).map { _ in ".." as Substring }
    let parts = up + path.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
