import Drawing
import Findings
import Foundation
import HeadlessUIKit
package import Raster
import TextLayout

extension AuditedScreen {
  /// Texts with less contrast to their background than WCAG 2.2 requires (1.4.3): 4.5 to 1, or 3 to 1 for large text.
  /// Disabled text is exempt, as in the criterion.
  ///
  /// - Parameters:
  ///   - pictures: the screen, with and without its texts.
  ///   - palette: the colours of UIKit's own.
  func textsOfLowContrast(in pictures: ContrastPictures, _ palette: SystemPalette) -> [AuditFinding] {
    var worst: [Int: TextContrast] = [:]
    for text in texts where !views[text.view].facts.isDisabled {
      guard let contrast = TextContrast(text, in: pictures), contrast.isTooLow else { continue }
      if worst[text.view].map({ contrast.ratio < $0.ratio }) ?? true { worst[text.view] = contrast }
    }
    return worst.sorted { $0.key < $1.key }.map { view, contrast in
      var found = finding(.lowContrast, view, contrast.message)
      found.contrast = contrast.measured
      found.isOfSystemColors = contrast.isOf(palette, isInBar: views[view].facts.isInBar)
      return found
    }
  }
}

/// A screen without its texts, and with the boxes of letters in black and in white. The difference of the latter two is the
/// visible share of a letter's colour, with the opacity of its views and of anything over it.
struct ContrastPictures {
  private let backdrop: PicturePixels
  private let black: PicturePixels
  private let white: PicturePixels

  /// - Parameters:
  ///   - draw: draws in device pixels, which edges are aligned to, so that the colours of neighbours do not mix.
  ///   - scale: the number of pixels per point.
  ///   - page: the colour behind a translucent picture.
  init(of list: DisplayList, scale: Double, page: Color, draw: (DisplayList) throws -> Bitmap) rethrows {
    func pixels(_ list: DisplayList) throws -> PicturePixels { PicturePixels(try draw(list), scale: scale, page: page) }
    backdrop = try pixels(list.withoutGlyphs)
    black = try pixels(list.withBoxes(of: Color(red: 0, green: 0, blue: 0), scale: scale))
    white = try pixels(list.withBoxes(of: Color(red: 1, green: 1, blue: 1), scale: scale))
  }

  /// The colours at a letter's box: without the letter, and with it in each of some colours; nil if it is not visible.
  func colors(at letter: CGRect, of colors: [Color]) -> (background: Color, seen: [Color])? {
    guard let background = backdrop.average(in: letter)?.rounded, let black = black.average(in: letter),
      let white = white.average(in: letter), white != black
    else { return nil }
    return (background, colors.map { $0.seen(between: black, white).over(background, alpha: $0.alpha).rounded })
  }
}

/// The contrast of a text to its background.
private struct TextContrast {
  let ratio: Double
  private let needed: Double
  private let color: Color
  private let background: Color
  /// The text's colour before it is blended with what lies behind it.
  private let ownColor: Color

  /// The size of large text (WCAG 2.2, "large scale"): 18 points, or 14 for bold text. A point of iOS counts as a point.
  private static let largeSize = 18.0
  private static let largeBoldSize = 14.0

  /// The minimum width of a visible border of letters: three quarters of a device pixel at 3 pixels per point. The figure
  /// is Galley's, as WCAG has none.
  private static let leastBorder = 0.25

  /// The lowest contrast of a letter; nil if no letter is visible.
  init?(_ text: VisibleText, in pictures: ContrastPictures) {
    let colors = [text.color] + [text.border].compactMap { $0.flatMap { $0.width < Self.leastBorder ? nil : $0.color } }
    var worst: (ratio: Double, color: Color, background: Color)?
    for letter in text.letters {
      guard let (background, seen) = pictures.colors(at: letter, of: colors) else { continue }
      // A narrow border is a part of the letter, and can add contrast (WCAG 2.2, "contrast ratio", note on borders).
      let contrasts = seen.map { ($0.contrast(to: background), $0, background) }
      guard let best = contrasts.max(by: { $0.0 < $1.0 }) else { continue }
      if worst.map({ best.0 < $0.ratio }) ?? true { worst = best }
    }
    guard let worst else { return nil }
    let isBold = FontTraits.boldWeights.contains(text.font.traits.weight)
    needed = text.pointSize >= (isBold ? Self.largeBoldSize : Self.largeSize) ? 3 : 4.5
    (ratio, color, background) = worst
    ownColor = text.color
  }

  /// Whether both colours are of a palette. A bar's own background, which is a material, counts as of it.
  func isOf(_ palette: SystemPalette, isInBar: Bool) -> Bool {
    palette.contains(ownColor) && (isInBar || palette.contains(background))
  }

  /// Whether the ratio is too low. It is not rounded up (WCAG 2.2, Understanding 1.4.3).
  var isTooLow: Bool { ratio < needed }

  var measured: MeasuredContrast { MeasuredContrast(color: color, background: background, needed: needed) }

  var message: String {
    let shown = (ratio * 100).rounded(.down) / 100
    return "The contrast is \(shown) to 1, of \(color.hex) on \(background.hex); \(needed.shown) to 1 is needed."
  }
}

/// The pixels of a picture.
private struct PicturePixels {
  private let bitmap: Bitmap
  /// The number of pixels per point.
  private let scale: Double
  private let page: Color

  init(_ bitmap: Bitmap, scale: Double, page: Color) { (self.bitmap, self.scale, self.page) = (bitmap, scale, page) }

  /// The mean colour of the pixels that a rectangle touches; nil if there are none.
  func average(in rect: CGRect) -> Color? {
    let touched = rect.touchedPixels(scale: scale).intersection(
      CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    guard !touched.isEmpty else { return nil }
    let (columns, rows) = (Int(touched.minX)..<Int(touched.maxX), Int(touched.minY)..<Int(touched.maxY))
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    let pixels = bitmap.pixels
    for row in rows {
      for pixel in pixels[(row * bitmap.width + columns.lowerBound)..<(row * bitmap.width + columns.upperBound)] {
        let pixel = Int(UInt32(littleEndian: pixel))
        (red, green) = (red + (pixel >> 16 & 0xFF), green + (pixel >> 8 & 0xFF))
        (blue, alpha) = (blue + (pixel & 0xFF), alpha + (pixel >> 24 & 0xFF))
      }
    }
    let total = Double(columns.count * rows.count) * 255
    let rest = 1 - Double(alpha) / total
    // The bitmap's channels are multiplied by its alpha.
    return Color(
      red: Double(red) / total + page.red * rest, green: Double(green) / total + page.green * rest,
      blue: Double(blue) / total + page.blue * rest)
  }
}

extension Color {
  /// The colour as drawn where black and white are drawn as these two.
  fileprivate func seen(between black: Color, _ white: Color) -> Color {
    Color(
      red: black.red + red * (white.red - black.red), green: black.green + green * (white.green - black.green),
      blue: black.blue + blue * (white.blue - black.blue))
  }

  /// The colour blended over a background.
  fileprivate func over(_ background: Color, alpha: Double) -> Color {
    func mixed(_ channel: Double, _ behind: Double) -> Double { channel * alpha + behind * (1 - alpha) }
    return Color(
      red: mixed(red, background.red), green: mixed(green, background.green), blue: mixed(blue, background.blue))
  }

  /// The contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2, "contrast ratio").
  package func contrast(to other: Color) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance, from 0 for black to 1 for white (WCAG 2.2, "relative luminance").
  var relativeLuminance: Double {
    0.2126 * ColorSpace.linear(red) + 0.7152 * ColorSpace.linear(green) + 0.0722 * ColorSpace.linear(blue)
  }

  /// The nearest opaque colour with 8 bits per channel, as displays show it and messages name it.
  package var rounded: Color {
    func rounded(_ channel: Double) -> Double { (min(max(0, channel), 1) * 255).rounded() / 255 }
    return Color(red: rounded(red), green: rounded(green), blue: rounded(blue))
  }

  /// The opaque colour as catalogues write it: `#5F5F63`.
  package var hex: String {
    let channels = [red, green, blue].map { channel in
      let text = String(Int(exactly: (min(max(0, channel), 1) * 255).rounded()) ?? 0, radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + channels.joined()
  }
}
