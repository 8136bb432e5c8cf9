package import Foundation

/// Changed copies of OpenType files.
package enum FontCopies {
  /// The font with twice as many units in an em, which makes it half as large; its names stay.
  ///
  /// The number stands at byte 18 of the table `head` (OpenType 1.9, "head"). Nil for a file without that table.
  package static func halved(_ font: Data) -> Data? {
    var bytes = [UInt8](font)
    func number(_ offset: Int, _ count: Int) -> Int { bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) } }
    for table in 0..<number(4, 2) {
      let entry = 12 + 16 * table
      guard bytes[entry..<(entry + 4)].elementsEqual("head".utf8) else { continue }
      let place = number(entry + 8, 4) + 18
      let units = 2 * number(place, 2)
      (bytes[place], bytes[place + 1]) = (UInt8(units >> 8), UInt8(units & 0xFF))
      return Data(bytes)
    }
    return nil
  }
}
