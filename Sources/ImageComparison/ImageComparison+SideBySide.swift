package import Raster

extension ImageComparison {
  /// The distance between panels, in pixels.
  package static let panelGap = 8
  /// The colour around panels, opaque `0xAARRGGBB`.
  private static let surroundings: UInt32 = 0xFF80_8080

  /// Bitmaps side by side on grey, from left to right, aligned at the top.
  package static func sideBySide(_ panels: [Bitmap]) throws(BitmapError) -> Bitmap {
    let width = panels.reduce((panels.count - 1) * panelGap) { $0 + $1.width }
    let picture = try Bitmap(width: width, height: panels.map(\.height).max() ?? 0)
    picture.pixels.update(repeating: surroundings)
    var left = 0
    for panel in panels {
      copy(panel, into: picture, left: left)
      left += panel.width + panelGap
    }
    return picture
  }

  private static func copy(_ panel: Bitmap, into picture: Bitmap, left: Int) {
    for y in 0..<panel.height {
      let start = y * picture.bytesPerRow + left * 4
      UnsafeMutableRawBufferPointer(rebasing: picture.bytes[start..<(start + panel.bytesPerRow)])
        .copyMemory(from: UnsafeRawBufferPointer(panel.bytes).row(y, byteCount: panel.bytesPerRow))
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func row(_ y: Int, byteCount: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[(y * byteCount)..<((y + 1) * byteCount)])
  }
}
