import DynamicType
import Snapshots
import ViewRendering

/// A scene laid out at every pair of a width and a text size.
struct SceneMatrix {
  /// `cards/greeting`.
  let scene: String
  /// The configuration that all cells share, apart from width and text size.
  let base: Configuration
  /// In points, ascending.
  let widths: [Double]
  /// Ascending.
  let categories: [ContentSizeCategory]
  /// A row for each category, with a cell for each width.
  let rows: [[MatrixCell]]
  /// Nil if they were not requested.
  var firstBreaks: FirstBreaks?

  /// Whether the layout of any cell failed.
  var hasFailures: Bool {
    rows.joined().contains(where: \.fails)
  }

  /// The properties that all cells share, in words: `phone, dark`.
  var look: String {
    var alike = base
    alike.width = nil
    let parts = Axis.all.compactMap { $0.namePart(alike)?.drop { $0 == "-" } }
    return ([base.device.name[...]] + parts).joined(separator: ", ")
  }
}

extension SceneMatrix {
  /// Lays the scene out at each pair.
  @MainActor
  init(
    _ scene: String, _ layouts: MatrixLayouts, widths: [Double], categories: [ContentSizeCategory],
    findsFirstBreaks: Bool
  ) {
    let rows = categories.map { category in widths.map { layouts.cell($0, category) } }
    self.init(scene: scene, base: layouts.base, widths: widths, categories: categories, rows: rows)
    if findsFirstBreaks { firstBreaks = FirstBreaks(layouts, widths: widths, categories: categories) }
  }
}

/// The figures of a scene under one configuration.
struct MatrixCell: Equatable {
  /// The window's width, in points.
  let width: Double
  let category: ContentSizeCategory
  /// The configuration's part of a reference's name.
  let configuration: String
  let outcome: Outcome

  enum Outcome: Equatable {
    /// The root's height in points, the number of lines of all texts, and the findings.
    case laidOut(height: Double, lines: Int, findings: [Finding])
    case failed(reason: String)
  }

  /// Whether the layout failed.
  var fails: Bool { if case .failed = outcome { true } else { false } }

  /// Whether the layout failed, or has findings that the scene does not allow.
  var breaks: Bool {
    switch outcome {
    case .laidOut(_, _, let findings): findings.contains { $0.allowed == nil }
    case .failed: true
    }
  }
}
