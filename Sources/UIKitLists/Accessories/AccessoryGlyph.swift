import Foundation
import SystemText

/// An image that the system draws at the ends of cells.
enum AccessoryGlyph: Hashable {
  case chevron, checkmark, detail, delete, insert, reorder, selected, unselected

  /// The space between two accessories (QMUI's default).
  static var spacing: CGFloat { 12 }

  /// The displayed size. The sizes of the editing controls are not public.
  func size(_ grid: PixelGrid) -> CGSize {
    switch self {
    case .chevron: CGSize(width: grid.nearest(10.4), height: 14)
    case .checkmark: CGSize(width: 19, height: 18)
    case .detail: CGSize(width: 20.5, height: 20.5)
    case .delete, .insert, .reorder, .selected, .unselected: CGSize(width: 22, height: 22)
    }
  }

  /// The colour: that of tertiary labels for a chevron, the tint for a checkmark (as before iOS 26).
  @MainActor func color(_ view: UIView) -> UIColor {
    switch self {
    case .chevron, .reorder, .unselected: .tertiaryLabel
    case .delete: .systemRed
    case .insert: .systemGreen
    case .checkmark, .detail, .selected: view.tintColor ?? .systemBlue
    }
  }

  /// The lines of the image, in a unit square.
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

  /// The circle around the lines: filled, with the lines left out of it, or drawn as an outline.
  var circle: Circle {
    switch self {
    case .delete, .insert, .selected: .filled
    case .detail, .unselected: .outline
    case .chevron, .checkmark, .reorder: .none
    }
  }

  enum Circle { case none, outline, filled }

  /// The width of the lines, in points.
  var lineWidth: Double {
    switch self {
    case .chevron, .checkmark: 2.2
    case .reorder: 1
    case .detail, .delete, .insert, .selected, .unselected: 1.6
    }
  }
}
