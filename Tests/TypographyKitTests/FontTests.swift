import Foundation
import HeadlessUIKit
import Testing

@testable import TypographyKit

/// Fonts and their scaling with the text size: T4 to T7 of rwbutler/TypographyKit 6.0.1 (`Typography.swift`,
/// CHANGELOG).
@Suite struct FontTests {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func sizes(_ style: String, settings: String = "") throws -> [Double] {
    let settings = try Configurations.styles("\"a\": {\(style)}", settings: settings)
    #expect(settings.issues.isEmpty, "\(settings.issues)")
    let typography = try #require(settings.styles["a"])
    return try Self.categories.map { Double(try #require(typography.font($0)).pointSize) }
  }

  /// Two points more or less per category away from `large`.
  @Test func stepping() throws {
    let style = "\"font-name\": \"System\", \"point-size\": 20, \"scaling-mode\": \"stepping\""
    #expect(try sizes(style) == [14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36])
    #expect(
      try sizes(style, settings: "\"point-step-size\": 1, \"point-step-multiplier\": 3")
        == [11, 14, 17, 20, 23, 26, 29, 32, 35, 38, 41, 44])
    #expect(
      try sizes(style, settings: "\"minimum-point-size\": 17, \"maximum-point-size\": 30")
        == [17, 17, 18, 20, 22, 24, 26, 28, 30, 30, 30, 30])
    #expect(
      try sizes(
        style + ", \"minimum-point-size\": 19, \"maximum-point-size\": 25", settings: "\"maximum-point-size\": 30")
        == [19, 19, 19, 20, 22, 24, 25, 25, 25, 25, 25, 25])
  }

  @Test func disabled() throws {
    let style =
      "\"font-name\": \"System\", \"point-size\": 20, \"scaling-mode\": \"disabled\", \"minimum-point-size\": 30"
    #expect(try sizes(style) == Array(repeating: 20, count: 12))
  }

  /// The body style's growth, regardless of the style's name.
  @Test(arguments: ["uifontmetrics", "uifontmetrics-with-fallback"])
  func fontMetrics(mode: String) throws {
    let style = "\"font-name\": \"Inter-Regular\", \"point-size\": 20, \"scaling-mode\": \"\(mode)\""
    let expected = try Self.categories.map { category in
      Double(
        UIFontMetrics(forTextStyle: .body).scaledFont(
          for: try #require(UIFont(name: "Inter-Regular", size: 20)),
          compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
        ).pointSize)
    }
    #expect(try sizes(style) == expected && expected[11] > 50)
    #expect(try sizes(style, settings: "\"maximum-point-size\": 30") == expected.map { min($0, 30) })
    #expect(try sizes(style + ", \"minimum-point-size\": 19") == expected.map { max($0, 19) })
  }

  /// Names from the README and `Typography.swift`; case is ignored.
  @Test func systemFonts() throws {
    let expected: [(name: String, font: UIFont)] = [
      ("System", .systemFont(ofSize: 20)), ("system", .systemFont(ofSize: 20)),
      ("BoldSystem", .boldSystemFont(ofSize: 20)), ("ItalicSystem", .italicSystemFont(ofSize: 20)),
      ("System-Black", .systemFont(ofSize: 20, weight: .black)),
      ("System-bold", .systemFont(ofSize: 20, weight: .bold)),
      ("System-Heavy", .systemFont(ofSize: 20, weight: .heavy)),
      ("System-Light", .systemFont(ofSize: 20, weight: .light)),
      ("System-Medium", .systemFont(ofSize: 20, weight: .medium)),
      ("System-Regular", .systemFont(ofSize: 20, weight: .regular)),
      ("System-SemiBold", .systemFont(ofSize: 20, weight: .semibold)),
      ("System-semi-bold", .systemFont(ofSize: 20, weight: .semibold)),
      ("System-Thin", .systemFont(ofSize: 20, weight: .thin)),
      ("System-ultraLight", .systemFont(ofSize: 20, weight: .ultraLight)),
      ("system-ultra-light", .systemFont(ofSize: 20, weight: .ultraLight)),
      ("MonospacedDigitSystem-Bold", .monospacedDigitSystemFont(ofSize: 20, weight: .bold)),
    ]
    for (name, font) in expected { #expect(FontName(name).font(ofSize: 20) == font, "\(name)") }
    #expect(FontName("Inter-Regular").font(ofSize: 20) == UIFont(name: "Inter-Regular", size: 20))
    #expect(FontName("System-Strong").font(ofSize: 20) == nil)
  }

  @Test func aStyleWithoutNameOrSizeHasNoFont() {
    #expect(Typography(name: "a", fontSize: 12).font() == nil)
    #expect(Typography(name: "a", fontName: "System").font() == nil)
    #expect(Typography(name: "a", fontName: "Nothing", fontSize: 12).font() == nil)
    let style = Typography(name: "a", fontName: "System", fontSize: 12, scalingMode: .disabled)
    #expect(style.lineHeight() == UIFont.systemFont(ofSize: 12).lineHeight)
  }
}
