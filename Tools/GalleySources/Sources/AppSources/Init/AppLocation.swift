import Foundation

/// The place of the description of an app's sources.
public enum AppLocation: Sendable, Hashable {
  /// The path of a `.xcodeproj`.
  case project(String)
  /// The path of a folder with a `Package.swift`.
  case package(String)
  /// The path of a folder of Swift files.
  case folder(String)

  /// The greatest depth below a folder at which projects are looked for.
  private static let depthLimit = 3
  private static let otherFolders: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]

  /// Finds what a path names: a project, or a folder with one in it, with a package, or with Swift files.
  public init(at path: String) throws(ProjectError) {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if path.hasSuffix(".xcodeproj") {
      self = .project(path)
      return
    }
    let projects = Self.projects(in: path, depth: 0)
    guard projects.count <= 1 else { throw .severalProjects(folder: path, names: projects) }
    if let project = projects.first {
      self = .project(project)
    } else if FileManager.default.fileExists(atPath: path + "/Package.swift") {
      self = .package(path)
    } else if (try? FileTree(path)) != nil {
      self = .folder(path)
    } else {
      throw .nothing(folder: path)
    }
  }

  /// The projects in a folder, or else those in its folders.
  private static func projects(in folder: String, depth: Int) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let found = names.filter { $0.hasSuffix(".xcodeproj") }.map { folder + "/" + $0 }
    guard found.isEmpty, depth < depthLimit else { return found }
    let inner = names.filter { !$0.hasPrefix(".") && !otherFolders.contains($0) && !$0.contains(".") }
    return inner.flatMap { projects(in: folder + "/" + $0, depth: depth + 1) }
  }
}
