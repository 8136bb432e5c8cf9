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

  init(_ glyph: AccessoryGlyph) {
    self.glyph = glyph
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var mayHaveContent: Bool { false }

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
