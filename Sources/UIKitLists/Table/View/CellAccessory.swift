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
  /// The room between the content and the first image.
  var lead: CGFloat = 0

  /// The accessory of a type. Widths at the standard text size are those before iOS 26, with m for the margin: m + 10.5
  /// (10.333 at three pixels a point; 43 of 43 files) for a chevron, m + 24 for a checkmark (16 of 16), m + 20.5 for a
  /// detail button (1 of 1). Of a button and a chevron together only the 12 points between them are known (QMUI).
  @MainActor
  init(_ type: UITableViewCell.AccessoryType, margin: CGFloat, _ traits: UITraitCollection) {
    func part(_ glyph: AccessoryGlyph) -> Part { Part(glyph: glyph, size: glyph.size(under: traits)) }
    switch type {
    case .none: break
    case .disclosureIndicator:
      let chevron = part(.chevron)
      parts = [chevron]
      strip = margin + chevron.size.width
    case .checkmark:
      let mark = part(.checkmark)
      parts = [mark]
      let growth = AccessoryGlyph.checkmark.growth(under: traits)
      lead = traits.pixelGrid.nearest(CellAccessory.checkmarkLead * growth)
      strip = margin + lead + mark.size.width
    case .detailButton:
      let detail = part(.detail)
      parts = [detail]
      strip = margin + detail.size.width
    case .detailDisclosureButton:
      let (detail, chevron) = (part(.detail), part(.chevron))
      parts = [detail, chevron]
      strip = margin + chevron.size.width + AccessoryGlyph.spacing + detail.size.width
    }
  }

  /// The room before a check mark: what 24 points leave for its image of 19.
  private static var checkmarkLead: CGFloat { 5 }

  /// The app's accessory view, whose right edge is a margin away from the end.
  init(viewOfWidth width: CGFloat, margin: CGFloat) { strip = width + margin }

  init() {}
}
