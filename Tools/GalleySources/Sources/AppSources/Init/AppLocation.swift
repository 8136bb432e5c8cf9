import Foundation
import XMLDocuments

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

  /// Finds what a path names: a project, a workspace with one, or a folder with one in it, with a package, or with Swift files.
  public init(at path: String) throws(ProjectError) {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if path.hasSuffix(".xcodeproj") {
      self = .project(path)
      return
    }
    let isWorkspace = path.hasSuffix(".xcworkspace")
    let projects = isWorkspace ? try Self.projects(ofWorkspace: path) : Self.projects(in: path, depth: 0)
    guard projects.count <= 1 else { throw .severalProjects(folder: path, names: projects) }
    if let project = projects.first {
      self = .project(project)
    } else if isWorkspace {
      throw .noObject(path: path, kind: "project beside those of CocoaPods")
    } else if FileManager.default.fileExists(atPath: path + "/Package.swift") {
      self = .package(path)
    } else if (try? FileTree(path)) != nil {
      self = .folder(path)
    } else {
      throw .nothing(folder: path)
    }
  }

  /// The projects that a workspace names, without those that tools write.
  private static func projects(ofWorkspace path: String) throws(ProjectError) -> [String] {
    let file = path + "/contents.xcworkspacedata"
    let bytes: [UInt8]
    do throws(FileContents.Failure) { bytes = try FileContents.bytes(of: file) } catch {
      throw .unreadable(path: file, reason: error.reason)
    }
    let root: XMLElement
    do throws(XMLError) { root = try XMLDocument(bytes, file: file).root } catch {
      throw .unreadable(path: "\(error.place)", reason: "it is no workspace")
    }
    return locations(in: root, folder: (path as NSString).deletingLastPathComponent).filter { path in
      path.hasSuffix(".xcodeproj") && otherFolders.isDisjoint(with: path.split(separator: "/").map(String.init))
    }.sorted()
  }

  /// The paths that a workspace's elements name: `group:` is relative to the group around, `container:` to the workspace.
  private static func locations(in element: XMLElement, folder: String) -> [String] {
    element.elements.flatMap { child -> [String] in
      let parts = (child["location"] ?? "").split(separator: ":", maxSplits: 1).map(String.init)
      let path = XcodeTarget.absolute(parts.count == 2 ? parts[1] : "", in: folder)
      return child.name == "Group" ? locations(in: child, folder: path) : [path]
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
