/// The one place where alpha is multiplied into a colour and taken out of it again.
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

  /// The straight channel nearest to a premultiplied one; premultiplying it gives the same value back.
  ///
  /// The result is at most 0.5 away from `channel * 255 / alpha`, which premultiplying shrinks to `0.5 * alpha / 255`:
  /// less than one half unless alpha is 255, where nothing is rounded. A channel above its alpha counts as alpha.
  @inline(__always)
  static func unpremultiply(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    alpha == 0 ? 0 : ((channel < alpha ? channel : alpha) &* 255 &+ alpha / 2) / alpha
  }

  /// A straight pixel with the bytes R, G, B, A in memory as a premultiplied pixel with the bytes B, G, R, A.
  @inline(__always)
  static func premultipliedBGRA(straightRGBA pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    let red = premultiply(pixel & 0xFF, alpha: alpha)
    let green = premultiply(pixel &>> 8 & 0xFF, alpha: alpha)
    let blue = premultiply(pixel &>> 16 & 0xFF, alpha: alpha)
    return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
  }

  /// A premultiplied pixel `0xAARRGGBB` as a straight one, in the same order of channels.
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
