extension PNG {
  /// The colour space of a file, from the first of these chunks that it has: `cICP`, `iCCP`, `sRGB`, `gAMA` and `cHRM`
  /// (W3C PNG, third edition, §4.3 and §13.13). A file without any counts as sRGB, as in web browsers and UIKit.
  ///
  /// - Parameter profile: returns the profile of an `iCCP` chunk: its name and bytes, or nil if it is damaged.
  static func colorSpace(
    of file: UnsafeRawBufferPointer, profile: () -> (name: String, bytes: [UInt8])?
  ) -> ColorSpace {
    let chunks = ColorChunks(file)
    if let points = chunks["cICP"] { return codePoints(Array(points)) }
    if chunks["iCCP"] != nil {
      guard let profile = profile() else { return .other("a damaged ICC profile") }
      return ColorProfile(profile.bytes)?.colorSpace ?? .other("the ICC profile '\(profile.name)'")
    }
    if chunks["sRGB"] != nil { return .sRGB }
    return calibrated(gamma: chunks["gAMA"], chromaticities: chunks["cHRM"])
  }

  /// The colour space for ITU-T H.273 code points: primaries, transfer function, matrix, range. 13 is sRGB's transfer
  /// function.
  private static func codePoints(_ points: [UInt8]) -> ColorSpace {
    switch points {
    case [1, 13, 0, 1]: .sRGB
    case [12, 13, 0, 1]: .displayP3
    default: .other("the colours of cICP " + points.map(String.init).joined(separator: " "))
    }
  }

  /// The colour space by `gAMA` and `cHRM`. `gAMA` is the exponent that samples are encoded with, times 100,000; 45455,
  /// which is 1/2.2, stands for sRGB's curve (§11.3.2.5).
  private static func calibrated(
    gamma: UnsafeRawBufferPointer?, chromaticities: UnsafeRawBufferPointer?
  ) -> ColorSpace {
    if let gamma = gamma.flatMap(numbers)?.first, abs(gamma - 45455) > 455 {
      return .other("colours of gamma \(Double(gamma) / 100_000)")
    }
    guard let values = chromaticities.flatMap(numbers), values.count == 8 else { return .sRGB }
    let given = ColorSpace.Chromaticities(white: Array(values[..<2]), primaries: Array(values[2...]))
    if given.isClose(to: .sRGB) { return .sRGB }
    if given.isClose(to: .displayP3) { return .displayP3 }
    return .other("colours of the primaries " + values.map { "\(Double($0) / 100_000)" }.joined(separator: " "))
  }

  private static func numbers(_ body: UnsafeRawBufferPointer) -> [Int]? {
    stride(from: 0, to: body.count - 3, by: 4).map {
      Int(UInt32(bigEndian: body.loadUnaligned(fromByteOffset: $0, as: UInt32.self)))
    }
  }
}

/// The chunks of a PNG file before its first IDAT, which include those that describe colours.
private struct ColorChunks {
  private var bodies: [String: UnsafeRawBufferPointer] = [:]

  init(_ file: UnsafeRawBufferPointer) {
    var offset = 8
    while offset + 12 <= file.count {
      let length = Int(UInt32(bigEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      let type = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
      guard type != "IDAT", offset + 12 + length <= file.count else { return }
      bodies[type] = UnsafeRawBufferPointer(rebasing: file[(offset + 8)..<(offset + 8 + length)])
      offset += 12 + length
    }
  }

  subscript(type: String) -> UnsafeRawBufferPointer? { bodies[type] }
}
