/// What the shape of a stretch of text depends on: everything but its size and spacing.
struct ShapeStyle: Hashable, Sendable {
  /// The offset at which the stretch ends; `.max` for the last one.
  var end: Int
  var cascade: FontCascade
  var features: [FontFeature]
  var language: String
  var isAttachment: Bool
}

/// What the shape of a paragraph depends on.
struct ShapeKey: Hashable, Sendable {
  var text: ExactText
  /// In order; one at least.
  var styles: [ShapeStyle]
  var language: String
  var baseDirection: BaseDirection
  var keepsHangulWords: Bool

  /// - Parameter runs: One at least; the style of the first is the paragraph's.
  init(_ text: ExactText, runs: [AttributedText.Run]) {
    let style = runs[0].style
    self.text = text
    language = style.language
    baseDirection = style.baseDirection
    keepsHangulWords = style.lineBreakStrategy.contains(.hangulWordPriority)
    styles = runs.map { run in
      ShapeStyle(
        end: run.end, cascade: run.attributes.font.cascade, features: run.attributes.features,
        language: run.attributes.language ?? style.language, isAttachment: run.attributes.attachment != nil)
    }
  }

  /// Whether one of its fonts is at fault.
  var isAtFault: Bool { styles.contains { $0.cascade.isAtFault } }

  /// Text and font tell nearly all keys apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(styles[0].cascade)
  }

  /// A short text in the style of `style`, such as an ellipsis.
  init(_ text: String, in style: ShapeStyle) {
    self.text = ExactText(text)
    language = style.language
    baseDirection = .leftToRight
    keepsHangulWords = false
    styles = [
      ShapeStyle(
        end: .max, cascade: style.cascade, features: style.features, language: style.language, isAttachment: false)
    ]
  }
}
