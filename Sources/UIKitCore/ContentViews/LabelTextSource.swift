import Foundation
import TextLayout

/// The input from which a label's text is prepared: equal sources have the same prepared text.
struct LabelTextSource: Equatable {
  /// The number of times the label's text was set: equal numbers mean the same text.
  var contentChanges: Int
  var font: Compared<UIFont>
  var color: Compared<UIColor>
  var shadow: TextShadow?
  var style: LabelStyle
  /// The language as a BCP 47 tag.
  var language: String
  var isRightToLeft: Bool
  var isEnabled: Bool
  /// The colour of the whole text while highlighted; `nil` for the text's own colours.
  var highlightColor: UIColor?
  /// The window's width and the traits by which a variant of the text is chosen; `nil` for a text without variants.
  var room: PresentationRoom?
}

/// The values that a label's text depends on, so that it is known to be the same without looking at it.
struct LabelLook {
  /// The number of times that the label's properties were set.
  var changes: Int
  var traits: UITraitCollection
  var direction: UISemanticContentAttribute
  /// The baselines last found, and for which size.
  var baselines: (size: CGSize, offsets: (first: CGFloat, last: CGFloat))?

  func isSame(as other: LabelLook) -> Bool {
    changes == other.changes && traits === other.traits && direction == other.direction
  }
}

/// The properties of a label that make its paragraph style, for plain text and paragraphs without a style.
struct LabelStyle: Equatable {
  var alignment: NSTextAlignment
  var lineBreakMode: NSLineBreakMode
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
  var allowsDefaultTighteningForTruncation: Bool

  var values: ParagraphStyleValues {
    var values = ParagraphStyleValues()
    values.alignment = alignment
    values.lineBreakMode = lineBreakMode
    values.lineBreakStrategy = lineBreakStrategy
    values.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    return values
  }
}

/// An object that is compared by identity first, which decides most comparisons at once.
struct Compared<Object: NSObject>: Equatable {
  let object: Object

  init(_ object: Object) { self.object = object }

  static func == (left: Compared, right: Compared) -> Bool {
    left.object === right.object || left.object == right.object
  }
}

extension LabelTextSource {
  /// The values for text whose attributes do not specify them.
  private var defaults: TextDefaults {
    TextDefaults(
      font: font.object, color: colorInState(color.object), shadow: shadow, paragraphStyle: style.values,
      language: language, naturalAlignment: isRightToLeft ? .right : .left,
      lineBreakMode: style.lineBreakMode == .byCharWrapping ? .charWrapping : .wordWrapping)
  }

  /// The styled text, with the colours of the label's state.
  func styledText(of content: LabelContent) -> StyledText {
    var defaults = defaults
    switch content {
    case .none: return StyledText("", defaults: defaults)
    case .plain(let text): return StyledText(text.string(in: room), defaults: defaults)
    case .attributed(let whole, let text):
      let string = text.varies ? variant(text.string(in: room), of: whole) : whole
      defaults.paragraphStyle.lineBreakStrategy = []
      var styled = StyledText(string, defaults: defaults)
      for index in styled.paints.indices { applyState(to: &styled.paints[index]) }
      return styled
    }
  }

  /// The variant as an attributed text, if all of the original text has the same attributes; otherwise the original.
  private func variant(_ variant: String, of text: NSAttributedString) -> NSAttributedString {
    guard text.length > 0 else { return text }
    var range = NSRange()
    let attributes = text.attributes(at: 0, effectiveRange: &range)
    return range.length == text.length ? NSAttributedString(string: variant, attributes: attributes) : text
  }

  /// Applies the label's state to the colours of a run of attributed text.
  private func applyState(to paint: inout TextPaint) {
    paint.color = colorInState(paint.color)
    guard !isEnabled else { return }
    paint.background = paint.background.map(LabelTextSource.dimmed)
    paint.underlineColor = paint.underlineColor.map(LabelTextSource.dimmed)
    paint.strikethroughColor = paint.strikethroughColor.map(LabelTextSource.dimmed)
    paint.strokeColor = paint.strokeColor.map(LabelTextSource.dimmed)
    if let shadow = paint.shadow { paint.shadow?.color = LabelTextSource.dimmed(shadow.color) }
  }

  /// The text colour for the label's state.
  private func colorInState(_ color: UIColor) -> UIColor {
    let color = highlightColor ?? color
    return isEnabled ? color : LabelTextSource.dimmed(color)
  }

  /// The text colour in a disabled label: at half the opacity. Apple's documentation says "somewhat" dimmed; by how
  /// much is not public.
  private static func dimmed(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha / 2)
    }
  }
}
