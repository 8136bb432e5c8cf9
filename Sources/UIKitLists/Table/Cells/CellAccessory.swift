import Foundation
import SystemText

/// What stands at the end of a cell, and how much it takes of the width.
struct CellAccessory: Equatable {
  /// A picture at the end, from its leading edge within the strip.
  struct Part: Equatable {
    var glyph: AccessoryGlyph
    var size: CGSize
  }

  /// From the content to the end.
  var parts: [Part] = []
  /// The width the content leaves.
  var strip: CGFloat = 0

  /// The strips of the classic look: m + 10.5 (10.333 at three pixels a point; 43 of 43 files) for a chevron, m + 24 for a
  /// checkmark (16 of 16), m + 20.5 for a detail button (1 of 1). Of a button and a chevron together only the 12 points
  /// between them are known (QMUI).
  @MainActor
  init(_ type: UITableViewCell.AccessoryType, margin: CGFloat, grid: PixelGrid) {
    let chevron = AccessoryGlyph.chevron.size(grid)
    switch type {
    case .none: break
    case .disclosureIndicator:
      parts = [Part(glyph: .chevron, size: chevron)]
      strip = margin + chevron.width
    case .checkmark:
      parts = [Part(glyph: .checkmark, size: AccessoryGlyph.checkmark.size(grid))]
      strip = margin + 24
    case .detailButton:
      parts = [Part(glyph: .detail, size: AccessoryGlyph.detail.size(grid))]
      strip = margin + 20.5
    case .detailDisclosureButton:
      parts = [
        Part(glyph: .detail, size: AccessoryGlyph.detail.size(grid)), Part(glyph: .chevron, size: chevron),
      ]
      strip = margin + chevron.width + TableMetrics.accessorySpacing + 20.5
    }
  }

  /// A view of the app's: its right edge is a margin from the end.
  init(viewOfWidth width: CGFloat, margin: CGFloat) { strip = width + margin }

  init() {}
}

/// A picture that the system draws at the ends of cells.
enum AccessoryGlyph: Hashable {
  case chevron, checkmark, detail, delete, insert, reorder, selected, unselected

  /// How large the system shows it. Of the circles and lines of editing no size is public.
  func size(_ grid: PixelGrid) -> CGSize {
    switch self {
    case .chevron: CGSize(width: grid.nearest(10.4), height: 14)
    case .checkmark: CGSize(width: 19, height: 18)
    case .detail: CGSize(width: 20.5, height: 20.5)
    case .delete, .insert, .reorder, .selected, .unselected: CGSize(width: 22, height: 22)
    }
  }

  /// A chevron is as light as tertiary labels, a checkmark has the tint (classic look).
  @MainActor func color(_ view: UIView) -> UIColor {
    switch self {
    case .chevron, .reorder, .unselected: .tertiaryLabel
    case .delete: .systemRed
    case .insert: .systemGreen
    case .checkmark, .detail, .selected: view.tintColor ?? .systemBlue
    }
  }

  /// Its lines, in a square from (0, 0) to (1, 1).
  var lines: [[(x: Double, y: Double)]] {
    switch self {
    case .chevron: [[(0.25, 0.06), (0.85, 0.5), (0.25, 0.94)]]
    case .checkmark: [[(0.12, 0.55), (0.38, 0.84), (0.88, 0.16)]]
    case .detail: [[(0.5, 0.45), (0.5, 0.74)], [(0.5, 0.28), (0.5, 0.28)]]
    case .delete: [[(0.26, 0.5), (0.74, 0.5)]]
    case .insert: [[(0.26, 0.5), (0.74, 0.5)], [(0.5, 0.26), (0.5, 0.74)]]
    case .reorder: [[(0.05, 0.3), (0.95, 0.3)], [(0.05, 0.5), (0.95, 0.5)], [(0.05, 0.7), (0.95, 0.7)]]
    case .selected: [[(0.28, 0.52), (0.44, 0.7), (0.73, 0.32)]]
    case .unselected: []
    }
  }

  /// Whether the lines stand in a circle: painted out below them, or drawn around.
  var circle: Circle {
    switch self {
    case .delete, .insert, .selected: .filled
    case .detail, .unselected: .outline
    case .chevron, .checkmark, .reorder: .none
    }
  }

  enum Circle { case none, outline, filled }

  /// Points.
  var lineWidth: Double {
    switch self {
    case .chevron, .checkmark: 2.2
    case .reorder: 1
    case .detail, .delete, .insert, .selected, .unselected: 1.6
    }
  }
}
