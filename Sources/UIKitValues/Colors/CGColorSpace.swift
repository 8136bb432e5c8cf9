// The names are Core Graphics' and UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The kinds of colour spaces; raw values are Core Graphics'.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// Shades of grey.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// CIE L*a*b*.
  case lab = 3
  /// Any number of inks.
  case deviceN = 4
  /// Numbers of a table's colours.
  case indexed = 5
  /// Patterns.
  case pattern = 6
}

/// The meaning of a colour's components.
///
/// Differs from Core Graphics: everything is drawn in sRGB, and a device's colours are that.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside of 0...1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of greys as sRGB has them.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of a printer's colours.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  /// The name; `nil` for a device's colours.
  public let name: CFString?
  /// The kind.
  public let model: CGColorSpaceModel

  init(_ model: CGColorSpaceModel, name: CFString? = nil) { (self.model, self.name) = (model, name) }

  /// Creates a space by its name; `nil` for one that is not supported, as those with linear components.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.displayP3:
      self.init(.rgb, name: name)
    case CGColorSpace.genericGrayGamma2_2: self.init(.monochrome, name: name)
    case CGColorSpace.genericCMYK: self.init(.cmyk, name: name)
    default: return nil
    }
  }

  /// The number of components of a colour, without its opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  /// Whether the space has more colours than sRGB.
  public var isWideGamutRGB: Bool { name == CGColorSpace.displayP3 || name == CGColorSpace.extendedSRGB }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }
}

/// A device's colours of red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

/// A device's greys: those of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

/// A device's colours of cyan, magenta, yellow and black.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }
