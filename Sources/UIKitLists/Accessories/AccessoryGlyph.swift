import DynamicType
package import Foundation
import SystemText
package import UIKitValues

/// An image that the system draws at the ends of cells: the drawing of a symbol at the size of Apple's pictures.
package enum AccessoryGlyph: Hashable {
  case chevron, checkmark, detail, delete, insert, reorder, selected, unselected

  /// The space between two accessories (QMUI's default).
  package static var spacing: CGFloat { 12 }

  /// The displayed size at the standard text size. The sizes of the editing controls are not public.
  func size(_ grid: PixelGrid) -> CGSize {
    switch self {
    case .chevron: CGSize(width: grid.nearest(10.4), height: 14)
    case .checkmark: CGSize(width: 19, height: 18)
    case .detail: CGSize(width: 20.5, height: 20.5)
    case .delete, .insert, .reorder, .selected, .unselected: CGSize(width: 22, height: 22)
    }
  }

  /// The displayed size under traits.
  package func size(under traits: UITraitCollection) -> CGSize {
    let (grid, growth) = (traits.pixelGrid, growth(under: traits))
    let size = size(grid)
    guard growth != 1 else { return size }
    return CGSize(width: grid.nearest(size.width * growth), height: grid.nearest(size.height * growth))
  }

  /// The factor by which the image is larger than at the standard text size.
  ///
  /// Accessories are symbols beside body text, so they grow as that does; by how much Apple's do is not public (from
  /// memory, low confidence). Editing controls, of which nothing is known, do not.
  func growth(under traits: UITraitCollection) -> CGFloat {
    switch self {
    case .chevron, .checkmark, .detail:
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
    case .delete, .insert, .reorder, .selected, .unselected: 1
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

  /// The symbol that is drawn, and its weight.
  var symbol: (name: String, weight: SystemFontWeight) {
    switch self {
    case .chevron: ("chevron.forward", .semibold)
    case .checkmark: ("checkmark", .semibold)
    case .detail: ("info.circle", .regular)
    case .delete: ("minus.circle.fill", .regular)
    case .insert: ("plus.circle.fill", .regular)
    case .reorder: ("line.3.horizontal", .regular)
    case .selected: ("checkmark.circle.fill", .regular)
    case .unselected: ("circle", .regular)
    }
  }

  /// The rectangle that the drawing fills in its frame at the standard text size.
  ///
  /// A disclosure indicator's ink is 7 by 12 points, 0.667 before the margin where its frame ends (two rows of a picture
  /// of an app on iOS 17, `public-pictures.md` of the shared facts, 15). Others fill their frames as far as their
  /// proportions let them; the check mark's ink is from memory.
  func ink(in frame: CGSize) -> CGRect {
    switch self {
    case .chevron: CGRect(x: frame.width - 0.667 - 7, y: (frame.height - 12) / 2, width: 7, height: 12)
    case .checkmark: CGRect(x: 1.5, y: 1.5, width: frame.width - 3, height: frame.height - 3)
    case .reorder: CGRect(x: 1.5, y: 0, width: frame.width - 3, height: frame.height)
    case .detail, .delete, .insert, .selected, .unselected: CGRect(origin: .zero, size: frame)
    }
  }

  /// Whether the drawing has the very size of its rectangle, in place of its own proportions.
  var isMeasured: Bool { self == .chevron }

  /// Whether what is left out of the drawing's circle is white, and not what lies behind.
  var hasWhiteStrokes: Bool {
    switch self {
    case .delete, .insert, .selected: true
    case .chevron, .checkmark, .detail, .reorder, .unselected: false
    }
  }
}
