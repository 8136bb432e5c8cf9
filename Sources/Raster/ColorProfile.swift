import Foundation

/// An ICC profile of three primaries or of grey, parsed as far as necessary to recognise sRGB and Display P3
/// (ICC.1:2022, §7 and §10).
package struct ColorProfile {
  private let bytes: [UInt8]
  /// The range of each tag's data.
  private var tags: [String: Range<Int>] = [:]

  /// Parses a profile; nil if the bytes are not one.
  package init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= 132, text(at: 36) == "acsp" else { return nil }
    for tag in 0..<min(word(at: 128), 100) {
      let entry = 132 + 12 * tag
      guard entry + 12 <= bytes.count else { return nil }
      let (offset, size) = (word(at: entry + 4), word(at: entry + 8))
      guard size >= 12, offset + size <= bytes.count else { continue }
      tags[text(at: entry)] = offset..<(offset + size)
    }
  }

  /// The profile's colour space; nil if it is neither sRGB nor Display P3.
  package var colorSpace: ColorSpace? {
    switch text(at: 16) {
    case "GRAY": return hasCurve("kTRC") ? .sRGB : nil
    case "RGB ":
      // A table that maps device colours to the connection space would take precedence over the primaries.
      guard tags["A2B0"] == nil, ["rTRC", "gTRC", "bTRC"].allSatisfy(hasCurve) else { return nil }
      let colorants = ["rXYZ", "gXYZ", "bXYZ"].compactMap(self.colorant)
      if isClose(colorants, to: Self.sRGB) { return .sRGB }
      return isClose(colorants, to: Self.displayP3) ? .displayP3 : nil
    default: return nil
    }
  }

  // MARK: Primaries

  /// The X, Y and Z of red, green and blue relative to the connection space's white (D50), as in common profiles.
  private static let sRGB = [[0.4361, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7141]]
  private static let displayP3 = [[0.5151, 0.2412, -0.0011], [0.2920, 0.6922, 0.0419], [0.1571, 0.0666, 0.7841]]

  private func colorant(_ tag: String) -> [Double]? {
    guard let data = tags[tag], text(at: data.lowerBound) == "XYZ ", data.count >= 20 else { return nil }
    return (0..<3).map { fixed(at: data.lowerBound + 8 + 4 * $0) }
  }

  private func isClose(_ colorants: [[Double]], to others: [[Double]]) -> Bool {
    colorants.count == 3 && zip(colorants.joined(), others.joined()).allSatisfy { abs($0 - $1) <= 0.002 }
  }

  // MARK: Curves

  /// Whether a curve is sRGB's, within 1/500 of full light. One with gamma 2.2 is not.
  private func hasCurve(_ tag: String) -> Bool {
    guard let data = tags[tag] else { return false }
    return (0...32).allSatisfy { step in
      let encoded = Double(step) / 32
      guard let light = light(encoded, by: data) else { return false }
      return abs(light - ColorSpace.linear(encoded)) <= 0.002
    }
  }

  private func light(_ encoded: Double, by data: Range<Int>) -> Double? {
    switch text(at: data.lowerBound) {
    case "curv": sampledLight(encoded, data)
    case "para": parametricLight(encoded, data)
    default: nil
    }
  }

  /// The light by a `curv` type (§10.6): identity, an exponent, or samples at equal distances.
  private func sampledLight(_ encoded: Double, _ data: Range<Int>) -> Double? {
    let count = word(at: data.lowerBound + 8)
    guard count <= (data.count - 12) / 2 else { return nil }
    func sample(_ index: Int) -> Double {
      let offset = data.lowerBound + 12 + 2 * index
      return Double(Int(bytes[offset]) << 8 | Int(bytes[offset + 1]))
    }
    if count == 0 { return encoded }
    if count == 1 { return pow(encoded, sample(0) / 256) }
    let place = encoded * Double(count - 1)
    let index = min(Int(place), count - 2)
    let fraction = place - Double(index)
    return (sample(index) * (1 - fraction) + sample(index + 1) * fraction) / 65_535
  }

  /// The light by a parametric curve (§10.18): an exponent with up to six more parameters.
  private func parametricLight(_ encoded: Double, _ data: Range<Int>) -> Double? {
    let kind = word(at: data.lowerBound + 8) >> 16
    let counts = [1, 3, 4, 5, 7]
    guard kind < counts.count, data.count >= 12 + 4 * counts[kind] else { return nil }
    var p = (0..<counts[kind]).map { fixed(at: data.lowerBound + 12 + 4 * $0) }
    p += Array(repeating: 0, count: 7 - p.count)
    let (g, a, b, c, d) = (p[0], p[1], p[2], p[3], p[4])
    switch kind {
    case 0: return pow(encoded, g)
    case 1: return encoded >= -b / a ? pow(a * encoded + b, g) : 0
    case 2: return encoded >= -b / a ? pow(a * encoded + b, g) + c : c
    default: return encoded >= d ? pow(a * encoded + b, g) + p[5] : c * encoded + p[6]
    }
  }

  // MARK: Numbers

  private func text(at offset: Int) -> String { String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self) }

  private func word(at offset: Int) -> Int { bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }

  /// A signed fixed-point number with 16 fractional bits.
  private func fixed(at offset: Int) -> Double {
    Double(Int32(truncatingIfNeeded: word(at: offset))) / 65_536
  }
}
