import Foundation
import HeadlessUIKit
import ReferenceCommands
import Scenes
import Snapshots
import SourcePlaces
import ViewDocuments
import ViewRendering

/// Compares what cases are made of in two folders that hold the same catalogue at different times.
final class InputComparison {
  private let earlier: Side
  private let current: Side

  /// - Parameters:
  ///   - tree: the folder that everything on the earlier side lies in.
  ///   - root: the same for the current side.
  init(_ earlier: ComparedSide, in tree: URL, beside current: ComparedSide, in root: URL) {
    self.earlier = Side(earlier.files, of: earlier.catalogue, in: tree)
    self.current = Side(current.files, of: current.catalogue, in: root)
  }

  init(_ earlier: [SceneFile], of catalogue: URL, beside current: [SceneFile], of other: URL) {
    self.earlier = Side(earlier, of: catalogue, in: catalogue)
    self.current = Side(current, of: other, in: other)
  }

  /// The reason that a case of the current side may look different; nil if it is made of the same.
  func difference(of scene: SceneCase) -> String? {
    guard scene.configuration != nil, case .success(let definition) = scene.definition else {
      return "the scene cannot be read"
    }
    guard let other = earlier.cases[scene.path] else { return "the case was added" }
    guard case .success(let before) = other.definition else { return "the scene could not be read before" }
    guard current.isContained(scene), earlier.isContained(other) else {
      return "files outside the repository are named"
    }
    if scene.configuration != other.configuration { return "the configuration changed" }
    // Whether an allowed finding is gone depends on the other configurations, too.
    if !definition.allowedFindings.isEmpty, scene.siblings != other.siblings { return "the matrix changed" }
    return current.inputs(definition, of: scene).difference(from: earlier.inputs(before, of: other))
  }
}

/// One side of a comparison, whose files are read once.
private final class Side {
  let cases: [String: SceneCase]
  private let files: [String: SceneFile]
  private let catalogue: URL
  /// The components of the folder that contains everything.
  private let around: [String]
  private let hashes = FileHashes()
  private var known: [String: SceneInputs] = [:]
  private var contained: [String: Bool] = [:]

  init(_ files: [SceneFile], of catalogue: URL, in root: URL) {
    cases = Dictionary(files.flatMap(\.cases).map { ($0.path, $0) }) { first, _ in first }
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    self.catalogue = catalogue
    around = Side.components(root)
  }

  /// The inputs of a case's scene, which all its cases share.
  func inputs(_ definition: SceneDefinition, of scene: SceneCase) -> SceneInputs {
    let key = scene.referenceFolder
    if let inputs = known[key] { return inputs }
    let inputs = definition.inputs(reading: hashes)
    known[key] = inputs
    return inputs
  }

  /// Whether all files that a case is read from lie in the folder, with links resolved: others have no revision.
  func isContained(_ scene: SceneCase) -> Bool {
    let path = scene.place.file
    if let known = contained[path] { return known }
    let file = catalogue.isFolder ? catalogue.appendingPathComponent(path) : catalogue
    let named = (files[path]?.existingFiles ?? []).map { URL(exactPath: $0) }
    let result = files[path] != nil && ([file] + named).allSatisfy { Side.components($0).starts(with: around) }
    contained[path] = result
    return result
  }

  private static func components(_ url: URL) -> [String] {
    url.resolvingSymlinksInPath().standardizedFileURL.pathComponents
  }
}
