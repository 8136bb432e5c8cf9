import Foundation

/// What a label's text is prepared from: as long as that is the same, so is the text.
struct LabelTextSource: Equatable {
  /// How often the label was given a text: equal numbers are the same text.
  var contentChanges: Int
  var defaults: TextDefaults
  var isEnabled: Bool
  /// The colour of all of the text; nil: its own.
  var highlightColor: UIColor?
  /// What a text that varies by width is chosen by; nil for any other.
  var room: PresentationRoom?
}

extension LabelTextSource {
  /// The text as it is set, with the colours of the label's state.
  func styledText(of content: LabelContent) -> StyledText {
    var defaults = defaults
    defaults.color = colorInState(defaults.color)
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

  /// A variant of an attributed text, where one set of attributes is that of all of it.
  private func variant(_ variant: String, of text: NSAttributedString) -> NSAttributedString {
    guard text.length > 0 else { return text }
    var range = NSRange()
    let attributes = text.attributes(at: 0, effectiveRange: &range)
    return range.length == text.length ? NSAttributedString(string: variant, attributes: attributes) : text
  }

  /// Gives a stretch of attributed text the colours of the label's state.
  private func applyState(to paint: inout TextPaint) {
    paint.color = colorInState(paint.color)
    guard !isEnabled else { return }
    paint.background = paint.background.map(LabelTextSource.dimmed)
    paint.underlineColor = paint.underlineColor.map(LabelTextSource.dimmed)
    paint.strikethroughColor = paint.strikethroughColor.map(LabelTextSource.dimmed)
    paint.strokeColor = paint.strokeColor.map(LabelTextSource.dimmed)
    if let shadow = paint.shadow { paint.shadow?.color = LabelTextSource.dimmed(shadow.color) }
  }

  /// The colour of text in the label's state.
  private func colorInState(_ color: UIColor) -> UIColor {
    let color = highlightColor ?? color
    return isEnabled ? color : LabelTextSource.dimmed(color)
  }

  /// The colour of text in a disabled label: half as strong. Apple's documentation says that it is "somewhat" dimmed;
  /// how much, public facts do not say.
  private static func dimmed(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha / 2)
    }
  }
}
