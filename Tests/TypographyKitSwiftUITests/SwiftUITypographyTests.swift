import Drawing
import DynamicType
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Synchronization
import Testing
import TypographyKitSwiftUI
import UIKitTestSupport

@testable import TypographyKit
@testable import UIKitCore

extension UIFont.TextStyle {
  fileprivate static let heading = UIFont.TextStyle(rawValue: "heading")
  fileprivate static let paragraph = UIFont.TextStyle(rawValue: "paragraph")
  fileprivate static let stepping = UIFont.TextStyle(rawValue: "stepping")
  fileprivate static let unknown = UIFont.TextStyle(rawValue: "unknown")
}

/// Styles on SwiftUI's views: T14 of rwbutler/TypographyKit 6.0.1, and its `ViewAdditions.swift`. Sizes are those that the rules
/// of the list give (T4 to T6), and what the same style gives a label.
///
/// The configuration is global: each test, which the main actor does not leave, sets its own and restores the one before.
@MainActor @Suite(.ownEnvironment) struct SwiftUITypographyTests {
  private static let text = "Good morning to all who read these lines at breakfast, or late at night"

  /// Sets the configuration of the tests, and returns the one before.
  private func configure() -> TypographyKitSettings? {
    let before = TypographyKit.settings
    TypographyKit.refresh(
      with: Data(
        """
        {
          "typography-colors": {"gold": "#FFAB01", "panel": {"light": "#FFFFFF", "dark": "#202020"}},
          "typography-kit": {"point-step-size": 3, "fallback-color": "gold"},
          "ui-font-text-styles": {
            "heading": {"font-name": "System-Semibold", "point-size": 36, "text-color": "gold", "letter-case": "upper",
              "letter-spacing": 1.5, "minimum-point-size": 30, "maximum-point-size": 60, "scaling-mode": "uifontmetrics"},
            "paragraph": {"font-name": "Inter-Regular", "point-size": 16},
            "stepping": {"font-name": "System", "point-size": 15, "scaling-mode": "stepping", "maximum-point-size": 32}
          }
        }
        """.utf8), configuration: TypographyKitConfiguration())
    return before
  }

  private func restore(_ settings: TypographyKitSettings?) { TypographyKit.current.withLock { $0 = settings } }

  /// A view in a window of 320 points, recorded.
  private func recorded(_ view: UIView, at category: DynamicType.ContentSizeCategory) -> Drawing.LayoutNode {
    let window = UIWindow(
      size: CGSize(width: 320, height: 4000), safeAreaInsets: .zero, traits: phoneTraits(category, scale: 3))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(view)
    window.makeKeyAndVisible()
    view.frame = CGRect(origin: .zero, size: view.sizeThatFits(CGSize(width: 320, height: 4000)))
    view.layoutIfNeeded()
    return withExtendedLifetime(window) { view.record().layout }
  }

  private func text(_ view: some View, at category: DynamicType.ContentSizeCategory = .large) throws
    -> Drawing.LayoutNode
  {
    let host = try #require(UIHostingController(rootView: view).view)
    var waiting = [recorded(host, at: category)]
    while let node = waiting.popLast() {
      if node.kind == "Text" { return node }
      waiting += node.children
    }
    throw MissingText()
  }

  private struct MissingText: Error {}

  private func label(
    _ style: UIFont.TextStyle, at category: DynamicType.ContentSizeCategory = .large
  ) -> Drawing.LayoutNode {
    // Its font is that of the size at which it is made.
    ViewEnvironment.current.traits = phoneTraits(category, scale: 3)
    let label = UILabel()
    label.text(Self.text, style: style)
    return recorded(label, at: category)
  }

  /// The lines of a text and a label are the same: what stands in them, their widths, and the distances of their baselines.
  @Test(arguments: DynamicType.ContentSizeCategory.allCases)
  func textHasTheLinesOfALabel(category: DynamicType.ContentSizeCategory) throws {
    let before = configure()
    defer { restore(before) }
    for style in [UIFont.TextStyle.heading, .paragraph, .stepping] {
      let typography = try #require(Typography(for: style))
      let text = try text(
        Text(verbatim: Self.text.letterCase(style: style)).kerning(typography.letterSpacing)
          .typography(style: style, scalingMode: nil), at: category)
      let label = label(style, at: category)
      #expect(text.lines.map(\.text) == label.lines.map(\.text), "\(style.rawValue)")
      #expect(text.lines.map(\.width) == label.lines.map(\.width), "\(style.rawValue)")
      let distances = [text, label].map { node in
        zip(node.lines.dropFirst(), node.lines).map { $0.baseline - $1.baseline }
      }
      #expect(distances[0] == distances[1], "\(style.rawValue)")
      #expect(text.attributes.filter { $0.name == "textColor" } == label.attributes.filter { $0.name == "textColor" })
    }
  }

  /// T6: 15 + 3 × k points, at most 32, so that text is as wide as it is at that size.
  @Test func fontsGrowByTheModeThatIsGiven() throws {
    let before = configure()
    defer { restore(before) }
    func width(_ size: CGFloat) throws -> Double {
      try #require(text(Text(verbatim: "Good morning").font(.system(size: size))).lines.first).width
    }
    func width(_ mode: ScalingMode?, _ category: DynamicType.ContentSizeCategory) throws -> Double {
      let view = Text(verbatim: "Good morning").typography(style: .stepping, scalingMode: mode)
      return try #require(text(view, at: category).lines.first).width
    }
    #expect(try width(nil, .extraSmall) == width(6))
    #expect(try width(nil, .extraExtraExtraLarge) == width(24))
    #expect(try width(nil, .accessibilityExtraExtraExtraLarge) == width(32))
    #expect(try width(.disabled, .accessibilityExtraExtraExtraLarge) == width(15))
  }

  /// `ViewAdditions.swift`: the mode is `disabled` unless one is given.
  @Test func fontsDoNotGrowByThemselves() throws {
    let before = configure()
    defer { restore(before) }
    let view = Text(verbatim: "Good morning").typography(style: .heading)
    let widths = try [DynamicType.ContentSizeCategory.large, .accessibilityExtraLarge].map {
      try text(view, at: $0).lines[0].width
    }
    #expect(widths[0] == widths[1])
  }

  /// `ViewAdditions.swift`: what a style does not have stays as it is around.
  @Test func whatAStyleDoesNotHaveStays() throws {
    let before = configure()
    defer { restore(before) }
    let plain = Text(verbatim: "Good morning").font(.title).foregroundColor(.red)
    let expected = try text(plain)
    let unknown = try text(
      Text(verbatim: "Good morning").typography(style: .unknown).font(.title).foregroundColor(.red))
    #expect(unknown.lines == expected.lines && unknown.attributes == expected.attributes)
    let colored = try text(Text(verbatim: "Good morning").typography(style: .paragraph).foregroundColor(.red))
    #expect(
      colored.attributes.filter { $0.name == "textColor" } == expected.attributes.filter { $0.name == "textColor" })
  }

  @Test func colorsByName() throws {
    let before = configure()
    defer { restore(before) }
    let environment = EnvironmentValues()
    let gold = Color.Resolved(red: 1, green: 171 / 255, blue: 1 / 255, opacity: 1)
    #expect(TK.color(named: "gold").resolve(in: environment) == gold)
    #expect(TK.color(named: "nothing").resolve(in: environment) == gold)
    var dark = environment
    dark.colorScheme = .dark
    #expect(TK.color(named: "panel").resolve(in: environment).red == 1)
    #expect(TK.color(named: "panel").resolve(in: dark).red == Float(32) / 255)
  }

  /// `StringAdditions.swift`.
  @Test func letterCaseOfAStyle() {
    let before = configure()
    defer { restore(before) }
    #expect("good morning".letterCase(style: .heading) == "GOOD MORNING")
    #expect("good morning".letterCase(style: .paragraph) == "good morning")
    #expect("good morning".letterCase(style: .unknown) == "good morning")
  }
}
