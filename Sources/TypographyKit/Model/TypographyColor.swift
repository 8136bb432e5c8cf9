import Foundation
public import HeadlessUIKit

/// A colour in a configuration.
public indirect enum TypographyColor: Hashable, Sendable {
  /// `UIColor.black`.
  case black
  /// `UIColor.darkGray`.
  case darkGray
  /// `UIColor.lightGray`.
  case lightGray
  /// `UIColor.white`.
  case white
  /// `UIColor.gray`.
  case gray
  /// `UIColor.red`.
  case red
  /// `UIColor.green`.
  case green
  /// `UIColor.blue`.
  case blue
  /// `UIColor.cyan`.
  case cyan
  /// `UIColor.yellow`.
  case yellow
  /// `UIColor.magenta`.
  case magenta
  /// `UIColor.orange`.
  case orange
  /// `UIColor.purple`.
  case purple
  /// `UIColor.brown`.
  case brown
  /// `UIColor.clear`.
  case clear
  /// Six hexadecimal digits, optionally after a number sign.
  case hexWithoutAlpha(string: String)
  /// Eight hexadecimal digits: the last two are the opacity.
  case hexWithAlpha(string: String)
  /// Components from 0 to 1.
  case rgb(red: Float, green: Float, blue: Float)
  /// Components from 0 to 1, not multiplied by alpha.
  case rgba(red: Float, green: Float, blue: Float, alpha: Float)
  /// A colour for each appearance; without a dark one, the light one is used for both.
  case dynamicColor(colors: [TypographyInterfaceStyle: TypographyColor])
  /// A lighter or darker shade of another colour.
  case shade(shade: String, color: TypographyColor)

  /// The colour for UIKit.
  public var uiColor: UIColor {
    switch self {
    case .black: .black
    case .darkGray: .darkGray
    case .lightGray: .lightGray
    case .white: .white
    case .gray: .gray
    case .red: .red
    case .green: .green
    case .blue: .blue
    case .cyan: .cyan
    case .yellow: .yellow
    case .magenta: .magenta
    case .orange: .orange
    case .purple: .purple
    case .brown: .brown
    case .clear: .clear
    case .hexWithoutAlpha(let string), .hexWithAlpha(let string):
      UIColor((ColorNotation.hexadecimal(string) ?? [0, 0, 0, 0]).map { CGFloat($0) / 255 })
    case .rgb(let red, let green, let blue): UIColor([red, green, blue].map { CGFloat($0) })
    case .rgba(let red, let green, let blue, let alpha): UIColor([red, green, blue, alpha].map { CGFloat($0) })
    case .dynamicColor(let colors): UIColor(colors)
    case .shade(let shade, let color): color.uiColor.shade(shade)
    }
  }

  /// The colour for Core Graphics, in the current traits.
  public var cgColor: CGColor { uiColor.cgColor }

  /// The colour that a text describes by itself: `orange`, `#ff8800`, `ff880080`, `rgb(255, 136, 0)` and
  /// `rgba(255,136,0,128)` are colours, `gold` is not; `(255,136,0)` is the same without the word. Components are from
  /// 0 to 255.
  public init?(string: String) {
    if let named = TypographyColor.names[string] {
      self = named
    } else if let bytes = ColorNotation.hexadecimal(string) {
      self = bytes.count == 4 ? .hexWithAlpha(string: string) : .hexWithoutAlpha(string: string)
    } else if let bytes = ColorNotation.decimal(string) {
      let parts = ColorNotation.parts(bytes)
      self =
        parts.count == 4
        ? .rgba(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        : .rgb(red: parts[0], green: parts[1], blue: parts[2])
    } else {
      return nil
    }
  }

  /// The same colour in numbers, without nested colours: one, or one for each appearance.
  var inNumbers: TypographyColor {
    let (light, dark) = (number(.light), number(.dark))
    return light == dark ? light : .dynamicColor(colors: [.light: light, .dark: dark])
  }

  private func number(_ style: UIUserInterfaceStyle) -> TypographyColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    uiColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return .rgba(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }

  /// Names that are predefined.
  static let names: [String: TypographyColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
    "purple": .purple, "brown": .brown, "clear": .clear,
  ]
}

/// An appearance for a colour in a configuration.
public enum TypographyInterfaceStyle: String, CaseIterable, Sendable {
  /// The light appearance, which always has a colour.
  case light
  /// The dark appearance.
  case dark
}

extension UIColor {
  /// Components from 0 to 1: red, green, blue and optionally alpha.
  fileprivate convenience init(_ parts: [CGFloat]) {
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  fileprivate convenience init(_ colors: [TypographyInterfaceStyle: TypographyColor]) {
    self.init { traits in
      let style = traits.userInterfaceStyle == .dark ? TypographyInterfaceStyle.dark : .light
      return (colors[style] ?? colors[.light] ?? .clear).uiColor
    }
  }
}
