import Drawing
import TextLayout

/// The reason why a display list cannot be drawn.
///
/// `command` is the index of the command at fault, `name` its keyword in the list's description.
package enum RenderingError: Error, Equatable {
  /// The scale is not a number above 0, or is above `PixelSize.largestScale`.
  case unsupportedScale(Double)
  /// The list has no area, or its size is not finite. In points.
  case unsupportedSize(width: Double, height: Double)
  /// The bitmap cannot be created; the reason is the bitmap's error.
  case noBitmap(reason: String)
  /// An operand of the command is infinite or not a number.
  case notFinite(command: Int, name: String)
  /// The font's size is negative or, in pixels, above `GlyphMasks.largestPixelSize`.
  case unsupportedFontSize(command: Int, font: String, pixels: Double)
  /// The run is slanted, stretched or stroked beyond the limits of `GlyphStyle`.
  case unsupportedGlyphStyle(command: Int, font: String)
  /// The shadow's blur or offset is beyond the limits of `DeviceShadow`.
  case unsupportedShadow(command: Int)
  /// The line is wider than `DeviceLine.largestWidth`, or has more dashes than `DeviceLine.mostDashes`.
  case unsupportedStroke(command: Int)
  /// The lines of a path cross more rows of pixels than `DeviceFigure.mostRows`.
  case pathTooLong(command: Int)
  /// The backdrop's numbers are beyond the limits of `LinearPicture` for a blur, or its saturation is not 0 to 16.
  case unsupportedBackdrop(command: Int)
  /// A filter's numbers are beyond the limits of `LinearPicture`; `filter` is its index in the list.
  case unsupportedFilter(filter: Int)
  /// FreeType cannot open the font, or cannot apply its variations.
  case unusableFont(font: String, path: String, code: Int32)
  /// FreeType cannot render the glyph.
  case unusableGlyph(font: String, glyph: UInt32, code: Int32)
  /// The command ends a scope although none is open.
  case unbalanced(command: Int)
  /// Scopes are still open at the end of the list.
  case unclosed(count: Int)
  /// More clips, groups and shadows are open at once than `OpenScopes.largestDepth`.
  case nestedTooDeeply(command: Int)
  /// The groups and shadows open at once need more memory than two of the largest bitmaps.
  case groupsTooLarge(command: Int)
  /// Cairo reported an error.
  case cairo(reason: String)
}

extension RenderingError {
  /// The same error at another command: one that paints others.
  func at(_ command: Int) -> RenderingError {
    switch self {
    case .notFinite(_, let name): .notFinite(command: command, name: name)
    case .unsupportedFontSize(_, let font, let pixels):
      .unsupportedFontSize(command: command, font: font, pixels: pixels)
    case .unsupportedGlyphStyle(_, let font): .unsupportedGlyphStyle(command: command, font: font)
    case .unsupportedShadow: .unsupportedShadow(command: command)
    case .unsupportedStroke: .unsupportedStroke(command: command)
    case .pathTooLong: .pathTooLong(command: command)
    case .unsupportedBackdrop: .unsupportedBackdrop(command: command)
    case .unbalanced: .unbalanced(command: command)
    case .nestedTooDeeply: .nestedTooDeeply(command: command)
    case .groupsTooLarge: .groupsTooLarge(command: command)
    case .unsupportedScale, .unsupportedSize, .noBitmap, .unsupportedFilter, .unusableFont, .unusableGlyph, .unclosed,
      .cairo:
      self
    }
  }
}

extension RenderingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unsupportedScale(let scale):
      "A scale of \(number(scale)) cannot be drawn: "
        + "it must be above 0 and at most \(number(PixelSize.largestScale))."
    case .unsupportedSize(let width, let height):
      "A picture of \(number(width)) × \(number(height)) points cannot be drawn: both sides must be finite and "
        + "above 0. Give the view a size."
    case .noBitmap(let reason):
      reason
    case .notFinite(let command, let name):
      "Drawing command \(command) (\(name)) holds a number that is infinite or not a number. "
        + "Look for a division by zero in the view's frame, alpha or colours."
    case .unsupportedFontSize(_, let font, let pixels):
      "A text in '\(font)' has a size of \(number(pixels)) pixels: a font's size must be 0 to "
        + "\(number(GlyphMasks.largestPixelSize)) pixels. Choose a smaller font or scale."
    case .unsupportedGlyphStyle(let command, let font):
      "Drawing command \(command) slants, stretches or strokes '\(font)' too far: stretch must be 0 or more, stretch "
        + "and slant together at most \(number(GlyphStyle.largestReach)) and at most "
        + "\(number(GlyphStyle.largestReachedSize)) pixels an em, a stroke at most "
        + "\(number(GlyphStyle.largestLineWidth)) pixels wide. Choose smaller values, or a smaller font or scale."
    case .unsupportedShadow(let command):
      "Drawing command \(command) casts a shadow too far: its blur must be at most "
        + "\(number(DeviceShadow.largestBlur)) pixels and its offset at most \(number(DeviceShadow.largestOffset)) "
        + "pixels. Choose smaller values or a smaller scale."
    case .unsupportedStroke(let command):
      "Drawing command \(command) draws a line too wide or with too many dashes: it must be at most "
        + "\(number(DeviceLine.largestWidth)) pixels wide, with at most \(number(DeviceLine.mostDashes)) dashes. "
        + "Choose longer dashes, a narrower line or a smaller scale."
    case .pathTooLong(let command):
      "Drawing command \(command) draws a path whose lines together cross too many rows of pixels. Draw fewer or shorter "
        + "lines, or choose a smaller scale."
    case .unsupportedBackdrop(let command):
      "Drawing command \(command) filters its backdrop too strongly: the blur must be 0 to "
        + "\(number(LinearPicture.largestDeviation)) pixels, the saturation 0 to 16. Choose smaller values or a smaller "
        + "scale."
    case .unsupportedFilter(let filter):
      "Filter \(filter) of the picture cannot be applied: a blur must be 0 to \(number(LinearPicture.largestDeviation)) "
        + "pixels, a matrix 9 numbers from -16 to 16, a contrast 0 to 1. Choose other values or a smaller scale."
    case .unusableFont(let font, let path, let code):
      "The font '\(font)' of '\(path)' cannot be drawn with: \(FreeTypeError(code: code).reason). Restore the file, or use "
        + "another font."
    case .unusableGlyph(let font, let glyph, let code):
      "Glyph \(glyph) of the font '\(font)' cannot be drawn: \(FreeTypeError(code: code).reason). Restore the font's file, or "
        + "use another font for the text."
    case .unbalanced(let command):
      "Drawing command \(command) ends a scope, and none is open."
    case .unclosed(let count):
      "The display list ends with \(count) scopes open."
    case .nestedTooDeeply(let command):
      "Drawing command \(command) opens more than \(OpenScopes.largestDepth) clips, groups and shadows at once. "
        + "Nest fewer views that clip, are translucent or cast shadows."
    case .groupsTooLarge(let command):
      "Drawing command \(command) opens more translucent groups and shadows at once than memory is set aside for. "
        + "Nest fewer translucent views and shadows, or choose a smaller size or scale."
    case .cairo(let reason):
      "Cairo cannot draw the picture: \(reason)."
    }
  }
}
