package import Foundation

/// Colours and text styles for designers: the contents, not the layout.
///
/// ```swift
/// let ink = Specimen.Swatch(name: "ink", light: [16, 32, 48, 255], dark: [255, 255, 255, 255])
/// ```
@MainActor
package struct Specimen {
  /// A colour in both appearances.
  package struct Swatch {
    /// Red, green, blue and alpha.
    package typealias Bytes = [UInt8]

    package let name: String
    package let light: Bytes
    package let dark: Bytes

    package init(name: String, light: Bytes, dark: Bytes) {
      (self.name, self.light, self.dark) = (name, light, dark)
    }
  }

  /// A style's sample at one text size.
  package struct Line {
    /// `AX3`.
    package let category: String
    /// The font's size and line height in points, as texts.
    package let pointSize: String
    package let lineHeight: String
    /// The sample in the style's font, colour and spacing.
    package let sample: NSAttributedString

    package init(category: String, pointSize: String, lineHeight: String, sample: NSAttributedString) {
      (self.category, self.pointSize, self.lineHeight, self.sample) = (category, pointSize, lineHeight, sample)
    }
  }

  /// A style at all text sizes.
  package struct Style {
    package let name: String
    /// Facts about it other than its sizes: `RobotoSlab-Regular, upper`.
    package let facts: String
    /// Empty for a style without a font.
    package let lines: [Line]
    /// Whether the sample is light, and shown on black for that reason.
    package let isLight: Bool

    package init(name: String, facts: String, lines: [Line], isLight: Bool) {
      (self.name, self.facts, self.lines, self.isLight) = (name, facts, lines, isLight)
    }
  }

  /// The title of the specimen.
  package let title: String
  package let swatches: [Swatch]
  package let styles: [Style]

  package init(title: String, swatches: [Swatch], styles: [Style]) {
    (self.title, self.swatches, self.styles) = (title, swatches, styles)
  }
}

extension Specimen.Swatch {
  /// `#RRGGBB`, with two more digits if it is not opaque.
  package static func text(_ bytes: Bytes) -> String {
    "#" + (bytes.last == 255 ? bytes.dropLast() : bytes).map(hexadecimal).joined()
  }

  /// Two digits.
  package static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
