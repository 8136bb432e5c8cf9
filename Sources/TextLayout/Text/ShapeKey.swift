/// The properties of a run of text that determine its shape: everything but size and spacing.
struct ShapeStyle: Hashable, Sendable {
  /// The offset at which the run ends; `.max` for the last one.
  var end: Int
  var cascade: FontCascade
  var features: [FontFeature]
  var language: String
  var isAttachment: Bool
}

extension ShapeStyle {
  /// Code units such that text without them is shaped the same in both styles, apart from the primary font; nil if the
  /// styles differ otherwise.
  func differences(from other: ShapeStyle) -> CharacterCoverage? {
    guard end == other.end, features == other.features, language == other.language, isAttachment == other.isAttachment
    else { return nil }
    return cascade.differences(from: other.cascade)
  }
}

/// The key of a paragraph's shape.
///
/// A class, because it is looked up in every layout, and copying it would count a dozen references.
final class ShapeKey: Sendable {
  let text: ExactText
  let firstStyle: ShapeStyle
  /// The styles after the first, in order. Most texts have none, and use no memory for them.
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

  /// In order; at least one.
  var styles: [ShapeStyle] { [firstStyle] + otherStyles }

  /// Whether one of its fonts could not be opened.
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

  /// Text and font distinguish nearly all keys.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(firstStyle.cascade)
  }
}

extension ShapeStyle {
  /// The style of a run, which is accessed by index: copying it would count a dozen references.
  fileprivate init(of runs: [AttributedText.Run], at index: Int) {
    self.init(
      end: runs[index].end, cascade: runs[index].attributes.font.cascade, features: runs[index].attributes.features,
      language: runs[index].attributes.language ?? runs[0].style.language,
      isAttachment: runs[index].attributes.attachment != nil)
  }
}
