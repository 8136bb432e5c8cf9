import Foundation
package import ProposalLayout
package import Raster
import Testing

/// A rectangle of pixels; ends are exclusive.
package struct PixelBox: Equatable {
  package var left, top, right, bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The box of a record.
  package init(_ value: Any?) throws {
    let numbers = try #require(value as? [NSNumber]).map(\.intValue)
    self.init(left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3])
  }

  /// The pixels nearest to a frame in points.
  package init(_ frame: LayoutRect) {
    func pixel(_ length: Double) -> Int { Int((length * 3 + 1e-6).rounded()) }
    self.init(
      left: pixel(frame.origin.x), top: pixel(frame.origin.y), right: pixel(frame.origin.x + frame.size.width),
      bottom: pixel(frame.origin.y + frame.size.height))
  }

  package func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The distances of the edges from another box's, in pixels.
  package func distances(to other: PixelBox) -> [Int] {
    [abs(left - other.left), abs(top - other.top), abs(right - other.right), abs(bottom - other.bottom)]
  }
}

extension Bitmap {
  /// The box of the pixels in some rows and columns with at least an alpha; nil if there are none.
  package func inkBox(inRows rows: Range<Int>, columns: Range<Int>? = nil, covered: UInt32) -> PixelBox? {
    box(inRows: rows, columns: columns ?? 0..<width) { $0 >> 24 >= covered }
  }

  /// The box of the pixels of exactly a colour, such as "#0052FF", that cover what is behind them; nil if there are none.
  package func box(of color: String) throws -> PixelBox? {
    let number = try #require(UInt32(color.dropFirst(), radix: 16))
    return box(inRows: 0..<height, columns: 0..<width) { $0 == 0xFF00_0000 | number }
  }

  private func box(inRows rows: Range<Int>, columns: Range<Int>, where isInside: (UInt32) -> Bool) -> PixelBox? {
    var box: PixelBox?
    for y in rows.clamped(to: 0..<height) {
      for x in columns.clamped(to: 0..<width) where isInside(pixels[y * width + x]) {
        let pixel = PixelBox(left: x, top: y, right: x + 1, bottom: y + 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }
}
