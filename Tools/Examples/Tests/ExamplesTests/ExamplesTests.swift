import GalleyTesting
import Testing
import UIKit

/// The apps' screens. Resources are the process's, so one app is tested after the other.
@Suite(.serialized) struct ExamplesTests {}

/// A controller on the screen of a phone, at a text size.
@MainActor final class Screen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init(_ controller: UIViewController, _ category: UIContentSizeCategory) {
    window.traitOverrides.preferredContentSizeCategory = category
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }
}

extension UIContentSizeCategory {
  static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
