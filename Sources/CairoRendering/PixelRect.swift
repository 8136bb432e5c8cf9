/// A rectangle of whole pixels, by its edges.
struct PixelRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// Creates the rectangle of a bitmap's pixels.
  init(_ size: PixelSize) {
    self.init(left: 0, top: 0, right: size.width, bottom: size.height)
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Creates the rectangle of all pixels that a shape touches.
  init(covering shape: DeviceShape) {
    self.init(
      left: Int(shape.left.rounded(.down)), top: Int(shape.top.rounded(.down)), right: Int(shape.right.rounded(.up)),
      bottom: Int(shape.bottom.rounded(.up)))
  }

  /// An empty rectangle that is the neutral element of the union within `area`.
  static func nothing(within area: PixelRect) -> PixelRect {
    PixelRect(left: area.right, top: area.bottom, right: area.left, bottom: area.top)
  }

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func moved(columns: Int, rows: Int) -> PixelRect {
    PixelRect(left: left + columns, top: top + rows, right: right + columns, bottom: bottom + rows)
  }

  func outset(by distance: Int) -> PixelRect {
    PixelRect(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
  }

  /// The rectangle divided into bands from top to bottom, each with at most the given number of pixels, or a single
  /// row.
  func bands(of pixels: Int) -> [PixelRect] {
    let rows = max(1, pixels / max(1, width))
    return stride(from: top, to: bottom, by: rows).map {
      PixelRect(left: left, top: $0, right: right, bottom: min(bottom, $0 + rows))
    }
  }
}
