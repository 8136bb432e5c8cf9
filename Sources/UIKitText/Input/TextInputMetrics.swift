import Foundation

/// The figures of text input, in points, with their sources. Confidence as in the project's facts: high, medium, low.
enum TextInputMetrics {
  /// The height that is added to a line of a field without border, and to a caret: Interface Builder's stored heights
  /// of 14 fields since iOS 13 (15 pt: 19.5, 16: 21, 17: 22 at two pixels a point). High.
  static let lineAddition: CGFloat = 1.5
  /// The height of a field with a rounded border, in 28 of 34 stored frames, for fonts of 13 to 18 points. High.
  static let roundedHeight: CGFloat = 34
  /// The space beside the text in a rounded border (two sources), and above and below it (one). High, medium.
  static let roundedInset = CGSize(width: 7, height: 2)
  /// The space beside the text in the other borders. Low: no source.
  static let lineInset = CGSize(width: 2, height: 2)
  /// The radius and the line of the rounded border: about 0.65 of black at 20 %. Medium: one measurement.
  static let roundedRadius: CGFloat = 5
  static let roundedLine: CGFloat = 0.65
  static let roundedLineAlpha: CGFloat = 0.2
  /// The intrinsic width of an empty field. Medium: one measurement.
  static let emptyWidth: CGFloat = 5
  /// The side of the clear button, and its distance from the field's end and from the text. Low: 19 to 20 points, 5 to 8
  /// from the end.
  static let clearButtonSide: CGFloat = 19
  static let clearButtonMargin: CGFloat = 5
  /// A caret's width. Medium: one measurement.
  static let caretWidth: CGFloat = 2
  /// The opacity of the tint colour behind selected text. Low: no source.
  static let selectionAlpha: CGFloat = 0.2
  /// A text view's size without a font. High: pictures of iOS 17.5 and 18.5.
  static let textViewFontSize: CGFloat = 12
}

/// The figures of search, in points. Sources: public pictures of 393 points at iOS 16 and 17 (high), and Flutter's
/// measurements (medium), where nothing else is said.
enum SearchMetrics {
  static let barHeight: CGFloat = 56
  static let fieldHeight: CGFloat = 36
  static let fieldInset = CGSize(width: 8, height: 10)
  static let fieldRadius: CGFloat = 10
  /// The glass's ink: 16.33 square at 8, 10.
  static let glassSide: CGFloat = 16.333
  static let glassX: CGFloat = 8
  static let textX: CGFloat = 30.5
  /// The box of the clear button and its distance from the end. Medium.
  static let clearButtonSide: CGFloat = 20
  static let clearButtonMargin: CGFloat = 5
  /// Between the field and the cancel button. Low.
  static let cancelGap: CGFloat = 8
  /// The height of the scope buttons with their margins; the control is 32 high. No source.
  static let scopeBarHeight: CGFloat = 47
  static let scopeHeight: CGFloat = 32
  /// The line above the field. No source: as a navigation bar's prompt.
  static let promptHeight: CGFloat = 30
  /// A token: its capsule's height, the space beside its text, and what lies between two. No source.
  static let tokenHeight: CGFloat = 24
  static let tokenPadding: CGFloat = 6
  static let tokenGap: CGFloat = 4
  static let tokenRadius: CGFloat = 6
}
