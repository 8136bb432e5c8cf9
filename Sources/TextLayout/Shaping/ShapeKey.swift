/// What the shape of a stretch of text depends on: everything but its size and spacing.
struct ShapeStyle: Hashable, Sendable {
  /// The offset at which the stretch ends; `.max` for the last one.
  var end: Int
  var cascade: FontCascade
  var features: [FontFeature]
  var language: String
  var isAttachment: Bool
}

extension ShapeStyle {
  /// Code units such that a text without them is set alike in both styles, but in another primary font; nil for styles that
  /// differ in more.
  func differences(from other: ShapeStyle) -> CharacterCoverage? {
    guard end == other.end, features == other.features, language == other.language, isAttachment == other.isAttachment
    else { return nil }
    return cascade.differences(from: other.cascade)
  }
}

/// What the shape of a paragraph depends on.
///
/// A class, because it is looked up at every layout, and a copy would be a dozen references to count.
final class ShapeKey: Sendable {
  let text: ExactText
  let firstStyle: ShapeStyle
  /// Those behind the first, in order. Most texts have none, and take no memory for them.
  let otherStyles: [ShapeStyle]
  let language: String
  let baseDirection: BaseDirection
  let keepsHangulWords: Bool

  /// - Parameter runs: One at least; the style of the first is the paragraph's.
  init(_ text: ExactText, runs: [AttributedText.Run]) {
    self.text = text
    language = runs[0].style.language
    baseDirection = runs[0].style.baseDirection
    keepsHangulWords = runs[0].style.lineBreakStrategy.contains(.hangulWordPriority)
    firstStyle = ShapeStyle(of: runs, at: 0)
    otherStyles = runs.count > 1 ? runs.indices.dropFirst().map { ShapeStyle(of: runs, at: $0) } : []
  }

  /// In order; one at least.
  var styles: [ShapeStyle] { [firstStyle] + otherStyles }

  /// Whether one of its fonts is at fault.
  var isAtFault: Bool { firstStyle.cascade.isAtFault || otherStyles.contains { $0.cascade.isAtFault } }

  /// A short text in the style of `style`, such as an ellipsis.
  init(_ text: String, in style: ShapeStyle) {
    self.text = ExactText(text)
    language = style.language
    baseDirection = .leftToRight
    keepsHangulWords = false
    firstStyle = ShapeStyle(
      end: .max, cascade: style.cascade, features: style.features, language: style.language, isAttachment: false)
    otherStyles = []
  }
}

extension ShapeKey: Hashable {
  static func == (left: ShapeKey, right: ShapeKey) -> Bool {
    left === right
      || left.text == right.text && left.firstStyle == right.firstStyle && left.otherStyles == right.otherStyles
        && left.language == right.language && left.baseDirection == right.baseDirection
        && left.keepsHangulWords == right.keepsHangulWords
  }

  /// Text and font tell nearly all keys apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(firstStyle.cascade)
  }
}

extension ShapeStyle {
  /// Of a run, which is read in its place: a copy is a dozen references to count.
  fileprivate init(of runs: [AttributedText.Run], at index: Int) {
    self.init(
      end: runs[index].end, cascade: runs[index].attributes.font.cascade, features: runs[index].attributes.features,
      language: runs[index].attributes.language ?? runs[0].style.language,
      isAttachment: runs[index].attributes.attachment != nil)
  }
}
