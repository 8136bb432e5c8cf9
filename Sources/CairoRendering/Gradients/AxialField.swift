import Foundation

/// The location of each pixel's middle in an axial gradient: it grows evenly with columns and rows.
struct AxialField {
  let perColumn, perRow: Double
  /// That of the middle of the pixel at (0, 0).
  private let first: Double

  /// - Parameter inverse: from pixels to the gradient's coordinates.
  init(_ start: CGPoint, _ end: CGPoint, _ inverse: AffineTransform) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    perColumn = (inverse.m11 * dx + inverse.m12 * dy) / square
    perRow = (inverse.m21 * dx + inverse.m22 * dy) / square
    let corner = ((inverse.tX - start.x) * dx + (inverse.tY - start.y) * dy) / square
    first = corner + (perColumn + perRow) / 2
  }

  func location(column: Int, row: Int) -> Double {
    first + Double(column) * perColumn + Double(row) * perRow
  }
}

/// The colours of an axial gradient, looked up along a row in fixed-point numbers of 2^-32 of its length.
struct AxialTable {
  private static let unit = 0x1p32
  /// The farthest location that is counted: rows of 2^15 pixels then stay within 64 bits.
  private static let farthest = 0x1p14

  private let colors: GradientColors
  private let shift: Int64
  private let half: Int64

  init(_ colors: GradientColors) {
    self.colors = colors
    let bits = Int64(colors.steps.trailingZeroBitCount)
    shift = 32 - bits
    half = 1 << (shift - 1)
  }

  private static func fixed(_ location: Double) -> Int64 {
    Int64((max(-farthest, min(location, farthest)) * unit).rounded())
  }

  func color(at location: Double) -> UInt32 { color(Self.fixed(location)) }

  @inline(__always)
  private func color(_ location: Int64) -> UInt32 {
    if location < 0 { return colors.before }
    if location > 1 << 32 { return colors.after }
    return colors.colors[Int(truncatingIfNeeded: (location &+ half) &>> shift)]
  }

  /// Writes a row of pixels, of which those within the gradient lie side by side.
  func draw(from location: Double, step: Double, count: Int, to pixels: UnsafeMutablePointer<UInt32>) {
    let (start, step) = (Self.fixed(location), Self.fixed(step))
    let inner = Self.columns(from: start, step: step, count: count)
    fill(pixels, 0..<inner.lowerBound, color(start))
    fill(pixels, inner.upperBound..<count, color(start &+ step &* Int64(count &- 1)))
    let (first, shift) = (start &+ half, shift)
    colors.colors.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress else { return }
      var column = inner.lowerBound
      var location = first &+ step &* Int64(column)
      while column < inner.upperBound {
        pixels[column] = colors[Int(truncatingIfNeeded: location &>> shift)]
        location &+= step
        column &+= 1
      }
    }
  }

  private func fill(_ pixels: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, _ color: UInt32) {
    (pixels + columns.lowerBound).update(repeating: color, count: columns.count)
  }

  /// The columns of a row whose locations are 0...1.
  private static func columns(from start: Int64, step: Int64, count: Int) -> Range<Int> {
    let end: Int64 = 1 << 32
    guard step != 0 else { return start >= 0 && start <= end ? 0..<count : 0..<0 }
    /// The first column at or beyond a distance, in steps.
    func column(_ distance: Int64) -> Int {
      let (whole, rest) = distance.quotientAndRemainder(dividingBy: abs(step))
      return max(0, min(Int(whole) + (rest > 0 ? 1 : 0), count))
    }
    let (near, far) = step > 0 ? (-start, end &- start) : (start &- end, start)
    let first = column(near)
    return first..<max(first, column(far &+ 1))
  }
}
