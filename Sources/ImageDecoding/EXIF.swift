/// The orientation in EXIF data (CIPA DC-008: a TIFF header, then the directory of the main image).
enum EXIF {
  private static let orientationTag = 0x0112
  private static let short = 3

  /// The orientation, 1...8; nil if the data has none or is damaged.
  static func orientation(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == UInt8(ascii: "I")
    guard bytes[0] == bytes[1], isLittle || bytes[0] == UInt8(ascii: "M") else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let part = bytes[offset..<(offset + count)]
      return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      guard tag == orientationTag else { continue }
      guard number(entry + 2, 2) == short, number(entry + 4, 4) == 1, let value = number(entry + 8, 2) else {
        return nil
      }
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }
}
