import Drawing
import DynamicType
import Foundation
import Testing
import TextLayout
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitValues

/// Labels and buttons whose localised texts vary by width.
@MainActor @Suite struct AdaptiveLabelTests {
  private let strings: StringsBundle
  private let bundle: Bundle

  init() throws {
    strings = try StringsBundle([
      "en.lproj/Localizable.stringsdict": StringsBundle.rules([
        "hello": StringsBundle.widths(["1": "Hi!", "20": "Hello!", "40": "Greetings and Salutations!"]),
        "title": StringsBundle.widths(["1": "Go", "20": "Start"]),
      ])
    ])
    bundle = try strings.bundle()
  }

  private func looked(_ key: String) -> String { NSLocalizedString(key, bundle: bundle, comment: "") }

  private func shown(_ view: UIView) -> [String] { view.record().layout.lines.map(\.text) }

  /// Apple's documentation of `variantFittingPresentationWidth(_:)`.
  @Test func stringsHaveTheirVariants() throws {
    try inLanguage("en") {
      let text = looked("hello")
      #expect(
        [10, 25, 70].map(text.variantFittingPresentationWidth) == ["Hi!", "Hello!", "Greetings and Salutations!"])
      #expect(NSString(string: text).variantFittingPresentationWidth(10) == "Hi!")
      #expect("no variants".variantFittingPresentationWidth(1) == "no variants")
      #expect(
        (text + "").variantFittingPresentationWidth(1) == "Hi!"
          && (text + "?").variantFittingPresentationWidth(1) != "Hi!")
    }
  }

  /// By the number of ems across the window, regardless of the label's own width.
  @Test(arguments: [(200.0, "Hi!"), (375, "Hello!"), (800, "Greetings and Salutations!")])
  func labelsChooseByTheWindow(width: CGFloat, text: String) throws {
    for isInWindow in [true, false] {
      let lines = try inLanguage("en", width: isInWindow ? 1 : width) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 600, height: 40))
        label.text = looked("hello")
        guard isInWindow else { return shown(label) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
        window.addSubview(label)
        return withExtendedLifetime(window) { shown(label) }
      }
      #expect(lines == [text], "in a window: \(isInWindow)")
    }
  }

  @Test func theyChooseAgainWhenTextGrowsAndTheWindowTurns() throws {
    try inLanguage("en") {
      let label = UILabel()
      label.text = looked("hello")
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.addSubview(label)
      @MainActor func sizes(_ category: UIContentSizeCategory, width: CGFloat) -> String? {
        window.overrideTraits = UITraitCollection(preferredContentSizeCategory: category)
        window.frame.size = CGSize(width: width, height: 667)
        label.sizeToFit()
        return shown(label).first
      }
      #expect(sizes(.large, width: 375) == "Hello!")
      #expect(sizes(.accessibilityExtraExtraExtraLarge, width: 375) == "Hi!")
      #expect(sizes(.accessibilityExtraExtraExtraLarge, width: 667) == "Hi!")
      #expect(sizes(.large, width: 667) == "Greetings and Salutations!")
      #expect(sizes(.large, width: 375) == "Hello!")
    }
  }

  private final class CountingLabel: UILabel {
    var measurements = 0
    override var intrinsicContentSize: CGSize {
      measurements += 1
      return super.intrinsicContentSize
    }
  }

  /// As often as a label with a plain text, which is measured again for a new size; never if only the window changes
  /// and the text does not.
  @Test func choosingMeasuresNothingTwice() throws {
    try inLanguage("en", width: 375) {
      let labels = [CountingLabel(), CountingLabel()]
      (labels[0].text, labels[1].text) = (looked("hello"), "Hello!")
      for label in labels {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      for (label, y) in zip(labels, [0.0, 300]) {
        window.addSubview(label)
        label.topAnchor.constraint(equalTo: window.topAnchor, constant: y).isActive = true
        label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
      }
      for category in ContentSizeCategory.allCases.map({ UIContentSizeCategory(rawValue: $0.uiKitRawValue) }) {
        window.overrideTraits = UITraitCollection(preferredContentSizeCategory: category)
        window.layoutIfNeeded()
        #expect(labels[0].measurements == labels[1].measurements, "\(category.rawValue)")
      }
      let counts = labels.map(\.measurements)
      window.layoutIfNeeded()
      #expect(labels.map(\.measurements) == counts)
      let prepared = labels[0].preparedText
      _ = window.record()
      #expect(labels[0].preparedText === prepared)
    }
  }

  @Test func buttonsChooseToo() throws {
    let titles = try [200.0, 375].map { width in
      try inLanguage("en", width: width) {
        let button = UIButton(type: .system)
        button.setTitle(looked("title"), for: .normal)
        button.sizeToFit()
        button.layoutIfNeeded()
        return (button.record().layout.children.flatMap { $0.lines.map(\.text) }, button.bounds.width)
      }
    }
    #expect(titles.map(\.0) == [["Go"], ["Start"]])
    #expect(titles[0].1 < titles[1].1)
  }

  /// A view that was made before it is rendered keeps the texts it has looked up.
  @Test func whatWasLookedUpStaysWithTheLabel() throws {
    let button = try inLanguage("en", width: 375) {
      let button = UIButton(type: .system)
      button.setTitle(looked("title"), for: .normal)
      return button
    }
    let label = try #require(button.titleLabel)
    try inLanguage("en", width: 200) {
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(label.text == "Start" && label.preparedText.styled.text.string == "Go")
    }
  }

  /// As with UIKit's strings, which also lose their variants when they are changed.
  @Test func aChangedTextIsAnother() throws {
    try inLanguage("en", width: 200) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      label.text = looked("hello").uppercased()
      #expect(shown(label) == ["GREETINGS AND SALUTATIONS!"])
      label.text = looked("hello")
      #expect(shown(label) == ["Hi!"])
      label.text = "Hello!"
      #expect(shown(label) == ["Hello!"])
    }
  }
}
