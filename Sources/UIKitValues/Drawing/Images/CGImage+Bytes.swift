import Drawing
public import Foundation
import Raster

extension CGImage {
  /// Creates an image of pixels in memory; `nil` where there are too few bytes, and for forms of pixels other than Core
  /// Graphics' with 8 bits for each component: grey, red, green and blue, and each with opacity, or opacity alone. Colours are
  /// taken for sRGB, and `decode`, `shouldInterpolate` and `intent` have no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let form = PixelForm(bitsPerComponent, bitsPerPixel, bitmapInfo, colors: space.numberOfComponents) else {
      UIKitFaults.unsupported(
        "CGImage of \(bitsPerPixel) bits a pixel, \(bitsPerComponent) a component",
        instead: "Give 8 bits for each component.")
      return nil
    }
    guard let bytes = provider.data, width > 0, height > 0, width <= Int.max / 4, bytesPerRow >= width * form.size,
      let enough = Self.byteCount(width, height, bytesPerRow, form), bytes.count >= enough,
      let bitmap = try? Bitmap(width: width, height: height)
    else { return nil }
    bytes.withUnsafeBytes { memory in
      for line in 0..<height {
        let row = bitmap.row(line)
        for column in 0..<width { row[column] = form.pixel(of: memory, at: line * bytesPerRow + column * form.size) }
      }
    }
    self.init(ImageSource(bitmap: bitmap, libraries: []))
  }

  /// The bytes up to the last pixel's; nil if they are too many to count.
  private static func byteCount(_ width: Int, _ height: Int, _ bytesPerRow: Int, _ form: PixelForm) -> Int? {
    let (rows, overflows) = (height - 1).multipliedReportingOverflow(by: bytesPerRow)
    guard !overflows else { return nil }
    let (count, isTooMuch) = rows.addingReportingOverflow(width * form.size)
    return isTooMuch ? nil : count
  }
}

/// Where a pixel in memory has its components.
private struct PixelForm {
  /// The bytes of a pixel.
  let size: Int
  /// The places of red, green and blue, which are the same for grey; nil for opacity alone.
  private let colors: (red: Int, green: Int, blue: Int)?
  private let alpha: Int?
  private let isMultiplied: Bool

  init?(_ bitsPerComponent: Int, _ bitsPerPixel: Int, _ info: CGBitmapInfo, colors count: Int) {
    guard bitsPerComponent == 8,
      let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    size = bitsPerPixel / 8
    isMultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
    let order = info.rawValue & 0x7000
    switch (size, count, alphaInfo) {
    case (1, _, .alphaOnly): (colors, alpha) = (nil, 0)
    case (1, 1, .none): (colors, alpha) = ((0, 0, 0), nil)
    case (2, 1, .last), (2, 1, .premultipliedLast): (colors, alpha) = ((0, 0, 0), 1)
    case (3, 3, .none): (colors, alpha) = ((0, 1, 2), nil)
    case (4, 3, _)
    where order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue
      || order == CGBitmapInfo.byteOrder32Little.rawValue:
      let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alphaInfo)
      let hasAlpha = ![.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo)
      let turned = order == CGBitmapInfo.byteOrder32Little.rawValue
      let place = { (index: Int) in turned ? 3 - index : index }
      let first = isFirst ? 1 : 0
      colors = (place(first), place(first + 1), place(first + 2))
      alpha = hasAlpha ? place(isFirst ? 0 : 3) : nil
    default: return nil
    }
  }

  /// A pixel as bitmaps have it: the components multiplied by opacity, which is highest, over red, green and blue.
  func pixel(of memory: UnsafeRawBufferPointer, at place: Int) -> UInt32 {
    let opacity = alpha.map { UInt32(memory[place + $0]) } ?? 255
    guard let colors else { return opacity << 24 }
    let parts = [colors.red, colors.green, colors.blue].map { index -> UInt32 in
      let part = UInt32(memory[place + index])
      return isMultiplied ? min(part, opacity) : (part * opacity + 127) / 255
    }
    return opacity << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
  }
}
