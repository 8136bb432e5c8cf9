/// Makes paragraphs ready to be broken in a container, equal ones once while they are near each other.
struct TypesetParagraphs {
  private(set) var container: TextContainer
  let shapes: TextShapes
  /// How many were made ready.
  private(set) var preparedCount = 0
  private var last: TypesetParagraph?
  /// The paragraph that was set last in another container, which nobody uses any more.
  private var spare: TypesetParagraph?
  /// Those before the last one.
  private var recent: [ObjectIdentifier: TypesetParagraph] = [:]
  /// The paragraphs kept for equal ones that may follow: more would hold on to the text's shapes.
  private static let limit = 64
  /// The paragraphs of a text whose shapes are kept for its next layout. Those of more would push each other out before
  /// they are asked for again.
  static let shapesKept = 8192

  init(container: TextContainer, shapes: TextShapes) {
    self.container = container
    self.shapes = shapes
  }

  /// - Parameter font: The paragraph's only font at another size; nil where it is set as it is.
  mutating func paragraph<Limit: LayoutChecking>(
    _ paragraph: TextParagraph, in font: TextFont?, within limit: Limit
  ) throws(Limit.Failure) -> TypesetParagraph {
    if let last, last.paragraph === paragraph { return last }
    if let known = recent[ObjectIdentifier(paragraph)] { return known }
    keepLast()
    let isKept = preparedCount < TypesetParagraphs.shapesKept
    let resized = resizedSpare(paragraph, in: font)
    let made =
      if let resized { resized } else {
        try TypesetParagraph(paragraph, in: font, container, isKept: isKept, shapes: shapes, within: limit)
      }
    preparedCount += 1
    last = made
    return made
  }

  /// The spare paragraph, if it has the shape of another one.
  private mutating func resizedSpare(_ paragraph: TextParagraph, in font: TextFont?) -> TypesetParagraph? {
    guard let spare = spare.take(), spare.resize(to: paragraph, in: font, container) else { return nil }
    return spare
  }

  /// Begins again in another container, when nobody uses the paragraphs any more.
  mutating func restart(in container: TextContainer) {
    self.container = container
    preparedCount = 0
    spare = last
    last = nil
    if !recent.isEmpty { recent = [:] }
  }

  private mutating func keepLast() {
    guard let last else { return }
    if recent.count >= TypesetParagraphs.limit { recent = [:] }
    recent[ObjectIdentifier(last.paragraph)] = last
  }
}
