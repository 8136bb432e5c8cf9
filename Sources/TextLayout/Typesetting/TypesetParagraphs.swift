/// Prepares paragraphs for line breaking in a container; equal ones that are close together are prepared once.
struct TypesetParagraphs {
  private(set) var container: TextContainer
  let shapes: TextShapes
  /// The number of prepared paragraphs.
  private(set) var preparedCount = 0
  private var last: TypesetParagraph?
  /// The last paragraph from the previous container, which is unused and may be recycled.
  private var spare: TypesetParagraph?
  /// The prepared paragraphs before the last one.
  private var recent: [ObjectIdentifier: TypesetParagraph] = [:]
  /// The number of paragraphs kept for equal ones that may follow: more would retain the text's shapes.
  private static let limit = 64
  /// The number of paragraphs of a text whose shapes are kept for its next layout. With more they would evict each
  /// other before they are used again.
  static let shapesKept = 8192

  init(container: TextContainer, shapes: TextShapes) {
    self.container = container
    self.shapes = shapes
  }

  /// - Parameter font: The paragraph's only font at another size; nil for its own fonts.
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

  /// The spare paragraph resized, if it has the same shape.
  private mutating func resizedSpare(_ paragraph: TextParagraph, in font: TextFont?) -> TypesetParagraph? {
    guard let spare = spare.take(), spare.resize(to: paragraph, in: font, container) else { return nil }
    return spare
  }

  /// Restarts in another container, when the paragraphs are no longer used.
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
