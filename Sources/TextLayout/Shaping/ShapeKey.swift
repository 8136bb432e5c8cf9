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
    self.text = text
    language = runs[0].style.language
    baseDirection = runs[0].style.baseDirection
    keepsHangulWords = runs[0].style.lineBreakStrategy.contains(.hangulWordPriority)
    styles = []
    styles.reserveCapacity(runs.count)
    for index in runs.indices {
      // In place: a copy of a run is a dozen references to count.
      styles.append(
        ShapeStyle(
          end: runs[index].end, cascade: runs[index].attributes.font.cascade,
          features: runs[index].attributes.features, language: runs[index].attributes.language ?? language,
          isAttachment: runs[index].attributes.attachment != nil))
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
