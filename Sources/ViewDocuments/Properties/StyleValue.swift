package import TypographyKit

/// A style of a typography, as a file names it.
package struct StyleValue: Equatable, Sendable {
  package var style: Typography
  /// Where the typography names the style's font, which is not among those that are there for all files:
  /// `TypographyKit.json:4:7: ui-font-text-styles.heading.font-name`.
  package let fontOrigin: String?

  package init(_ style: Typography, fontOrigin: String?) {
    (self.style, self.fontOrigin) = (style, fontOrigin)
  }
}
