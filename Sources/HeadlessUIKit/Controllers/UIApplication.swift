import Foundation

/// The app: what it answers is what the scene is rendered under.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one app, there from the start. Differs from UIKit: there is no delegate, scene or state of an app behind it.
  public static let shared = UIApplication()

  /// The window that was last made key, as long as it is there.
  open internal(set) weak var keyWindow: UIWindow?

  /// The text size of the screen's traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The direction of the screen's traits; left to right where they do not say.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
