import Foundation
import Scenes

/// One side of a comparison: a catalogue at a revision, or in the working tree.
struct ComparedSide {
  /// The name given for the revision; nil for the working tree.
  let name: String?
  let commit: String?
  /// The place of its catalogue.
  let catalogue: URL
  let files: [SceneFile]
  /// The folder that the revision is checked out into; nil for the working tree.
  let tree: URL?

  var cases: [SceneCase] { files.flatMap(\.cases) }

  /// The side of a revision, checked out into a tree.
  ///
  /// - Parameter path: the catalogue's path relative to the tree.
  init(name: String, commit: String, tree: URL, path: String) throws {
    let url = path.isEmpty ? tree : tree.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CompareError.noCatalogue(revision: name, path: path)
    }
    let place = url.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    guard place.starts(with: tree.resolvingSymlinksInPath().standardizedFileURL.pathComponents) else {
      throw CompareError.outside(path: path, root: name)
    }
    (self.name, self.commit, catalogue, self.tree) = (name, commit, url, tree)
    do {
      files = try FileConfinement.$current.withValue(FileConfinement.current?.adding(tree)) {
        try Catalogue.load(at: url).files
      }
    } catch {
      // The tree's path is temporary, and means nothing to the user.
      throw CompareError.unusable(revision: name, reason: "\(error)".replacing(url.path, with: path))
    }
  }

  /// The side of the working tree.
  init(workingTree catalogue: URL) throws {
    (name, commit, self.catalogue, tree) = (nil, nil, catalogue, nil)
    files = try Catalogue.load(at: catalogue).files
  }
}

extension ComparedSide {
  /// The cases that the other side lacks. Cases of a file or scene that the other side cannot read are not included, as
  /// they may exist there.
  func cases(missingFrom other: [SceneCase]) -> [SceneCase] {
    let paths = Set(other.map(\.path))
    let unreadable = other.filter { $0.configuration == nil }.map(\.referenceFolder)
    return cases.filter { scene in
      !paths.contains(scene.path) && scene.configuration != nil && !unreadable.contains { scene.path.hasPrefix($0) }
    }
  }
}
