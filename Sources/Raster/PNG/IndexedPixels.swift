/// Pixels as indices into a palette of at most 256 colours.
struct IndexedPixels {
  /// Straight `0xAARRGGBB`, ascending.
  let palette: [UInt32]

  /// A number for each pixel, in the order in which its colour first appeared.
  private let numbers: [UInt8]
  /// The place in the palette for each number.
  private let places: [Int]

  /// Nil when premultiplied pixels have more than 256 colours, which coloured text tells within its first rows.
  init?(_ pixels: UnsafeBufferPointer<UInt32>) {
    var colors = ColorTable()
    var isComplete = true
    numbers = [UInt8](unsafeUninitializedCapacity: pixels.count) { output, count in
      var previous = ~(pixels.first ?? 0)
      var number: UInt8 = 0
      for (index, pixel) in pixels.enumerated() {
        if pixel != previous {
          guard let found = colors.number(of: pixel) else {
            isComplete = false
            return
          }
          previous = pixel
          number = found
        }
        output[index] = number
        count = index &+ 1
      }
    }
    guard isComplete else { return nil }
    let straight = colors.colors.map(Premultiplication.straightARGB(premultiplied:))
    let order = straight.indices.sorted { (straight[$0], $0) < (straight[$1], $1) }
    palette = order.map { straight[$0] }
    var places = [Int](repeating: 0, count: order.count)
    for (place, number) in order.enumerated() {
      places[number] = place
    }
    self.places = places
  }

  /// A byte for each pixel, computed from its place in the palette.
  func values(_ value: (_ place: Int) -> UInt8) -> [UInt8] {
    var table = [UInt8](repeating: 0, count: 256)
    for (number, place) in places.enumerated() {
      table[number] = value(place)
    }
    return numbers.map { table[Int($0)] }
  }
}

/// Up to 256 colours numbered in the order in which they came: a hash table with open addressing.
private struct ColorTable {
  private static let slotBits: UInt32 = 10

  private(set) var colors: [UInt32] = []
  /// The number of a slot's colour plus one; 0 marks a free slot. A quarter is used at most, so a search ends soon.
  private var slots = [UInt16](repeating: 0, count: 1 << Int(slotBits))

  /// The number of a colour, a new one for a new colour; nil when it would be the 257th.
  mutating func number(of color: UInt32) -> UInt8? {
    // Multiplicative hashing by the golden ratio (D. E. Knuth, The Art of Computer Programming 3, §6.4).
    var slot = Int((color &* 0x9E37_79B1) &>> (32 - Self.slotBits))
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if colors[number] == color { return UInt8(number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}
