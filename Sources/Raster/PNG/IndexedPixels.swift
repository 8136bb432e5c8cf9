/// Pixels as indices into a palette of at most 256 colours.
struct IndexedPixels {
  /// The colours as straight `0xAARRGGBB`, ascending.
  let palette: [UInt32]

  private let width: Int
  /// The number of each pixel's colour, in the order in which colours first appear.
  private let numbers: [UInt8]
  /// The palette index for each number.
  private let places: [Int]

  /// Creates the indices; nil if the premultiplied pixels have more than 256 colours, which coloured text reaches
  /// within its first rows.
  init?(_ rows: PixelRows) {
    var colors = ColorTable()
    let pixelCount = rows.width * rows.height
    numbers = [UInt8](unsafeUninitializedCapacity: pixelCount) { output, count in
      guard let numbers = output.baseAddress else { return }
      for y in 0..<rows.height {
        let row = numbers + y * rows.width
        if rows.isRepetition(y) {
          row.update(from: row - rows.width, count: rows.width)
        } else if !colors.number(rows[y], rows.width, into: row) {
          return
        }
      }
      count = pixelCount
    }
    guard numbers.count == pixelCount else { return nil }
    width = rows.width
    let straight = (0..<colors.count).map { Premultiplication.straightARGB(premultiplied: colors.color($0)) }
    let order = straight.indices.sorted { (straight[$0], $0) < (straight[$1], $1) }
    palette = order.map { straight[$0] }
    var places = [Int](repeating: 0, count: order.count)
    for (place, number) in order.enumerated() {
      places[number] = place
    }
    self.places = places
  }

  /// The rows with `bitDepth` bits per pixel, the leftmost pixel in the highest bits, each preceded by a zero byte (W3C
  /// PNG, third edition, §7.2).
  ///
  /// - Parameter value: returns the value to write for a palette index.
  func packed(bitDepth: Int, _ value: (_ place: Int) -> UInt8) -> [UInt8] {
    var table = [UInt8](repeating: 0, count: 256)
    for (number, place) in places.enumerated() {
      table[number] = value(place)
    }
    let rowLength = (width * bitDepth + 7) / 8
    let height = numbers.count / width
    return [UInt8](unsafeUninitializedCapacity: (rowLength + 1) * height) { output, count in
      numbers.withUnsafeBufferPointer { numbers in
        table.withUnsafeBufferPointer { table in
          guard let output = output.baseAddress, let numbers = numbers.baseAddress, let table = table.baseAddress else {
            return
          }
          for y in 0..<height {
            let row = output + y * (rowLength + 1)
            row[0] = 0
            Self.pack(numbers + y * width, count: width, by: table, bitDepth: bitDepth, into: row + 1)
          }
        }
      }
      count = (rowLength + 1) * height
    }
  }

  private static func pack(
    _ numbers: UnsafePointer<UInt8>, count: Int, by table: UnsafePointer<UInt8>, bitDepth: Int,
    into row: UnsafeMutablePointer<UInt8>
  ) {
    var (index, place) = (0, 0)
    guard bitDepth < 8 else {
      while index < count {
        row[index] = table[Int(numbers[index])]
        index &+= 1
      }
      return
    }
    while index < count {
      var (byte, shift): (UInt8, Int) = (0, 8)
      while shift > 0, index < count {
        shift &-= bitDepth
        byte |= table[Int(numbers[index])] &<< UInt8(truncatingIfNeeded: shift)
        index &+= 1
      }
      row[place] = byte
      place &+= 1
    }
  }
}

/// Up to 256 colours, numbered in order of appearance: a hash table with open addressing.
private struct ColorTable: ~Copyable {
  private static let slotBits: UInt32 = 10
  private static let slotCount = 1 << Int(slotBits)
  private static let most = 256

  private(set) var count = 0
  private let colors = UnsafeMutablePointer<UInt32>.allocate(capacity: most)
  /// The colour number plus one for each slot; 0 marks a free slot. At most a quarter of them is used, so searches are
  /// short.
  private let slots = UnsafeMutablePointer<UInt16>.allocate(capacity: slotCount)

  init() { slots.initialize(repeating: 0, count: Self.slotCount) }

  deinit {
    colors.deallocate()
    slots.deallocate()
  }

  /// The colour with a number.
  func color(_ number: Int) -> UInt32 { colors[number] }

  /// Writes the colour numbers of pixels; returns false if there are too many colours.
  mutating func number(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, into numbers: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var previous = ~pixels[0]
    var number: UInt8 = 0
    var index = 0
    while index < count {
      let pixel = pixels[index]
      if pixel != previous {
        guard let found = self.number(of: pixel) else { return false }
        previous = pixel
        number = found
      }
      numbers[index] = number
      index &+= 1
    }
    return true
  }

  /// The number of a colour, adding it if it is new; nil if it would be the 257th.
  private mutating func number(of color: UInt32) -> UInt8? {
    // Multiplicative hashing by the golden ratio (D. E. Knuth, The Art of Computer Programming 3, §6.4).
    var slot = Int((color &* 0x9E37_79B1) &>> (32 &- Self.slotBits))
    while slots[slot] != 0 {
      let number = Int(slots[slot]) &- 1
      if colors[number] == color { return UInt8(number) }
      slot = (slot &+ 1) & (Self.slotCount &- 1)
    }
    guard count < Self.most else { return nil }
    colors[count] = color
    count += 1
    slots[slot] = UInt16(count)
    return UInt8(count - 1)
  }
}
