package import Foundation

/// Modified copies of OpenType files.
package enum FontCopies {
  /// The font with twice as many units per em, which makes it half as large; its names are unchanged.
  ///
  /// The number is at byte 18 of the table `head` (OpenType 1.9, "head"). Nil for a file without that table.
  package static func halved(_ font: Data) -> Data? {
    var font = FontBytes(font)
    guard let head = font.start(of: "head") else { return nil }
    font[head + 18] = 2 * font[head + 18]
    return Data(font.bytes)
  }

  /// The font with all outlines moved to the right by a number of units, with the same widths: its `glyf` is unchanged.
  ///
  /// In `hmtx` each advance is followed by the left side bearing, which positions the outline (OpenType 1.9, "hmtx").
  package static func shifted(_ font: Data, by units: Int) -> Data? {
    var font = FontBytes(font)
    guard let header = font.start(of: "hhea"), let metrics = font.start(of: "hmtx") else { return nil }
    for index in 0..<font[header + 34] {
      let bearing = metrics + 4 * index + 2
      font[bearing] = (font[bearing] + units) & 0xFFFF
    }
    return Data(font.bytes)
  }

  /// The font as another revision of itself, which draws the same: bytes 4 to 7 of `head` (OpenType 1.9, "head").
  package static func revised(_ font: Data) -> Data? {
    var font = FontBytes(font)
    guard let head = font.start(of: "head") else { return nil }
    font[head + 6] = (font[head + 6] + 1) & 0xFFFF
    return Data(font.bytes)
  }

  /// The font with the same advance for all glyphs, from 0 to 65,535 units.
  ///
  /// Byte 34 of the table `hhea` gives the number of advances in `hmtx`, which are four bytes apart (OpenType 1.9,
  /// "hmtx"). Nil for a file without those tables.
  package static func widened(_ font: Data, to advance: Int) -> Data? {
    var font = FontBytes(font)
    guard let header = font.start(of: "hhea"), let metrics = font.start(of: "hmtx") else { return nil }
    for index in 0..<font[header + 34] { font[metrics + 4 * index] = advance }
    return Data(font.bytes)
  }
}

/// The bytes of an OpenType file with one face.
private struct FontBytes {
  private(set) var bytes: [UInt8]

  init(_ font: Data) { bytes = [UInt8](font) }

  /// The 16-bit number at an offset.
  subscript(offset: Int) -> Int {
    get { number(offset, 2) }
    set { (bytes[offset], bytes[offset + 1]) = (UInt8(newValue >> 8), UInt8(newValue & 0xFF)) }
  }

  /// The start of a table; nil for one that the file does not have.
  func start(of tag: String) -> Int? {
    (0..<self[4]).lazy.map { 12 + 16 * $0 }.first { bytes[$0..<($0 + 4)].elementsEqual(tag.utf8) }.map {
      number($0 + 8, 4)
    }
  }

  private func number(_ offset: Int, _ count: Int) -> Int {
    bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
