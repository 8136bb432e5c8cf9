import Synchronization
import TextLayout

/// The answers about one text: it is asked for the same sizes while views are measured, placed and painted.
final class ProposedTextAnswers: Sendable {
  private struct Known: ~Copyable {
    /// It keeps what it has found out of the text from one size to the next.
    var sizer = TextLayoutEngine.shared.sizer()
    var breaks: [(setting: TextSetting, breaks: TextBreaks)] = []
    var layout: (setting: TextSetting, layout: PositionedText)?

    mutating func breaks(of text: AttributedText, in setting: TextSetting) -> TextBreaks {
      if let known = breaks.last(where: { $0.setting == setting }) { return known.breaks }
      if breaks.count == ProposedTextAnswers.limit { breaks.removeFirst() }
      let found = TextLayoutEngine.shared.breaks(of: setting.scaled(text), in: setting.container, by: &sizer)
      breaks.append((setting, found))
      return breaks[breaks.count - 1].breaks
    }
  }

  /// Stacks ask for a few sizes: those asked for last are kept.
  private static let limit = 8

  private let known = Mutex(Known())

  /// The way the text is broken.
  func breaks(of text: AttributedText, in setting: TextSetting) -> TextBreaks {
    known.withLock { $0.breaks(of: text, in: setting) }
  }

  /// The text in lines of glyphs.
  func layout(of text: AttributedText, in setting: TextSetting) -> PositionedText {
    if let known = known.withLock({ $0.layout }), known.setting == setting { return known.layout }
    let layout = TextLayoutEngine.shared.layout(setting.scaled(text), in: setting.container)
    known.withLock { $0.layout = (setting, layout) }
    return layout
  }
}

/// The room for a text, and the factor of its fonts.
struct TextSetting: Equatable {
  var container: TextContainer
  var factor: Double

  func scaled(_ text: AttributedText) -> AttributedText { factor < 1 ? text.scaled(by: factor) : text }
}
