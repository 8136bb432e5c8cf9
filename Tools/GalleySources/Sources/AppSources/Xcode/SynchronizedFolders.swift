import Foundation

/// The folders of a target that Xcode 16 and later keep in step with the disk: all files in them belong to it, but for
/// exceptions.
struct SynchronizedFolders {
  /// Absolute paths.
  private(set) var folders: [String] = []
  private(set) var sources: [String] = []
  private(set) var resources: [String] = []

  private static let noResources = ["h", "m", "mm", "c", "cpp", "pch", "entitlements", "xcconfig", "modulemap"]

  init(of target: ProjectObjects.Target, in objects: ProjectObjects, folder root: String) {
    let own = Set(target.value["fileSystemSynchronizedGroups"]?.strings ?? [])
    for id in objects.identifiers(of: "PBXFileSystemSynchronizedRootGroup") {
      guard let path = objects.path(of: id) else { continue }
      let folder = XcodeTarget.absolute(path, in: root)
      let exceptions = Self.exceptions(of: target, in: objects[id], objects)
      if own.contains(id) {
        folders.append(folder)
        let tree = try? FileTree(folder)
        add(tree.map { Self.paths($0.root) } ?? [], in: folder, except: exceptions)
      } else {
        // In the folder of another target, the exceptions are what belongs to this one.
        add(exceptions.sorted(), in: folder, except: [])
      }
    }
  }

  /// The headers in all such folders of a project, absolute.
  static func headers(in objects: ProjectObjects, folder root: String) -> [String] {
    objects.paths(ofKind: "PBXFileSystemSynchronizedRootGroup").flatMap { path in
      let folder = XcodeTarget.absolute(path, in: root)
      guard let tree = try? FileTree(folder) else { return [] as [String] }
      return paths(tree.root).filter { $0.hasSuffix(".h") }.map { folder + "/" + $0 }
    }
  }

  private mutating func add(_ paths: [String], in folder: String, except exceptions: Set<String>) {
    for path in paths where !exceptions.contains(path) {
      let pathExtension = (path as NSString).pathExtension
      if pathExtension == "swift" {
        sources.append(folder + "/" + path)
      } else if !Self.noResources.contains(pathExtension), path != "Info.plist" {
        resources.append(folder + "/" + path)
      }
    }
  }

  private static func exceptions(
    of target: ProjectObjects.Target, in group: OpenStepValue?, _ objects: ProjectObjects
  ) -> Set<String> {
    let sets = (group?["exceptions"]?.strings ?? []).compactMap { objects[$0] }
    return Set(
      sets.filter { $0["target"]?.string == target.id }.flatMap { $0["membershipExceptions"]?.strings ?? [] })
  }

  private static func paths(_ folder: FileTree.Folder) -> [String] {
    let prefix = folder.relativePath.isEmpty ? "" : folder.relativePath + "/"
    return folder.files.map { prefix + $0 } + folder.folders.flatMap { paths($0) }
  }
}
