public import Foundation
package import Raster

/// A colour, fixed or dependent on the traits under which it is used.
// Unchecked because an open class cannot be checked: it stores one immutable, sendable value.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  private let mark = CoreFoundationMark()

  private enum Storage: Sendable {
    case fixed(ColorComponents)
    case system(SystemColor)
    case provider(Provider)
    case faded(UIColor, alpha: CGFloat)
  }

  /// A closure that chooses a colour; equal only to itself.
  private final class Provider: Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor

    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) {
      self.color = color
    }
  }

  private let storage: Storage

  private init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  // MARK: Archives

  /// Archives of colours can be read securely.
  public class var supportsSecureCoding: Bool { true }

  /// Reads a colour from an archive with its four components; `nil` without them.
  public required convenience init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIRed") else { return nil }
    let component = { CGFloat(coder.decodeDouble(forKey: $0)) }
    self.init(
      red: component("UIRed"), green: component("UIGreen"), blue: component("UIBlue"), alpha: component("UIAlpha"))
  }

  /// Writes the colour's components under the current traits. Differs from UIKit: a colour that depends on traits is
  /// read as a fixed one.
  open func encode(with coder: NSCoder) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard coder.allowsKeyedCoding, getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return }
    for (key, value) in [("UIRed", red), ("UIGreen", green), ("UIBlue", blue), ("UIAlpha", alpha)] {
      coder.encode(Double(value), forKey: key)
    }
  }

  /// Creates an equal colour.
  package convenience init(like other: UIColor) { self.init(storage: other.storage) }

  init(components: ColorComponents) {
    storage = .fixed(components)
    super.init()
  }

  init(system: SystemColor) {
    storage = .system(system)
    super.init()
  }

  /// Creates the clear colour.
  public override convenience init() {
    self.init(components: ColorComponents(white: 0, alpha: 0))
  }

  /// Creates a colour from sRGB components. Values outside 0...1 are kept, and painted as the nearest inside.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a shade of grey in sRGB.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(components: ColorComponents(white: white, alpha: alpha))
  }

  /// Creates a colour from its hue (a full turn is 1, so 1.25 is the same as 0.25), saturation and brightness; a hue
  /// that is not finite gives a grey.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      components: ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a colour from Display P3 components. It is converted to sRGB, where components outside 0...1 are painted
  /// as the nearest inside.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: ColorComponents(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from the components of another, independent of traits.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.channels
    var components = ColorComponents(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    components.isGray = cgColor.isGray
    self.init(components: components)
  }

  /// Creates the colour of a literal, `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`: from sRGB components.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour that is chosen each time it is used; `dynamicProvider` gets the traits at that point.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(storage: .provider(Provider(dynamicProvider)))
  }

  /// Creates a copy of a colour.
  convenience init(_ color: UIColor) {
    self.init(storage: color.storage)
  }

  /// The colour with another opacity; it stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard case .fixed(var components) = storage else { return UIColor(storage: .faded(self, alpha: alpha)) }
    components.alpha = alpha
    return UIColor(components: components)
  }

  /// The colour under the given traits, independent of any others.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = storage { return self }
    return UIColor(components: components(under: traitCollection))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return switch (storage, other.storage) {
    case (.fixed(let left), .fixed(let right)): left == right
    case (.system(let left), .system(let right)): left == right
    case (.provider(let left), .provider(let right)): left === right
    case (.faded(let left, let alpha), .faded(let right, let otherAlpha)): left.isEqual(right) && alpha == otherAlpha
    default: false
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let components): components.hashValue
    case .system(let color): color.name.hashValue
    case .provider(let provider): ObjectIdentifier(provider).hashValue
    case .faded(let color, let alpha): color.hash ^ alpha.hashValue
    }
  }
}

// MARK: - Values

extension UIColor {
  /// The colour under the current traits, as used by layers.
  public var cgColor: CGColor { components(under: .current).color }

  /// Returns the components under the current traits through the pointers.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(under: .current)
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns hue, saturation, brightness (each 0...1) and alpha under the current traits through the pointers.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(under: .current)
    let parts = components.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns the shade of grey and alpha under the current traits through the pointers.
  ///
  /// For a colour that is not a shade of grey nothing is written and the result is `false`, as UIKit's conversion is
  /// not documented.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let components = components(under: .current)
    guard let shade = components.white else { return false }
    white?.pointee = shade
    alpha?.pointee = components.alpha
    return true
  }

  /// The colour as it is painted under the given traits.
  package func color(under traits: UITraitCollection) -> Raster.Color {
    components(under: traits).color.color
  }

  /// The number of providers that may return one another before the colour counts as clear, as a provider may return
  /// itself.
  private static let resolutionLimit = 64

  private func components(under traits: UITraitCollection) -> ColorComponents {
    resolved(under: traits).components
  }

  /// The components under the given traits, and UIKit's colour if they are those of one.
  func resolved(under traits: UITraitCollection) -> (components: ColorComponents, system: SystemColor?) {
    var color = self
    var alpha: CGFloat?
    for _ in 0..<Self.resolutionLimit {
      switch color.storage {
      case .fixed(let components): return (components.with(alpha: alpha), nil)
      case .system(let system):
        return (system.components(under: traits).with(alpha: alpha), alpha == nil ? system : nil)
      case .provider(let provider): color = provider.color(traits)
      case .faded(let base, let opacity):
        alpha = alpha ?? opacity
        color = base
      }
    }
    return (ColorComponents(white: 0, alpha: 0), nil)
  }
}

extension ColorComponents {
  /// The components with another opacity, unless that is `nil`.
  fileprivate func with(alpha: CGFloat?) -> ColorComponents {
    var result = self
    result.alpha = alpha ?? self.alpha
    return result
  }
}
