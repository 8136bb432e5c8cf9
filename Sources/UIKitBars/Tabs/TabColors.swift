import Foundation
import UIKitCore

/// The colours of tabs that neither the app nor an appearance sets.
@MainActor
package enum TabColors {
  /// A tab that is not selected: 146 of 255 on a light bar (AccessibilitySnapshot's pictures, medium), 117 on a dark one
  /// (Flutter's inactiveGray, low).
  package static let unselected = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 117.0 / 255, alpha: 1) : UIColor(white: 146.0 / 255, alpha: 1)
  }
  /// A tab that cannot be used: 226 of 255 on a light bar (same pictures, medium), on a dark one as far from the bar (no
  /// source).
  static let disabled = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 58.0 / 255, alpha: 1) : UIColor(white: 226.0 / 255, alpha: 1)
  }
}
