import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Scenes
import Snapshots
import ViewRendering

/// Lays a scene out at widths and text sizes, each once.
@MainActor
final class MatrixLayouts {
  private struct Key: Hashable {
    let width: Double
    let category: ContentSizeCategory
  }

  let base: Configuration
  private let definition: SceneDefinition
  private let renderer: ViewRenderer
  private var cells: [Key: MatrixCell] = [:]

  /// - Parameter base: what counts beside width and text size.
  init(_ definition: SceneDefinition, under base: Configuration, renderer: ViewRenderer) {
    (self.definition, self.base, self.renderer) = (definition, base, renderer)
  }

  /// How many layouts were made.
  var count: Int { cells.count }

  func cell(_ width: Double, _ category: ContentSizeCategory) -> MatrixCell {
    let key = Key(width: width, category: category)
    if let known = cells[key] { return known }
    var configuration = base
    configuration.category = category
    // Its own width is in no name.
    configuration.width = nil
    if configuration.windowSize.width != width { configuration.width = width }
    let cell = MatrixCell(
      width: width, category: category, configuration: configuration.slug, outcome: outcome(under: configuration))
    cells[key] = cell
    return cell
  }

  private func outcome(under configuration: Configuration) -> MatrixCell.Outcome {
    do {
      let recording = try renderer.layOut(definition, under: configuration)
      let findings = recording.snapshotFindings.allowed(by: definition.allowedFindings)
      return .laidOut(
        height: Double(recording.layout.frame.size.height), lines: recording.layout.lineCount, findings: findings)
    } catch {
      return .failed(reason: "\(error)")
    }
  }
}

extension LayoutNode {
  /// Of the node's texts and of those within it.
  fileprivate var lineCount: Int { children.reduce(lines.count) { $0 + $1.lineCount } }
}
