import Foundation
import Scenes

/// A catalogue at a revision, or as it is.
struct ComparedSide {
  /// What the revision was called; nil for the working tree.
  let name: String?
  let commit: String?
  /// Where its catalogue is.
  let catalogue: URL
  let cases: [SceneCase]

  /// A revision's, checked out into a tree.
  ///
  /// - Parameter path: of the catalogue, below the top of the tree.
  init(name: String, commit: String, tree: URL, path: String) throws {
    let url = path.isEmpty ? tree : tree.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CompareError.noCatalogue(revision: name, path: path)
    }
    let place = url.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    guard place.starts(with: tree.resolvingSymlinksInPath().standardizedFileURL.pathComponents) else {
      throw CompareError.outside(path: path, root: name)
    }
    (self.name, self.commit, catalogue) = (name, commit, url)
    do throws(CatalogueError) {
      cases = try Catalogue.load(at: url).cases
    } catch {
      // Where the tree is nobody knows, and it is gone by then.
      throw CompareError.unusable(revision: name, reason: "\(error)".replacing(url.path, with: path))
    }
  }

  /// The working tree's.
  init(workingTree catalogue: URL) throws {
    (name, commit, self.catalogue) = (nil, nil, catalogue)
    cases = try Catalogue.load(at: catalogue).cases
  }
}

extension ComparedSide {
  /// Those of its cases that the other side has not. Which cases a file or scene that the other side cannot read has, is
  /// not known.
  func cases(missingFrom other: [SceneCase]) -> [SceneCase] {
    let paths = Set(other.map(\.path))
    let unreadable = other.filter { $0.configuration == nil }.map(\.referenceFolder)
    return cases.filter { scene in
      !paths.contains(scene.path) && scene.configuration != nil && !unreadable.contains { scene.path.hasPrefix($0) }
    }
  }
}
