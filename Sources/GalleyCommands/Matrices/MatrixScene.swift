import ArgumentParser
import CommandSupport
import Scenes
import Snapshots
import Suggestions
import ViewRendering

/// A scene of which a matrix is made.
struct MatrixScene {
  /// The source of its cells.
  struct Source {
    let definition: SceneDefinition
    /// The scene's configurations: the first, which counts, and those that differ from it only in width and text size.
    let configurations: [Configuration]
    /// The widths, in points and ascending, of all devices that it is rendered on with the same look.
    let widths: [Double]
  }

  /// `cards/greeting`.
  let name: String
  /// The source of its cells, or the first mistake in the scene.
  let source: Result<Source, SceneError>

  /// The scenes that a text selects: those with that path or name, or that of a case with that path, or else all whose
  /// cases' paths contain it.
  ///
  /// - Parameter path: the catalogue's path, for messages.
  /// - Throws: a validation error if there is none.
  static func named(_ text: String, in catalogue: Catalogue, at path: String) throws -> [MatrixScene] {
    let cases = catalogue.cases
    let chosen = SceneCase.named(text, among: cases)
    guard !chosen.isEmpty else {
      let hint = OptionValue.didYouMean(text, among: cases.map(\.sceneName) + cases.map(\.scene))
      let command = ShellLine.line(["galley", "list", ShellLine.operand(path)])
      throw ValidationError(
        "No scene of '\(path)' is called '\(text)'.\(hint) `\(command)` lists all scenes.")
    }
    var known: Set<String> = []
    return chosen.filter { known.insert($0.sceneName).inserted }.map { first in
      MatrixScene(first, among: cases.filter { $0.sceneName == first.sceneName })
    }
  }

  /// - Parameter cases: all cases of the scene.
  private init(_ first: SceneCase, among cases: [SceneCase]) {
    name = first.sceneName
    source = first.definition.map { definition in
      guard let base = first.configuration else { preconditionFailure("\(first.path) has no configuration") }
      let all = cases.compactMap(\.configuration)
      let widths = all.filter { base.differsInDeviceAndWidthAlone(from: $0) }.compactMap(\.windowSize.width)
      return Source(
        definition: definition, configurations: [base] + all.filter { base.differsInWidthAlone(from: $0) },
        widths: Set(widths).sorted())
    }
  }
}

extension SceneCase {
  /// `cards/greeting`.
  fileprivate var sceneName: String { "\(file)/\(scene)" }
}

extension Configuration {
  /// Whether another configuration is the same apart from width and text size.
  fileprivate func differsInWidthAlone(from other: Configuration) -> Bool {
    var alike = other
    (alike.width, alike.category) = (width, category)
    return alike == self
  }

  /// Whether another configuration is the same apart from device, scale, width and text size.
  fileprivate func differsInDeviceAndWidthAlone(from other: Configuration) -> Bool {
    var alike = other
    (alike.device, alike.scale) = (device, scale)
    return differsInWidthAlone(from: alike)
  }
}
