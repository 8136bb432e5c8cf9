/// A combination of a group's pixels with those below, in integers.
///
/// Porter and Duff's operators give S·F + D·G, with factors that are 0, 1, or the other's alpha or the rest of it. Of a
/// pixel that shapes cover only in part (M) that part alone is combined: M (S/M · F + D · G) + (1 - M) D. As the group's
/// pixel is S, which is already multiplied by M, this is S·F + D (1 - M + M·G), where M·G is the alpha of S if G is.
enum PixelBlend: Equatable {
  enum Factor {
    case zero, one, otherAlpha, otherAlphaInverted
  }

  /// One of the two pixels.
  enum Side {
    case source, destination
  }

  case factors(source: Factor, destination: Factor)
  /// S + D with the darknesses of both added: c = cₛ + c_d - (aₛ + a_d - a), where a = min(1, aₛ + a_d). For two opaque
  /// colours this is max(0, S + D - 1).
  case plusDarker

  /// PDF's modes that are not separable: the hue, the saturation and the luminosity are each one pixel's.
  case mixed(hue: Side, saturation: Side, luminosity: Side)

  /// Whether transparent parts of a shape change what lies below them.
  var needsShape: Bool { if case .factors = self { true } else { false } }

  /// - Parameters:
  ///   - source: the group's pixel, premultiplied.
  ///   - shape: how much of it shapes cover, 0 to 255.
  ///   - destination: the pixel below.
  @inline(__always)
  func combined(_ source: UInt32, _ shape: UInt32, _ destination: UInt32) -> UInt32 {
    let (sourceAlpha, destinationAlpha) = (source &>> 24, destination &>> 24)
    switch self {
    case .mixed(let hue, let saturation, let luminosity):
      return MixedColor(source, destination).pixel(hue: hue, saturation: saturation, luminosity: luminosity)
    case .plusDarker:
      let alpha = min(255, sourceAlpha &+ destinationAlpha)
      let excess = sourceAlpha &+ destinationAlpha &- alpha
      func channel(_ shift: UInt32) -> UInt32 {
        let sum = source &>> shift & 255 &+ (destination &>> shift & 255)
        return (sum > excess ? sum &- excess : 0) &<< shift
      }
      return alpha &<< 24 | channel(16) | channel(8) | channel(0)
    case .factors(let first, let second):
      let sourceFactor = Self.factor(first, destinationAlpha)
      let covered = second == .otherAlpha ? min(sourceAlpha, shape) : 0
      let destinationFactor = 255 &- shape &+ covered
      func channel(_ shift: UInt32) -> UInt32 {
        let sum = (source &>> shift & 255) &* sourceFactor &+ (destination &>> shift & 255) &* destinationFactor
        return min(255, (sum &+ 127) / 255) &<< shift
      }
      return channel(24) | channel(16) | channel(8) | channel(0)
    }
  }

  @inline(__always)
  private static func factor(_ factor: Factor, _ alpha: UInt32) -> UInt32 {
    switch factor {
    case .zero: 0
    case .one: 255
    case .otherAlpha: alpha
    case .otherAlphaInverted: 255 &- alpha
    }
  }
}
