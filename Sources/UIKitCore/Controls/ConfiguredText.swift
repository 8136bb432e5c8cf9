import Foundation

/// A text of a configuration, with the look that the button's style gives it.
@MainActor
struct ConfiguredText {
  let content: ConfigurationText
  let transformer: UIConfigurationTextAttributesTransformer?
  let font: UIFont
  let color: UIColor
  let isUnderlined: Bool

  /// Shows the text in a label, with as many lines as it needs unless it is truncated.
  func show(
    in label: UILabel, breaking mode: NSLineBreakMode, _ alignment: ConfiguredContentArrangement.Alignment
  ) {
    let lines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    if label.numberOfLines != lines { label.numberOfLines = lines }
    if label.lineBreakMode != mode { label.lineBreakMode = mode }
    let side = Self.textAlignment(alignment, isMirrored: label.isInMirroredLayout)
    if label.textAlignment != side { label.textAlignment = side }
    if label.font != font { label.font = font }
    if label.textColor != color { label.textColor = color }
    switch content {
    case .none: label.text = nil
    case .localized(let text) where transformer == nil && !isUnderlined:
      label.localizedText = text
    case .localized(let text):
      label.attributedText = attributed(AttributedString(text.string))
      label.content.localizedText = text
    case .attributed(let text): label.attributedText = attributed(text)
    }
  }

  /// The text with the style's attributes where it has none of its own, after the transformer.
  private func attributed(_ text: AttributedString) -> NSAttributedString {
    var standard = AttributeContainer()
    standard.font = font
    standard.foregroundColor = color
    if isUnderlined { standard.underlineStyle = .single }
    return text.uiKitString { own in
      let merged = standard.merging(own)
      return transformer?(merged) ?? merged
    }
  }

  private static func textAlignment(
    _ alignment: ConfiguredContentArrangement.Alignment, isMirrored: Bool
  ) -> NSTextAlignment {
    switch alignment {
    case .near, .fill: isMirrored ? .right : .left
    case .middle: .center
    case .far: isMirrored ? .left : .right
    }
  }
}

extension UIView {
  fileprivate final var isInMirroredLayout: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
