import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// The key `colors` of a catalogue file, and colours with variants.
@MainActor @Suite struct ColorSceneTests {
  private static func file(_ colors: String, _ use: String) -> String { "colors: \(colors)\n" + oneScene(use) }

  /// Red, green, blue and alpha of the label's text colour, from 0 to 255.
  private func color(
    _ text: String, _ appearance: Configuration.Appearance = .light, _ contrast: Configuration.Contrast = .normal
  ) throws -> [Int] {
    var configuration = Configuration(device: Device(freeSize: "card", width: 100, height: nil))
    configuration.appearance = appearance
    configuration.contrast = contrast
    let label = try #require(try read(text).definition().makeView(for: configuration) as? UILabel)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    label.textColor?.resolvedColor(with: configuration.traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test func aColourFollowsAppearanceAndContrast() throws {
    let variants =
      "{light: \"#010203\", dark: \"#040506\", highContrastLight: \"#070809\", highContrastDark: \"#0A0B0C\"}"
    for text in [
      Self.file("{brand: \(variants)}", "textColor: brand"), Self.file("{other: red}", "textColor: \(variants)"),
    ] {
      #expect(try color(text) == [1, 2, 3, 255])
      #expect(try color(text, .dark) == [4, 5, 6, 255])
      #expect(try color(text, .light, .high) == [7, 8, 9, 255])
      #expect(try color(text, .dark, .high) == [10, 11, 12, 255])
    }
  }

  @Test func whatIsLeftOutIsAsTheAppearanceIsElseAsInLight() throws {
    let dark = Self.file("{brand: {light: \"#010203\", dark: \"#040506\"}}", "textColor: brand")
    #expect(try color(dark, .dark, .high) == [4, 5, 6, 255])
    #expect(try color(dark, .light, .high) == [1, 2, 3, 255])
    let contrast = Self.file("{brand: {light: \"#010203\", highContrastLight: \"#070809\"}}", "textColor: brand")
    #expect(try color(contrast, .dark) == [1, 2, 3, 255])
    #expect(try color(contrast, .dark, .high) == [7, 8, 9, 255])
  }

  /// systemRed in dark appearance is 255, 69, 58 (`Fixtures/system-colors.json` has other colours from the same source;
  /// Apple's Human Interface Guidelines, Color).
  @Test func aColourMayNameOneAboveItAndAUIColor() throws {
    let text = Self.file("{alarm: {light: black, dark: systemRed}, title: alarm}", "textColor: title")
    #expect(try color(text) == [0, 0, 0, 255])
    #expect(try color(text, .dark) == [255, 69, 58, 255])
  }

  /// A border's colour is fixed when it is set, and runs of text have colours of their own.
  @Test func aNameStandsWhereverAColourDoes() throws {
    let keys = "layer.borderColor: brand\nattributedText: [{text: a, foregroundColor: brand}]"
    let text = Self.file("{brand: {light: \"#010203\", dark: \"#040506\"}}", keys)
    var configuration = Configuration(device: Device(freeSize: "card", width: 100, height: nil))
    configuration.appearance = .dark
    let label = try #require(try read(text).definition().makeView(for: configuration) as? UILabel)
    #expect(label.layer.borderColor?.components?.map { ($0 * 255).rounded() } == [4, 5, 6, 255])
    let run = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(
      run?.resolvedColor(with: configuration.traits) == UIColor(red: 4 / 255, green: 5 / 255, blue: 6 / 255, alpha: 1))
  }

  @Test(arguments: [
    ("{label: red}", "textColor: red", "1:10: 'label' is already a colour of UIColor. Choose another name."),
    (
      "{\"#1\": red}", "textColor: red",
      "1:10: '#1' cannot be the name of a colour: it must not be empty or start with '#'."
    ),
    ("{title: brand, brand: red}", "textColor: red", "1:17: 'title': UIColor has no colour 'brand'."),
    ("{brand: {dark: red}}", "textColor: red", "1:17: a colour needs 'light'."),
    ("{brand: {light: red, darkk: red}}", "textColor: red", "1:30: a colour has no 'darkk'. Did you mean 'dark'?"),
    (
      "{brand: {light: {red: 1, green: 2, blue: 0}}}", "textColor: red",
      "1:25: 'brand.light.green' takes a number from 0 to 1"
    ),
    (
      "[red]", "textColor: red",
      "1:9: 'colors' must be a mapping, such as {brand: {light: \"#0A84FF\", dark: white}}; this is a list."
    ),
    (
      "{brand: red}", "textColor: brnad",
      "7:18: 'textColor': neither UIColor nor 'colors' has a colour 'brnad'. Did you mean 'brand'?"
    ),
    (
      "{brand: red}", "textColor: mauve",
      "7:18: 'textColor': neither UIColor nor 'colors' has a colour 'mauve'. 'colors' has brand."
    ),
  ])
  func aMistakeHasItsPlace(colors: String, use: String, message: String) throws {
    let error = try #require(try firstError(Self.file(colors, use)))
    #expect(error.hasPrefix("a.yaml:" + message), "\(error)")
  }
}
