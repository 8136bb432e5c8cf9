import Foundation
import JSONDocuments

/// A target of an app, as its project, package or folder describes it.
struct DescribedTarget {
  /// The name of the module.
  var moduleName: String
  /// The configuration that takes its files, with absolute paths.
  var configuration: AppConfiguration
  /// The language's version.
  var swiftVersion: String?
  /// Products of other packages.
  var packageProducts: [String] = []
  var bridgingHeader: String?

  init(_ location: AppLocation, target: String?) throws(ProjectError) {
    configuration = AppConfiguration()
    switch location {
    case .project(let path):
      let described = try XcodeProject(at: path).target(named: target)
      moduleName = described.moduleName
      swiftVersion = described.swiftVersion
      packageProducts = described.packageProducts
      bridgingHeader = described.bridgingHeader
      configuration.project = path
      configuration.target = described.name
    case .package(let path):
      let described = try PackageDescription(at: path).target(named: target)
      moduleName = ModuleName.derived(from: described.name)
      packageProducts = described.products
      configuration.folder = path + "/" + described.path
      configuration.leftOut = described.excluded.map { GlobPattern("/" + $0) }
    case .folder(let path):
      moduleName = ModuleName.derived(from: target ?? (path as NSString).lastPathComponent)
      configuration.folder = path
    }
  }

  /// The configuration as JSON, with paths relative to the folder that it is written to.
  func json(in folder: String) -> String {
    var entries: [(key: String, value: JSON)] = []
    if let path = configuration.project { entries.append(("project", .string(Self.relative(path, to: folder)))) }
    if let target = configuration.target { entries.append(("target", .string(target))) }
    if let path = configuration.folder { entries.append(("folder", .string(Self.relative(path, to: folder)))) }
    if !configuration.leftOut.isEmpty { entries.append(("leaveOut", .strings(configuration.leftOut.map(\.text)))) }
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
