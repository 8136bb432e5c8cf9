import SourcePlaces

/// Builds a tree from a parser's events.
struct XMLTreeBuilder {
  private(set) var root: XMLElement?
  private var open: [XMLElement] = []
  private var text: [UInt8] = []
  private var textPlace: DeferredPlace?

  /// The number of open elements.
  var depth: Int { open.count }

  /// The name of the innermost open element.
  var openName: String? { open.last?.name }

  mutating func start(_ element: XMLElement) {
    flushText()
    open.append(element)
  }

  mutating func end() {
    flushText()
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].content.append(.element(element)) }
  }

  /// Appends to the text of the innermost element.
  ///
  /// - Parameter place: the place of the text; only used for the first part.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, at place: @autoclosure () -> DeferredPlace) {
    guard !bytes.isEmpty else { return }
    if textPlace == nil { textPlace = place() }
    text.append(contentsOf: bytes)
  }

  private mutating func flushText() {
    guard let place = textPlace, !open.isEmpty else { return }
    open[open.count - 1].content.append(.text(XMLText(text: String(decoding: text, as: UTF8.self), start: place)))
    text.removeAll(keepingCapacity: true)
    textPlace = nil
  }
}
