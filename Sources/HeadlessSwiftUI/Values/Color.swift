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

  /// The space of components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

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

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// A colour of an asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// A colour of an asset catalogue by its symbol.
  public init(_ resource: ColorResource) { self.init(uiColor: UIColor(resource: resource)) }

  public init(uiColor: UIColor) { self.init(.ui(uiColor)) }
  public init(_ color: UIColor) { self.init(.ui(color)) }
  public init(cgColor: CGColor) { self.init(.ui(UIColor(cgColor: cgColor))) }
  public init(_ color: CGColor) { self.init(cgColor: color) }

  /// A linear component, encoded (IEC 61966-2-1).
  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? 12.92 * value : 1.055 * exp(log(value) / 2.4) - 0.055
  }

  public static let red = Color(.systemRed)
  public static let orange = Color(.systemOrange)
  public static let yellow = Color(.systemYellow)
  public static let green = Color(.systemGreen)
  public static let mint = Color(.systemMint)
  public static let teal = Color(.systemTeal)
  public static let cyan = Color(.systemCyan)
  public static let blue = Color(.systemBlue)
  public static let indigo = Color(.systemIndigo)
  public static let purple = Color(.systemPurple)
  public static let pink = Color(.systemPink)
  public static let brown = Color(.systemBrown)
  public static let white = Color(UIColor.white)
  /// Measured in Spark's pictures (P25): 142, 142, 147.
  public static let gray = Color(.systemGray)
  public static let black = Color(UIColor.black)
  public static let clear = Color(UIColor.clear)
  public static let primary = Color(.label)
  public static let secondary = Color(.secondaryLabel)
  /// The tint of the view, the system's blue unless it is set.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)

  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

  /// The components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    uiColor(in: environment).resolvedColor(with: environment.traits)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// A colour's components in sRGB.
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  /// UIKit's colour in an environment.
  func uiColor(in environment: EnvironmentValues) -> UIColor {
    switch storage {
    case .ui(let color): return color
    case .named(let name, let bundle): return Self.named(name, bundle)
    case .accent: return environment.tint?.uiColor(in: environment) ?? .systemBlue
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

extension UIColor {
  /// The colour of a SwiftUI colour, under the traits that it is used with.
  public convenience init(_ color: Color) {
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
