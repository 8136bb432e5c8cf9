/// Many short growable lists in one flat array.
///
/// Lists are numbered from 0. A list that outgrows its block moves to one of twice the size, and abandoned blocks are
/// reused. It is only copied explicitly: a debug build would otherwise copy any value whose methods it calls.
struct ListPool<Element: BitwiseCopyable>: ~Copyable {
  var storage = PlainList<Element>()
  private(set) var blocks = PlainList<Block>()
  private var freeBlocks: [[Int32]] = []
  /// The base-two logarithm of the smallest block's size.
  private let leastSize: UInt8

  /// The place of a list's elements in `storage`.
  struct Block {
    var start: Int32 = 0
    var count: Int32 = 0
    /// The base-two logarithm of the block's size, 0 for a list that has none yet.
    var size: UInt8 = 0
  }

  /// - Parameter leastSize: the base-two logarithm of the number of elements that there is room for at first.
  init(leastSize: UInt8) {
    self.leastSize = leastSize
  }

  init(copying other: borrowing ListPool) {
    storage = PlainList(copying: other.storage)
    blocks = PlainList(copying: other.blocks)
    freeBlocks = other.freeBlocks
    leastSize = other.leastSize
  }

  mutating func addList() { blocks.append(Block()) }

  @_transparent func count(_ list: Int32) -> Int {
    Int(blocks[Int(list)].count)
  }

  /// The places of a list's elements in `storage`.
  @_transparent func range(_ list: Int32) -> Range<Int> {
    let start = Int(blocks[Int(list)].start)
    return start..<start + Int(blocks[Int(list)].count)
  }

  subscript(list: Int32, index: Int) -> Element {
    @_transparent _read { yield storage[Int(blocks[Int(list)].start) + index] }
    @_transparent _modify { yield &storage[Int(blocks[Int(list)].start) + index] }
  }

  @_transparent mutating func append(_ element: Element, to list: Int32) {
    insert(element, at: count(list), of: list)
  }

  @_transparent mutating func insert(_ element: Element, at index: Int, of list: Int32) {
    let count = count(list)
    if blocks[Int(list)].size == 0 || count == 1 << Int(blocks[Int(list)].size) { grow(list, filler: element) }
    let start = Int(blocks[Int(list)].start)
    var place = start + count
    while place > start + index {
      storage[place] = storage[place - 1]
      place -= 1
    }
    storage[place] = element
    blocks[Int(list)].count += 1
  }

  @_transparent mutating func remove(at index: Int, of list: Int32) {
    let range = range(list)
    for place in range.lowerBound + index..<range.upperBound - 1 {
      storage[place] = storage[place + 1]
    }
    blocks[Int(list)].count -= 1
  }

  /// Empties a list and frees its block.
  mutating func removeAll(of list: Int32) {
    release(list)
    blocks[Int(list)] = Block()
  }

  private mutating func release(_ list: Int32) {
    let size = Int(blocks[Int(list)].size)
    guard size > 0 else { return }
    while freeBlocks.count <= size {
      freeBlocks.append([])
    }
    freeBlocks[size].append(blocks[Int(list)].start)
  }

  private mutating func grow(_ list: Int32, filler: Element) {
    let size = max(Int(leastSize), Int(blocks[Int(list)].size) + 1)
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
    blocks[Int(list)].start = Int32(start)
    blocks[Int(list)].size = UInt8(size)
  }
}
