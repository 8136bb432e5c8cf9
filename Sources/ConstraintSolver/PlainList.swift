import Glibc

/// A growable list of plain values.
///
/// It is never shared, unlike an `Array`, so that writing an element does not look for other owners: with growing, that
/// took a third of a layout's instructions. It is only copied explicitly. Accesses are transparent because `swift test`
/// runs debug builds, in which a call of a generic function takes many times as long.
struct PlainList<Element: BitwiseCopyable>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  init() {}

  init(copying other: borrowing PlainList) {
    guard let source = other.elements else { return }
    reserve(other.count)
    elements?.initialize(from: source, count: other.count)
    count = other.count
  }

  deinit { free(elements) }

  var isEmpty: Bool { @_transparent get { count == 0 } }
  var indices: Range<Int> { @_transparent get { 0..<count } }
  var first: Element? { isEmpty ? nil : self[0] }

  subscript(index: Int) -> Element {
    @_transparent _read { yield place(index).pointee }
    @_transparent _modify { yield &place(index).pointee }
  }

  @_transparent private func place(_ index: Int) -> UnsafeMutablePointer<Element> {
    precondition(index >= 0 && index < count, "No element has the index \(index).")
    return elements.unsafelyUnwrapped + index
  }

  @_transparent mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    elements.unsafelyUnwrapped.advanced(by: count).initialize(to: element)
    count += 1
  }

  mutating func append(repeating element: Element, count more: Int) {
    reserve(count + more)
    elements?.advanced(by: count).initialize(repeating: element, count: more)
    count += more
  }

  /// Removes all elements, and keeps their memory for others.
  @_transparent mutating func removeAll() { count = 0 }

  mutating func removeLast(_ removed: Int) {
    precondition(removed >= 0 && removed <= count, "\(removed) of \(count) elements cannot be removed.")
    count -= removed
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    let last = self[count - 1]
    count -= 1
    return last
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    (self[first], self[second]) = (self[second], self[first])
  }

  mutating func sort(by precedes: (Element, Element) -> Bool) {
    var all = UnsafeMutableBufferPointer(start: elements, count: count)
    all.sort(by: precedes)
  }

  /// Makes room for a number of elements in all.
  private mutating func reserve(_ least: Int) {
    guard least > capacity else { return }
    capacity = max(least, 2 * capacity, 16)
    let byteCount = capacity * MemoryLayout<Element>.stride
    guard let grown = realloc(elements, byteCount) else { preconditionFailure("\(byteCount) bytes are not to be had.") }
    elements = grown.bindMemory(to: Element.self, capacity: capacity)
  }
}
