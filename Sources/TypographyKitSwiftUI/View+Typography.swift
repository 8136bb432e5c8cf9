public import HeadlessSwiftUI
public import HeadlessUIKit
public import TypographyKit

extension View {
  /// Sets the font and the colour of text in the view to those of the configuration's style with this name.
  ///
  /// A style that does not exist, and a font or colour that a style does not have, leave the view's own. As in the library,
  /// letter case and letter spacing are not applied: `String.letterCase(style:)` and `kerning(_:)` do that.
  ///
  /// - Parameters:
  ///   - style: the name.
  ///   - scalingMode: the way in which the font follows the text size; nil for the style's. As in the library
  ///     (`ViewAdditions.swift` of rwbutler/TypographyKit 6), the font does not grow unless a mode is given.
  public nonisolated func typography(
    style: UIFont.TextStyle, scalingMode: ScalingMode? = .disabled
  ) -> some View {
    modifier(TypographyModifier(style: style, scalingMode: scalingMode))
  }
}

/// Sets the font and the colour of a style at the text size of the view.
private struct TypographyModifier: ViewModifier {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  let style: UIFont.TextStyle
  let scalingMode: ScalingMode?

  nonisolated init(style: UIFont.TextStyle, scalingMode: ScalingMode?) {
    (self.style, self.scalingMode) = (style, scalingMode)
  }

  func body(content: Content) -> some View {
    let typography = Typography(for: style, scalingMode: scalingMode)
    let font = typography?.font(UIContentSizeCategory(dynamicTypeSize))
    return
      content
      .transformEnvironment(\.font) { if let font { $0 = Font(font) } }
      .foregroundColor(typography?.textColor.map { Color(uiColor: $0) })
  }
}
