/// Many short growable lists in one flat array.
///
/// Lists are numbered from 0. A list that outgrows its block moves to one of twice the size, and abandoned blocks are
/// reused. It is only copied explicitly: a debug build would otherwise copy any value whose methods it calls.
struct ListPool<Element: BitwiseCopyable>: ~Copyable {
  var storage = PlainList<Element>()
  private(set) var starts = PlainList<Int32>()
  private(set) var counts = PlainList<Int32>()
  /// The base-two logarithm of each list's block size, 0 for a list that has none yet.
  private var sizes = PlainList<UInt8>()
  private var freeBlocks: [[Int32]] = []

  init() {}

  init(copying other: borrowing ListPool) {
    storage = PlainList(copying: other.storage)
    starts = PlainList(copying: other.starts)
    counts = PlainList(copying: other.counts)
    sizes = PlainList(copying: other.sizes)
    freeBlocks = other.freeBlocks
  }

  mutating func addList() {
    starts.append(0)
    counts.append(0)
    sizes.append(0)
  }

  @_transparent func count(_ list: Int32) -> Int {
    Int(counts[Int(list)])
  }

  /// The places of a list's elements in `storage`.
  @_transparent func range(_ list: Int32) -> Range<Int> {
    let start = Int(starts[Int(list)])
    return start..<start + Int(counts[Int(list)])
  }

  subscript(list: Int32, index: Int) -> Element {
    @_transparent _read { yield storage[Int(starts[Int(list)]) + index] }
    @_transparent _modify { yield &storage[Int(starts[Int(list)]) + index] }
  }

  /// A list's elements.
  func elements(_ list: Int32) -> [Element] { range(list).map { storage[$0] } }

  @_transparent mutating func append(_ element: Element, to list: Int32) {
    insert(element, at: count(list), of: list)
  }

  @_transparent mutating func insert(_ element: Element, at index: Int, of list: Int32) {
    let count = count(list)
    if sizes[Int(list)] == 0 || count == 1 << Int(sizes[Int(list)]) {
      grow(list, filler: element)
    }
    let start = Int(starts[Int(list)])
    var place = start + count
    while place > start + index {
      storage[place] = storage[place - 1]
      place -= 1
    }
    storage[place] = element
    counts[Int(list)] += 1
  }

  @_transparent mutating func remove(at index: Int, of list: Int32) {
    let range = range(list)
    for place in range.lowerBound + index..<range.upperBound - 1 {
      storage[place] = storage[place + 1]
    }
    counts[Int(list)] -= 1
  }

  /// Empties a list and frees its block.
  mutating func removeAll(of list: Int32) {
    release(list)
    counts[Int(list)] = 0
    sizes[Int(list)] = 0
  }

  private mutating func release(_ list: Int32) {
    let size = Int(sizes[Int(list)])
    guard size > 0 else { return }
    while freeBlocks.count <= size {
      freeBlocks.append([])
    }
    freeBlocks[size].append(starts[Int(list)])
  }

  private mutating func grow(_ list: Int32, filler: Element) {
    let size = Int(sizes[Int(list)]) + 1
    let old = range(list)
    let start: Int
    if size < freeBlocks.count, let block = freeBlocks[size].popLast() {
      start = Int(block)
    } else {
      start = storage.count
      storage.append(repeating: filler, count: 1 << size)
    }
    for offset in 0..<old.count {
      storage[start + offset] = storage[old.lowerBound + offset]
    }
    release(list)
    starts[Int(list)] = Int32(start)
    sizes[Int(list)] = UInt8(size)
  }
}
