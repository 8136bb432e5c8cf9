import Drawing
import Foundation
import SystemText
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// Shows one of the system's images at an end of a cell, mirrored for right-to-left interfaces if it is a chevron.
final class AccessoryGlyphView: UIView {
  let glyph: AccessoryGlyph
  /// The colour in place of the system's; `nil` for the system's.
  var color: UIColor?
  /// Whether the image has the tint colour in place of the system's colour.
  var isTinted = false

  /// The texts of the cell that a detail button belongs to.
  var cellTexts: () -> String? = { nil }

  init(_ glyph: AccessoryGlyph) {
    self.glyph = glyph
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var mayHaveContent: Bool { false }

  /// Only a detail button is an element, named after its cell (M: interface tests of apps find a button "More Info, Lists").
  override var isStandardAccessibilityElement: Bool { glyph == .detail }
  override var standardAccessibilityLabel: String? {
    (["More Info"] + [cellTexts()].compactMap(\.self)).joined(separator: ", ")
  }
  override var standardAccessibilityTraits: UIAccessibilityTraits { .button }

  package override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    let traits = traitCollection
    let size = boundsStorage.size
    guard size.width > 0, size.height > 0 else { return content }
    content.commands = glyph.commands(
      in: boundsStorage, color: (color ?? (isTinted ? tintColor : glyph.color(self))).color(under: traits),
      under: traits, isMirrored: isRightToLeft && glyph == .chevron)
    return content
  }
}
