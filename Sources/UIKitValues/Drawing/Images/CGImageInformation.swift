// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What Core Graphics says of the pixels of an image.

/// The place and form of a pixel's opacity; raw values are Core Graphics'.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha last, with colours multiplied by it.
  case premultipliedLast = 1
  /// Alpha first, with colours multiplied by it.
  case premultipliedFirst = 2
  /// Alpha last.
  case last = 3
  /// Alpha first.
  case first = 4
  /// Ignored bits last.
  case noneSkipLast = 5
  /// Ignored bits first.
  case noneSkipFirst = 6
  /// Alpha without colours.
  case alphaOnly = 7
}

/// The order of a pixel's bytes; raw values are Core Graphics'.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The order as bits, with those of `CGImageAlphaInfo`.
  public let rawValue: UInt32

  /// Creates an order from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that say whether components are fractions.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components that are fractions.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The order of the platform for pixels of this form: as they are named.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// 16 bits, the lowest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 16 bits, the highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32 bits, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The order of the bytes of a number in a pixel; raw values are Core Graphics'.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of the order.
  case orderMask = 0x7000
  /// The order in which components are listed.
  case orderDefault = 0
  /// 16 bits, the lowest byte first.
  case order16Little = 0x1000
  /// 32 bits, the lowest byte first.
  case order32Little = 0x2000
  /// 16 bits, the highest byte first.
  case order16Big = 0x3000
  /// 32 bits, the highest byte first.
  case order32Big = 0x4000
}

/// The bits of a pixel's components; raw values are Core Graphics'.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  /// The bits of the format.
  case mask = 0xF0000
  /// Components of the same number of bits, one after the other.
  case packed = 0
  /// Five bits for each colour.
  case RGB555 = 0x10000
  /// Five bits for red and blue, six for green.
  case RGB565 = 0x20000
  /// Ten bits for each colour, two for opacity.
  case RGB101010 = 0x30000
  /// Ten bits for each colour of an extended range.
  case RGBCIF10 = 0x40000
}

/// The way in which colours are converted, with Core Graphics' raw values.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default.
  case defaultIntent = 0
  /// To the nearest colour.
  case absoluteColorimetric = 1
  /// To the nearest colour, with the white of the target.
  case relativeColorimetric = 2
  /// So that colours look alike.
  case perceptual = 3
  /// So that colours stay as strong.
  case saturation = 4
}
