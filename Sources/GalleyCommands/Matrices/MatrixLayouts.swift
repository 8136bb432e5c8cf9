import Auditing
import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Scenes
import Snapshots
import ViewRendering

/// Lays a scene out at widths and text sizes, once for each pair.
@MainActor
final class MatrixLayouts {
  private struct Key: Hashable {
    let width: Double
    let category: ContentSizeCategory
  }

  let base: Configuration
  private let source: MatrixScene.Source
  private let renderer: ViewRenderer
  private var cells: [Key: MatrixCell] = [:]

  init(_ source: MatrixScene.Source, renderer: ViewRenderer) {
    (self.source, base, self.renderer) = (source, source.configurations[0], renderer)
  }

  /// The number of layouts made.
  var count: Int { cells.count }

  func cell(_ width: Double, _ category: ContentSizeCategory) -> MatrixCell {
    let key = Key(width: width, category: category)
    if let known = cells[key] { return known }
    let configuration = configuration(width, category)
    let cell = MatrixCell(
      width: width, category: category, configuration: configuration.slug, outcome: outcome(under: configuration))
    cells[key] = cell
    return cell
  }

  /// The scene's own configuration if it has one with the width: its name may or may not contain the width.
  private func configuration(_ width: Double, _ category: ContentSizeCategory) -> Configuration {
    let written = source.configurations.first { $0.windowSize.width == width }
    var configuration = written ?? base
    if written == nil { configuration.width = width }
    configuration.category = category
    return configuration
  }

  private func outcome(under configuration: Configuration) -> MatrixCell.Outcome {
    do {
      let recording = try source.definition.layOut(under: configuration, isSurvey: true, by: renderer)
      let findings = recording.layoutFindings.allowed(by: source.definition.allowedFindings)
      return .laidOut(
        height: Double(recording.layout.frame.size.height), lines: recording.layout.lineCount, findings: findings)
    } catch {
      return .failed(reason: "\(error)")
    }
  }
}

extension LayoutNode {
  /// The number of lines of the texts in the node and its descendants.
  fileprivate var lineCount: Int { children.reduce(lines.count) { $0 + $1.lineCount } }
}
