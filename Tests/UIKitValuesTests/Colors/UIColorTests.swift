import Foundation
import Raster
import Testing
import UIKitValues

@Suite struct UIColorTests {
  static let light = UITraitCollection(userInterfaceStyle: .light)
  static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Red, green, blue and alpha from `getRed`.
  static func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func componentsAreKeptAsGiven() {
    #expect(Self.components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(Self.components(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
    #expect(Self.components(UIColor()) == [0, 0, 0, 0])
    #expect(Self.components(UIColor(cgColor: UIColor.orange.cgColor)) == [1, 0.5, 0, 1])
  }

  /// A colour of Core Graphics that is a grey has a shade and an opacity (Apple's documentation of
  /// `CGColor(gray:alpha:)` and of `CGColorSpace.genericGrayGamma2_2`).
  @Test func greysHaveTwoComponents() {
    for (color, shade) in [(UIColor.black, 0), (.white, 1), (.gray, 0.5), (UIColor(white: 0.25, alpha: 1), 0.25)] {
      #expect(color.cgColor.components == [CGFloat(shade), 1] && color.cgColor.numberOfComponents == 2)
      #expect(color.cgColor.colorSpace?.model == .monochrome)
      #expect(Self.components(UIColor(cgColor: color.cgColor)) == [CGFloat(shade), CGFloat(shade), CGFloat(shade), 1])
    }
    #expect(UIColor.clear.cgColor.components == [0, 0])
    #expect(UIColor.black.withAlphaComponent(0.5).cgColor.components == [0, 0.5])
    #expect(CGColor(gray: 1, alpha: 1).copy(alpha: 0)?.components == [1, 0])
    let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor
    #expect(white.components == [1, 1, 1, 1] && white.colorSpace?.model == .rgb && white == UIColor.white.cgColor)
    #expect(UIColor(hue: 0, saturation: 0, brightness: 1, alpha: 1).cgColor.numberOfComponents == 4)
  }

  @Test func extendedComponentsArePaintedAsTheNearest() {
    let color = UIColor(red: 1.5, green: -0.25, blue: .nan, alpha: .infinity)
    #expect(Self.components(color)[..<2] == [1.5, -0.25])
    #expect(color.color(under: Self.light) == Color(red: 1, green: 0, blue: 0, alpha: 1))
  }

  /// The six corners of the hexagon, and a tint: CSS Color Module Level 4, §7 (`hwb`), as in any HSB table.
  @Test(
    arguments: [
      (0.0, [1.0, 0, 0]), (1.0 / 6, [1, 1, 0]), (2.0 / 6, [0, 1, 0]), (0.5, [0, 1, 1]), (4.0 / 6, [0, 0, 1]),
      (5.0 / 6, [1, 0, 1]), (1.0, [1, 0, 0]),
    ] as [(Double, [Double])])
  func hueGoesRoundTheHexagon(hue: Double, expected: [Double]) {
    let color = Self.components(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1))
    // Products of a few rounded factors up to 6: an error of a few units in the last place of 1.
    for (value, channel) in zip(color, expected) { #expect(abs(value - channel) < 1e-14, "hue \(hue): \(color)") }
  }

  @Test func hueSaturationAndBrightnessReadBack() {
    var (hue, saturation, brightness, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    UIColor(red: 0.5, green: 0.25, blue: 0.25, alpha: 0.75)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect([hue, saturation, brightness, alpha] == [0, 0.5, 0.5, 0.75])
    UIColor.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect([hue, saturation, brightness] == [4.0 / 6, 1, 1])
    UIColor.gray.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect([hue, saturation, brightness] == [0, 0, 0.5])
  }

  @Test func onlyGreysHaveAWhite() {
    var (white, alpha) = (CGFloat(-1), CGFloat(-1))
    #expect(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.5, 0.25])
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.5, 0.25])
  }

  /// P3 red in sRGB: CSS Color Module Level 4 gives `color(srgb 1.09307 -0.22674 -0.15014)`.
  @Test func displayP3IsConverted() {
    let red = Self.components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    for (value, expected) in zip(red, [1.09307, -0.22674, -0.15014]) { #expect(abs(value - expected) < 0.00002) }
    let white = Self.components(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1))
    for value in white { #expect(abs(value - 1) < 1e-12) }
  }

  @Test func providersAreAskedWithTheTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(color.resolvedColor(with: Self.light) == .red)
    #expect(color.resolvedColor(with: Self.dark) == .white)
  }

  @Test func aFadedDynamicColorStaysDynamic() {
    let color = UIColor.label.withAlphaComponent(0.5)
    #expect(color.color(under: Self.light) == Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(color.color(under: Self.dark) == Color(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(color.withAlphaComponent(0.25).color(under: Self.dark).alpha == 0.25)
  }

  @Test func aProviderThatGivesItselfIsClear() {
    final class Box: @unchecked Sendable { var color: UIColor? }
    let box = Box()
    let color = UIColor { _ in box.color ?? .red }
    box.color = color
    #expect(color.color(under: Self.light).alpha == 0)
    box.color = nil
  }

  @Test func colorsAreEqualByValue() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor(white: 1, alpha: 1).hash == UIColor(red: 1, green: 1, blue: 1, alpha: 1).hash)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.label != UIColor.darkText)
    #expect(UIColor.red != UIColor.blue)
  }

  /// Apple's documentation of each colour.
  @Test func fixedColorsHaveTheDocumentedComponents() {
    let colors: [(UIColor, [CGFloat])] = [
      (.black, [0, 0, 0, 1]), (.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]),
      (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]), (.white, [1, 1, 1, 1]), (.gray, [0.5, 0.5, 0.5, 1]),
      (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]),
      (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]), (.orange, [1, 0.5, 0, 1]), (.purple, [0.5, 0, 0.5, 1]),
      (.brown, [0.6, 0.4, 0.2, 1]), (.clear, [0, 0, 0, 0]),
    ]
    for (color, expected) in colors { #expect(Self.components(color) == expected) }
  }
}
