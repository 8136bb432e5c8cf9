import Foundation
import ModelContextProtocol
import Raster

/// The largest size of all pictures of an answer together, which fall in size where they would be larger.
struct PictureLimit {
  static let name = "maxBytes"
  static let parameter = Parameter(
    name, .integer(4_096...16_777_216),
    "The largest size of the answer's pictures together, as PNG files. They are made smaller where they would be larger, and "
      + "'reduced' says by how much. \(standard) unless given.")
  private static let standard = 1_000_000

  /// The number of times that pictures are made smaller before the last attempt counts.
  private static let attempts = 8
  /// A picture is at least a 128th of its size: what `Bitmap.reduced` allows, and what shows anything.
  private static let smallest = 1.0 / 128

  let bytes: Int

  init(_ arguments: ToolArguments) { bytes = arguments.integer(Self.name) ?? Self.standard }

  /// The pictures as PNG files, and the factor of their sides.
  ///
  /// - Throws: if even small ones have more bytes.
  func files(of bitmaps: [Bitmap]) throws -> (files: [Data], factor: Double) {
    var factor = 1.0
    for _ in 0..<Self.attempts {
      let files = try bitmaps.map { try PNG.encode(factor == 1 ? $0 : $0.reduced(by: factor)) }
      let total = files.reduce(0) { $0 + $1.count }
      if total <= bytes { return (files, factor) }
      // Bytes grow a little slower than the area.
      factor = min(factor * 0.9, factor * (Double(bytes) / Double(total)).squareRoot() * 0.95)
      guard factor >= Self.smallest else { break }
    }
    throw CallError.failed(
      reason: "The pictures do not fit into \(bytes) bytes. Ask for fewer cases, or give a larger '\(Self.name)'.")
  }
}

extension Bitmap {
  /// A copy with sides of a fraction of their length, at least a pixel.
  fileprivate func reduced(by factor: Double) throws(BitmapError) -> Bitmap {
    func side(_ length: Int) -> Int { max(1, (length + 256) / 257, Int((Double(length) * factor).rounded())) }
    return try reduced(to: (min(width, side(width)), min(height, side(height))))
  }
}
