import Foundation
import GalleyTesting
import HeadlessUIKit
import Testing

@testable import TypographyKit

extension ViewTests {
  /// A list of cards whose styles all come from a file, which is replaced by another one at run time (T13): at four
  /// text sizes, in light and dark mode.
  ///
  /// A part of `ViewTests`, as the configuration is global: all of them are serialised.
  @MainActor @Suite(.snapshots) struct ReplacedFile {
    private static let looks = SnapshotConfigurations(
      on: [.width(375)], categories: [.extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge],
      appearances: [.light, .dark])

    /// Plain, in the system font.
    private static let plain = """
      {"typography-colors": {"ink": {"light": "#1D2433", "dark": "#F2F4F8"}, "accent": "rgb(176, 58, 46)"},
       "typography-kit": {"labels": {"line-break-mode": "word-wrap"}, "buttons": {"title-color-apply-mode": "all"}},
       "ui-font-text-styles": {
         "title": {"font-name": "System-Semibold", "point-size": 20, "text-color": "ink"},
         "text": {"font-name": "System", "point-size": 15, "text-color": "ink"},
         "action": {"font-name": "System", "point-size": 17, "text-color": "accent"}}}
      """

    /// With serifs, capitals and spacing, sizes by steps, and other colours.
    private static let festive = """
      {"typography-colors": {"gold": "#8A6A12", "night": {"light": "#23305C", "dark": "lighter gold"}},
       "typography-kit": {"labels": {"line-break-mode": "word-wrap"}, "buttons": {"title-color-apply-mode": "all"},
         "scaling-mode": "stepping", "minimum-point-size": 14},
       "ui-font-text-styles": {
         "title": {"font-name": "RobotoSlab-Regular", "point-size": 26, "text-color": "night", "maximum-point-size": 40},
         "text": {"extends": "title", "point-size": 16, "letter-spacing": 0.5},
         "action": {"font-name": "BoldSystem", "point-size": 15, "text-color": "gold", "letter-case": "upper"}}}
      """

    private static func use(_ file: String) {
      TypographyKit.refresh(with: Data(file.utf8), configuration: TypographyKitConfiguration())
    }

    @Test func aScreenIsAsAFreshOneOfTheSecondFile() throws {
      let slab = try #require(
        UIFont(name: "RobotoSlab-Regular", size: 17), "the second file's font is among the bundled ones")
      #expect(slab.familyName.contains("Slab"))
      Self.use(Self.plain)
      let screen = WalksView()
      assertSnapshot(of: screen, as: .image(under: Self.looks), named: "plain")
      Self.use(Self.festive)
      assertSnapshot(of: screen, as: .image(under: Self.looks), named: "festive")
      // The same reference: a restyled view and one that always had the style have the same picture and layout.
      assertSnapshot(of: WalksView(), as: .image(under: Self.looks), named: "festive")
      Self.use(Self.plain)
      assertSnapshot(of: WalksView(), as: .image(under: Self.looks), named: "plain")
    }
  }
}

/// Three cards below each other, with all fonts and text colours from styles.
private final class WalksView: UIView {
  private static let walks = [
    ("Along the old canal", "Flat paths by the water, with a bench at every lock."),
    ("Three hills", "A climb, a ridge and a long way down."), ("To the lighthouse", "Mind the tide."),
  ]

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    let stack = UIStackView(arrangedSubviews: Self.walks.map(Self.card))
    stack.axis = .vertical
    stack.spacing = 12
    stack.pin(in: self, inset: 16)
  }

  required init?(coder: NSCoder) { nil }

  private static func card(title: String, text: String) -> UIView {
    let labels = [(title, "title"), (text, "text")].map { text, style in
      let label = UILabel()
      label.text(text, style: UIFont.TextStyle(rawValue: style))
      return label
    }
    let action = UIButton(type: .system)
    action.text("Show map", style: UIFont.TextStyle(rawValue: "action"))
    let stack = UIStackView(arrangedSubviews: labels + [action])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 6
    let card = UIView()
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 12
    stack.pin(in: card, inset: 12)
    return card
  }
}

extension UIView {
  fileprivate func pin(in view: UIView, inset: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
    ])
  }
}
