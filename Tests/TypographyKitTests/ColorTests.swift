import Foundation
import HeadlessUIKit
import Testing

@testable import TypographyKit

/// Colours: T8 of rwbutler/TypographyKit 6.0.1 (`TypographyColor.swift`, `UIColorAdditions.swift`, README).
@Suite struct ColorTests {
  /// Red, green, blue and alpha, each multiplied by 255 and rounded.
  private func bytes(_ color: UIColor?, dark: Bool = false) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    let traits = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
    color?.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test(arguments: [
    ("gold", [0xFF, 0xAB, 0x01, 255]), ("royal-blue", [0x08, 0x22, 0x4C, 255]), ("veil", [0x08, 0x22, 0x4C, 0x80]),
    ("veil-too", [0x08, 0x22, 0x4C, 0x80]), ("sky", [135, 206, 235, 255]), ("sky-too", [135, 206, 235, 255]),
    ("mist", [135, 206, 235, 128]), ("text", [0xFF, 0xAB, 0x01, 255]),
    // The components of #08224C times 1.5.
    ("background", [12, 51, 114, 255]), ("panel", [255, 255, 255, 255]), ("gray", [128, 128, 128, 255]),
  ])
  func entries(name: String, expected: [Int]) throws {
    let settings = try Configurations.read(Configurations.everything)
    #expect(bytes(settings.colors[name]?.uiColor) == expected)
  }

  /// The components of gray times 0.25.
  @Test func darkAndLight() throws {
    let settings = try Configurations.read(Configurations.everything)
    #expect(bytes(settings.colors["panel"]?.uiColor, dark: true) == [32, 32, 32, 255])
    let light = try Configurations.colors("\"a\": {\"Light\": \"red\"}").colors["a"]?.uiColor
    #expect(bytes(light, dark: true) == [255, 0, 0, 255])
  }

  @Test(arguments: [
    ("light", 1.25), ("lighter", 1.5), ("lightest", 1.75), ("dark", 0.75), ("darker", 0.5), ("darkest", 0.25),
  ])
  func shades(name: String, factor: Double) throws {
    let color = try Configurations.colors("\"a\": \"\(name) rgb(40,80,200)\"").colors["a"]
    let expected = [40.0, 80, 200].map { Int(min(255, ($0 * factor)).rounded()) } + [255]
    #expect(bytes(color?.uiColor) == expected)
    #expect(bytes(UIColor(red: 40 / 255.0, green: 80 / 255.0, blue: 200 / 255.0, alpha: 1).shade(name)) == expected)
  }

  @Test func shadesOfCode() {
    let color = UIColor(red: 0.4, green: 0.5, blue: 0.6, alpha: 0.5)
    #expect(bytes(color.shade(.white)) == [255, 255, 255, 255] && bytes(color.shade(.black)) == [0, 0, 0, 128])
    #expect(bytes(color.shade(.lightness(scalingFactor: 2))) == [204, 255, 255, 128])
    #expect(bytes(color.shade(.darkness(0.1))) == [10, 13, 15, 128])
    #expect(color.shade(.lightness(scalingFactor: 0.5)) == color && color.shade(.darkness(2)) == color)
    #expect(color.shade("pale") == color)
  }

  /// The library's `ColorParser.swift` removes one word for a shade after the other, and looks up each remainder.
  @Test func shadesOfNamesWithWordsForShades() throws {
    let settings = try Configurations.colors(
      "\"light blue\": \"#204060\", \"a\": \"darker light blue\", \"b\": \"darker light gray\", \"c\": \"light blue dark\""
    )
    #expect(settings.issues.isEmpty && bytes(settings.colors["a"]?.uiColor) == [0x10, 0x20, 0x30, 255])
    // 128 × 1.25 × 0.5.
    #expect(bytes(settings.colors["b"]?.uiColor) == [80, 80, 80, 255])
    #expect(bytes(settings.colors["c"]?.uiColor) == [0, 0, 0xFF * 15 / 16, 255])
  }

  /// A shade of a dynamic colour is dynamic.
  @Test func aShadeOfADynamicColor() throws {
    let settings = try Configurations.colors("\"a\": {\"light\": \"white\", \"dark\": \"red\"}, \"b\": \"darker a\"")
    #expect(bytes(settings.colors["b"]?.uiColor) == [128, 128, 128, 255])
    #expect(bytes(settings.colors["b"]?.uiColor, dark: true) == [128, 0, 0, 255])
  }

  @Test(arguments: [
    "", "#", "#12345", "#1234567", "##123456", "gold", "rgb(1,2)", "rgb(256,0,0)", "rgba(1,2,3)", "rgb(1,2,3,4)",
    "rgb(-1,2,3)", "rgb(-0,1,2)", "rgb(+1,1,2)", "rgb(1 1,1,2)", "rgb(0001,1,2)", "rgb(١,1,2)", "hsl(1,2,3)",
    "rgb(1,2,3", "#gggggg", "rgb(1,,3)",
  ])
  func whatIsNoColor(text: String) { #expect(TypographyColor(string: text) == nil) }

  @Test func orderDoesNotMatter() throws {
    let settings = try Configurations.colors("\"c\": \"lighter b\", \"b\": \"a\", \"a\": \"#102030\"")
    #expect(settings.issues.isEmpty && bytes(settings.colors["c"]?.uiColor) == [24, 48, 72, 255])
  }
}
