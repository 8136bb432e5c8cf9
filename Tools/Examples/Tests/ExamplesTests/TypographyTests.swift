import GalleyTesting
import Testing
import UIKit

@testable import TypographyExample

extension ExamplesTests {
  /// The kit's example: styles from a file, applied to a storyboard's views.
  @MainActor @Suite(.snapshots) struct TypographyTests {
    init() throws {
      try TypographyExample.AppResources.register()
      // What the app does when it starts.
      #expect(AppDelegate().application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
    }

    private func home(_ category: UIContentSizeCategory) throws -> (Screen, HomeViewController) {
      let controller = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? HomeViewController)
      return (Screen(controller, category), controller)
    }

    /// Sizes are those of the style, scaled as body text is (T5 of the kit's behaviours): 28 points at most 40, 15 at least 13.
    @Test(arguments: UIContentSizeCategory.all) func textsHaveTheirStyles(category: UIContentSizeCategory) throws {
      let (screen, home) = try home(category)
      let traits = screen.window.traitCollection
      let title = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 28), maximumPointSize: 40, compatibleWith: traits)
      #expect(home.titleLabel.font == title)
      #expect(home.titleLabel.textColor == UIColor(red: 0x1A / 255.0, green: 0x2B / 255.0, blue: 0x3C / 255.0, alpha: 1))
      let note = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15), compatibleWith: traits).pointSize
      for label in home.noteLabels {
        #expect(label.font.pointSize == max(note, 13))
        #expect(label.numberOfLines == 0)
        #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 1)
      }
      #expect(home.noteLabels.map(\.text) == ["STYLES FROM A FILE", "THEY GROW WITH THE READER'S TEXT SIZE"])
      // Everything lies below each other, 12 points apart, and within the margins of 20.
      let views = try #require((home.view.subviews.first as? UIStackView)?.arrangedSubviews)
      for (upper, lower) in zip(views, views.dropFirst()) { #expect(lower.frame.minY == upper.frame.maxY + 12) }
      #expect(views.allSatisfy { $0.frame.width <= 353 })
    }

    @Test func gesturesAndActionsCallTheirMethods() throws {
      let (_, home) = try home(.large)
      let recognizer = try #require(home.titleLabel.gestureRecognizers?.first as? UITapGestureRecognizer)
      recognizer.state = .ended
      #expect(home.numberOfTaps == 1)
      let button = try #require(home.view.subviews.first?.subviews.compactMap { $0 as? UIButton }.first)
      #expect(button.title(for: .normal) == "Show styles")
      button.sendActions(for: .touchUpInside)
      let navigation = try #require(home.presentedViewController as? UINavigationController)
      let styles = try #require(navigation.topViewController as? TextStylesViewController)
      styles.loadViewIfNeeded()
      styles.view.layoutIfNeeded()
      // The styles come by observing the configuration; one that extends nothing is there, too.
      #expect(styles.tableView.numberOfRows(inSection: 0) == 4)
      // The delegate has one of the two optional methods.
      styles.tableView(styles.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
      #expect(home.titleLabel.text == "action")
      let done = try #require(styles.navigationItem.leftBarButtonItem)
      #expect(UIApplication.shared.sendAction(try #require(done.action), to: done.target, from: done, for: nil))
      let control = try #require(styles.navigationItem.titleView as? UISegmentedControl)
      control.selectedSegmentIndex = 1
      control.sendActions(for: .valueChanged)
      #expect(styles.overrideUserInterfaceStyle == .dark)
    }

    /// A method of an extension of `NSObject` that a protocol's extension names in a selector.
    @Test func textsFollowTheTextSize() throws {
      let (screen, home) = try home(.large)
      screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      screen.window.layoutIfNeeded()
      NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
      #expect(home.titleLabel.font.pointSize == 40)
    }
  }
}
