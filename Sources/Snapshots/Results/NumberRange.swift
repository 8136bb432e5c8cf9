import ImageComparison
import Raster

/// The ranges of the numbers in files of runs. They are checked where they are read, so the rest of the code can rely
/// on them.
enum NumberRange {
  /// Pixels along a side of a picture.
  static let side = 0...Bitmap.largestSide
  /// Numbers of pixels in two overlaid pictures, or positions in them.
  static let area = 0...Bitmap.largestSide * Bitmap.largestSide
  /// Levels of a channel.
  static let level = 0...255
  /// Of a line of a file, from 1.
  static let line = 1...Int(Int32.max)
}

extension KeyedDecodingContainer {
  /// A whole number within a range.
  func number(_ key: Key, in range: ClosedRange<Int>) throws -> Int {
    let number = try decode(Int.self, forKey: key)
    guard range.contains(number) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\(number) is out of range")
    }
    return number
  }

  /// An array of a given number of whole numbers within a range.
  func numbers(_ count: Int, _ key: Key, in range: ClosedRange<Int>) throws -> [Int] {
    let values = try decode([Int].self, forKey: key)
    guard values.count == count else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "expected \(count) integers, not \(values.count)")
    }
    guard values.allSatisfy(range.contains) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\(values) is out of range")
    }
    return values
  }

  /// The rules of a tolerance, whose numbers can be those of pictures.
  func allowance(_ key: Key) throws -> Allowance? {
    guard let allowance = try decodeIfPresent(Allowance.self, forKey: key) else { return nil }
    guard allowance.isPossible else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "a number is out of range")
    }
    return allowance
  }
}

extension Allowance {
  fileprivate var isPossible: Bool {
    let levels = [channel?.found, channel?.limit]
    let areas = [pixelsInWindow?.found, pixelsInWindow?.limit, precision?.matching, precision?.of, mask?.pixels]
    let shares = [precision?.precision, precision?.perceptualPrecision]
    return levels.compactMap(\.self).allSatisfy(NumberRange.level.contains)
      && areas.compactMap(\.self).allSatisfy(NumberRange.area.contains)
      && pixelsInWindow.map { Tolerance.windowSizes.contains($0.size) } ?? true
      && shares.compactMap(\.self).allSatisfy((0...1).contains)
      && precision?.largestDeltaE.map { $0 >= 0 && $0.isFinite } ?? true
  }
}
