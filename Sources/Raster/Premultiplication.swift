/// Multiplication of colours by alpha, and division by it, in one place.
enum Premultiplication {
  /// `channel * alpha / 255`, rounded to the nearest integer, for both from 0 to 255.
  ///
  /// `(t + t / 256) / 256` with `t = product + 128` equals the rounded division by 255 for all products of two bytes
  /// (J. F. Blinn, "Three Wrongs Make a Right", IEEE Computer Graphics and Applications, November 1995).
  @inline(__always)
  static func premultiply(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    let product = channel &* alpha &+ 128
    return (product &+ (product &>> 8)) &>> 8
  }

  /// The straight channel closest to a premultiplied one; premultiplying it again gives the same value.
  ///
  /// The result differs by at most 0.5 from `channel * 255 / alpha`, which premultiplying reduces to `0.5 * alpha /
  /// 255`: less than one half unless alpha is 255, where nothing is rounded. A channel above its alpha counts as alpha.
  @inline(__always)
  static func unpremultiply(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    alpha == 0 ? 0 : ((channel < alpha ? channel : alpha) &* 255 &+ alpha / 2) / alpha
  }

  /// Converts a straight pixel with the bytes R, G, B, A in memory to a premultiplied one with the bytes B, G, R, A.
  @inline(__always)
  static func premultipliedBGRA(straightRGBA pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    let red = premultiply(pixel & 0xFF, alpha: alpha)
    let green = premultiply(pixel &>> 8 & 0xFF, alpha: alpha)
    let blue = premultiply(pixel &>> 16 & 0xFF, alpha: alpha)
    return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
  }

  /// Converts a premultiplied pixel `0xAARRGGBB` to a straight one with the same order of channels.
  @inline(__always)
  static func straightARGB(premultiplied pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    guard alpha < 255 else { return pixel }
    let red = unpremultiply(pixel &>> 16 & 0xFF, alpha: alpha)
    let green = unpremultiply(pixel &>> 8 & 0xFF, alpha: alpha)
    let blue = unpremultiply(pixel & 0xFF, alpha: alpha)
    return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
  }
}
