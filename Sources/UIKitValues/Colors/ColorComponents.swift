import Foundation

/// Red, green, blue and alpha in sRGB, not premultiplied; extended values are kept as given.
struct ColorComponents: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat
  /// Whether the colour was given as a shade of grey, which its colour of Core Graphics has then. Colours are equal
  /// without it.
  var isGray = false

  static func == (left: ColorComponents, right: ColorComponents) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue && left.alpha == right.alpha
  }

  func hash(into hasher: inout Hasher) {
    for channel in [red, green, blue, alpha] { hasher.combine(channel) }
  }
}

extension ColorComponents {
  init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha, isGray: true)
  }

  /// The value of all three channels; `nil` for a colour that is not a shade of grey.
  var white: CGFloat? {
    red == green && green == blue ? red : nil
  }

  var color: CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha, isGray: isGray)
  }
}

// MARK: - Hue, saturation, brightness

extension ColorComponents {
  /// Creates a colour from hue, saturation and brightness, each 0...1, by the hexcone model (A. R. Smith, Color Gamut
  /// Transform Pairs, 1978).
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    guard hue.isFinite, saturation > 0 else {
      self.init(red: brightness, green: brightness, blue: brightness, alpha: alpha)
      return
    }
    let sixth = (hue - hue.rounded(.down)) * 6
    let sector = sixth.rounded(.down)
    let fraction = sixth - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch sector {
    case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
    case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
    case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
    case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
    case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
    default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
    }
  }

  /// Hue, saturation and brightness, each 0...1; greys have hue 0.
  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let brightness = max(red, green, blue)
    let range = brightness - min(red, green, blue)
    guard range > 0, brightness > 0 else { return (0, 0, brightness) }
    let sixth: CGFloat
    if brightness == red {
      sixth = (green - blue) / range + (green < blue ? 6 : 0)
    } else if brightness == green {
      sixth = (blue - red) / range + 2
    } else {
      sixth = (red - green) / range + 4
    }
    return (sixth / 6, range / brightness, brightness)
  }
}

// MARK: - Linear light and Display P3

extension ColorComponents {
  /// Creates the components of a colour in linear sRGB.
  init(linearRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
  }

  /// Creates the sRGB components of a Display P3 colour, which lie outside 0...1 where sRGB does not reach.
  ///
  /// Both spaces have the transfer function of IEC 61966-2-1 and a D65 white point, so linear light is transformed by a
  /// single matrix (CSS Color Module Level 4, sample code: P3 to XYZ, XYZ to sRGB, multiplied out).
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = (linear(red), linear(green), linear(blue))
    self.init(
      red: encoded(1.2249401762805598 * red - 0.2249401762805597 * green),
      green: encoded(-0.042056954709688163 * red + 1.0420569547096881 * green),
      blue: encoded(-0.019637554590334432 * red - 0.078636045550631889 * green + 1.0982736001409663 * blue),
      alpha: alpha)
  }
}

/// The linear light of an encoded sRGB channel, extended to negative values by symmetry.
private func linear(_ channel: CGFloat) -> CGFloat {
  let magnitude = abs(channel)
  let light = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
  return channel < 0 ? -light : light
}

/// The encoded sRGB channel of linear light, extended to negative values by symmetry.
private func encoded(_ light: CGFloat) -> CGFloat {
  let magnitude = abs(light)
  let channel = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
  return light < 0 ? -channel : channel
}
