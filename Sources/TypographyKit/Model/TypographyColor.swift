import Foundation
public import HeadlessUIKit

/// A colour as a configuration names it.
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
  /// Six hexadecimal digits, with a number sign before them or none.
  case hexWithoutAlpha(string: String)
  /// Eight: the last two are the opacity.
  case hexWithAlpha(string: String)
  /// Parts from 0 to 1.
  case rgb(red: Float, green: Float, blue: Float)
  /// Parts from 0 to 1, not multiplied by alpha.
  case rgba(red: Float, green: Float, blue: Float, alpha: Float)
  /// One for each appearance; where there is none for the dark, the light one counts.
  case dynamicColor(colors: [TypographyInterfaceStyle: TypographyColor])
  /// Another made lighter or darker.
  case shade(shade: String, color: TypographyColor)

  /// The colour as UIKit has it.
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

  /// The colour as Core Graphics has it, for the current traits.
  public var cgColor: CGColor { uiColor.cgColor }

  /// The colour that a text names by itself: `gold` is none, `orange`, `#ff8800`, `ff880080`, `rgb(255, 136, 0)` and
  /// `rgba(255,136,0,128)` are; `(255,136,0)` is the same without the word. Parts go from 0 to 255.
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

  /// The same colour in numbers, without others within it: one, or one for each appearance.
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

  /// Names that need no entry.
  static let names: [String: TypographyColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
    "purple": .purple, "brown": .brown, "clear": .clear,
  ]
}

/// An appearance that a colour of a configuration can be for.
public enum TypographyInterfaceStyle: String, CaseIterable, Sendable {
  /// The light one, which is there always.
  case light
  /// The dark one.
  case dark
}

extension UIColor {
  /// Parts from 0 to 1: red, green, blue and, where there are four, alpha.
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
