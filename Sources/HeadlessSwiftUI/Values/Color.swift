public import Foundation
public import HeadlessUIKit

/// A colour, fixed or dependent on the environment of the view that shows it; as a view it fills its frame.
public struct Color: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case ui(UIColor)
    case named(String, Bundle?)
    case accent
    indirect case faded(Color, Double)
  }

  private let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  /// The colour of UIKit's that it is made of.
  fileprivate var ownUIColor: UIColor? {
    guard case .ui(let color) = storage else { return nil }
    return color
  }

  /// The space of components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Encoded sRGB, sRGB with linear components, and Display P3.
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour of components from 0 to 1. Others lie outside sRGB and are cut when they are painted.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    switch colorSpace {
    case .sRGB: self.init(uiColor: UIColor(red: red, green: green, blue: blue, alpha: opacity))
    case .sRGBLinear:
      self.init(
        uiColor: UIColor(
          red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: opacity))
    case .displayP3: self.init(uiColor: UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
    }
  }

  /// A grey of a component from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of a hue as a fraction of the circle, a saturation and a brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// A colour of an asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// A colour of an asset catalogue by its symbol.
  public init(_ resource: ColorResource) { self.init(uiColor: UIColor(resource: resource)) }

  /// UIKit's colour, resolved under the traits of the view that shows it.
  public init(uiColor: UIColor) { self.init(.ui(uiColor)) }
  /// UIKit's colour, resolved under the traits of the view that shows it.
  @_disfavoredOverload public init(_ color: UIColor) { self.init(.ui(color)) }
  /// The colour of Core Graphics'.
  public init(cgColor: CGColor) { self.init(.ui(UIColor(cgColor: cgColor))) }
  /// The colour of Core Graphics'.
  @_disfavoredOverload public init(_ color: CGColor) { self.init(cgColor: color) }

  /// A linear component, encoded (IEC 61966-2-1).
  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? 12.92 * value : 1.055 * exp(log(value) / 2.4) - 0.055
  }

  /// The system's red, which depends on the colour scheme and the contrast.
  public static let red = Color(.systemRed)
  /// The system's orange, which depends on the colour scheme and the contrast.
  public static let orange = Color(.systemOrange)
  /// The system's yellow, which depends on the colour scheme and the contrast.
  public static let yellow = Color(.systemYellow)
  /// The system's green, which depends on the colour scheme and the contrast.
  public static let green = Color(.systemGreen)
  /// The system's mint, which depends on the colour scheme and the contrast.
  public static let mint = Color(.systemMint)
  /// The system's teal, which depends on the colour scheme and the contrast.
  public static let teal = Color(.systemTeal)
  /// The system's cyan, which depends on the colour scheme and the contrast.
  public static let cyan = Color(.systemCyan)
  /// The system's blue, which depends on the colour scheme and the contrast.
  public static let blue = Color(.systemBlue)
  /// The system's indigo, which depends on the colour scheme and the contrast.
  public static let indigo = Color(.systemIndigo)
  /// The system's purple, which depends on the colour scheme and the contrast.
  public static let purple = Color(.systemPurple)
  /// The system's pink, which depends on the colour scheme and the contrast.
  public static let pink = Color(.systemPink)
  /// The system's brown, which depends on the colour scheme and the contrast.
  public static let brown = Color(.systemBrown)
  /// White in every appearance.
  public static let white = Color(UIColor.white)
  /// Measured in Spark's pictures (P25): 142, 142, 147.
  public static let gray = Color(.systemGray)
  /// Black in every appearance.
  public static let black = Color(UIColor.black)
  /// No colour: black that is wholly transparent.
  public static let clear = Color(UIColor.clear)
  /// The colour of UIKit's labels.
  public static let primary = Color(.label)
  /// The colour of UIKit's secondary labels.
  public static let secondary = Color(.secondaryLabel)
  /// The tint of the view; unless it is set, the app's accent colour, or else the system's blue.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)

  /// The colour with its opacity multiplied by one from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

  /// The colour of Core Graphics' in light; nil for one of an asset catalogue, as in SwiftUI, and for the tint.
  public var cgColor: CGColor? {
    switch storage {
    case .ui(let color): color.cgColor
    case .named, .accent: nil
    case .faded(let color, let opacity): color.cgColor.flatMap { $0.copy(alpha: $0.alpha * opacity) }
    }
  }

  /// The components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    uiColor(in: environment).resolvedColor(with: environment.traits)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// A colour's components in sRGB.
  public struct Resolved: Hashable, Sendable {
    /// Red, from 0 to 1 within sRGB.
    public var red: Float
    /// Green, from 0 to 1 within sRGB.
    public var green: Float
    /// Blue, from 0 to 1 within sRGB.
    public var blue: Float
    /// Opacity, from 0 to 1.
    public var opacity: Float

    /// Red without the encoding of sRGB.
    public var linearRed: Float { Self.linear(red) }
    /// Green without the encoding of sRGB.
    public var linearGreen: Float { Self.linear(green) }
    /// Blue without the encoding of sRGB.
    public var linearBlue: Float { Self.linear(blue) }
    /// The colour of Core Graphics'.
    public var cgColor: CGColor {
      UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)).cgColor
    }

    /// A component, decoded (IEC 61966-2-1).
    private static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : Float(exp(log((Double(value) + 0.055) / 1.055) * 2.4))
    }

    /// Components as they are. Differs from SwiftUI: they are taken as encoded sRGB, whatever the space.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  /// UIKit's colour in an environment.
  func uiColor(in environment: EnvironmentValues) -> UIColor {
    switch storage {
    case .ui(let color): return color
    case .named(let name, let bundle): return Self.named(name, bundle)
    case .accent: return environment.tint?.uiColor(in: environment) ?? .tintColor
    case .faded(let color, let opacity):
      let base = color.uiColor(in: environment).resolvedColor(with: environment.traits)
      return base.withAlphaComponent(base.cgColor.alpha * opacity)
    }
  }

  private static func named(_ name: String, _ bundle: Bundle?) -> UIColor {
    if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
    UIKitFaults.raise(
      "SwiftUI", call: "Color(\"\(name)\")",
      reason: "no asset catalogue has a colour of this name; name the folder of the app's assets")
    return .clear
  }
}

extension Color {
  /// A colour of components.
  public init(_ resolved: Resolved) { self.init(cgColor: resolved.cgColor) }
}

extension Color: CustomStringConvertible {
  /// The components in light.
  public var description: String {
    let color = resolve(in: EnvironmentValues())
    return "(\(color.red), \(color.green), \(color.blue), \(color.opacity))"
  }
}

extension UIColor {
  /// The colour of a SwiftUI colour, under the traits that it is used with: of one that was made of UIKit's, or of components,
  /// an equal one.
  public convenience init(_ color: Color) {
    if let own = color.ownUIColor {
      self.init(like: own)
      return
    }
    self.init { traits in color.uiColor(in: EnvironmentValues(traits: traits)) }
  }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The colour of controls; nil for the system's blue.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
