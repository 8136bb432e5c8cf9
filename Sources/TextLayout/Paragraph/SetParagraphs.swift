/// Makes paragraphs ready to be broken in a container, equal ones once while they are near each other.
struct SetParagraphs {
  let container: TextContainer
  let shaped: (ShapeKey) -> ShapedText
  /// How many were made ready.
  private(set) var preparedCount = 0
  private var recent: [ObjectIdentifier: SetParagraph] = [:]
  /// The paragraphs kept for equal ones that may follow: more would hold on to the text's shapes.
  private static let limit = 64

  init(container: TextContainer, shaped: @escaping (ShapeKey) -> ShapedText) {
    self.container = container
    self.shaped = shaped
  }

  mutating func paragraph(_ paragraph: TextParagraph) -> SetParagraph {
    if let known = recent[ObjectIdentifier(paragraph)] { return known }
    let made = SetParagraph(paragraph, in: container, shaped: shaped)
    preparedCount += 1
    if recent.count >= SetParagraphs.limit { recent = [:] }
    recent[ObjectIdentifier(paragraph)] = made
    return made
  }
}
