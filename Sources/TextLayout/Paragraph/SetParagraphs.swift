/// Makes paragraphs ready to be broken in a container, equal ones once while they are near each other.
struct SetParagraphs {
  let container: TextContainer
  let shaped: (ShapeKey, _ isKept: Bool) -> ShapedText
  /// How many were made ready.
  private(set) var preparedCount = 0
  private var last: SetParagraph?
  /// Those before the last one.
  private var recent: [ObjectIdentifier: SetParagraph] = [:]
  /// The paragraphs kept for equal ones that may follow: more would hold on to the text's shapes.
  private static let limit = 64
  /// The paragraphs of a text whose shapes are kept for its next layout. Those of more would push each other out before
  /// they are asked for again.
  static let shapesKept = 8192

  init(container: TextContainer, shaped: @escaping (ShapeKey, _ isKept: Bool) -> ShapedText) {
    self.container = container
    self.shaped = shaped
  }

  mutating func paragraph(_ paragraph: TextParagraph) -> SetParagraph {
    if let last, last.paragraph === paragraph { return last }
    if let known = recent[ObjectIdentifier(paragraph)] { return known }
    keepLast()
    let made = SetParagraph(
      paragraph, in: container, isKept: preparedCount < SetParagraphs.shapesKept, shaped: shaped)
    preparedCount += 1
    last = made
    return made
  }

  private mutating func keepLast() {
    guard let last else { return }
    if recent.count >= SetParagraphs.limit { recent = [:] }
    recent[ObjectIdentifier(last.paragraph)] = last
  }
}
