import Foundation
import SystemText

/// The accessory at the end of a cell, and the width it takes.
struct CellAccessory: Equatable {
  /// An image of the accessory.
  struct Part: Equatable {
    var glyph: AccessoryGlyph
    var size: CGSize
  }

  /// The images, in order from the content to the end of the cell.
  var parts: [Part] = []
  /// The width at the end of the cell that is not the content's.
  var strip: CGFloat = 0

  /// The accessory of a type. Widths are those before iOS 26, with m for the margin: m + 10.5 (10.333 at three pixels a
  /// point; 43 of 43 files) for a chevron, m + 24 for a checkmark (16 of 16), m + 20.5 for a detail button (1 of 1). Of
  /// a button and a chevron together only the 12 points between them are known (QMUI).
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
      strip = margin + chevron.width + AccessoryGlyph.spacing + 20.5
    }
  }

  /// The app's accessory view, whose right edge is a margin away from the end.
  init(viewOfWidth width: CGFloat, margin: CGFloat) { strip = width + margin }

  init() {}
}
