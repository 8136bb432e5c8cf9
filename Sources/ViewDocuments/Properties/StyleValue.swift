package import TypographyKit

/// A typography's style that a file names.
package struct StyleValue: Equatable, Sendable {
  package var style: Typography
  /// The place where the typography names the style's font, if that is not one of the fonts available to all files:
  /// `TypographyKit.json:4:7: ui-font-text-styles.heading.font-name`.
  package let fontOrigin: String?

  package init(_ style: Typography, fontOrigin: String?) {
    (self.style, self.fontOrigin) = (style, fontOrigin)
  }
}
