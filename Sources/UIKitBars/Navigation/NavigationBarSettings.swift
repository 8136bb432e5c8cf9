import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// The values of a navigation bar that an appearance proxy can give.
@MainActor @dynamicMemberLookup
struct NavigationBarSettings {
  private var bar = BarSettings<UINavigationBarAppearance>()
  var prefersLargeTitles = Proxied<Bool>()
  var titleTextAttributes = Proxied<[NSAttributedString.Key: Any]>()
  var largeTitleTextAttributes = Proxied<[NSAttributedString.Key: Any]>()
  var backIndicatorImage = Proxied<UIImage>()

  subscript<Value>(dynamicMember path: WritableKeyPath<BarSettings<UINavigationBarAppearance>, Value>) -> Value {
    get { bar[keyPath: path] }
    set { bar[keyPath: path] = newValue }
  }

  mutating func takeOver(from proxy: NavigationBarSettings) {
    bar.takeOver(from: proxy.bar)
    prefersLargeTitles.takeOver(from: proxy.prefersLargeTitles)
    titleTextAttributes.takeOver(from: proxy.titleTextAttributes)
    largeTitleTextAttributes.takeOver(from: proxy.largeTitleTextAttributes)
    backIndicatorImage.takeOver(from: proxy.backIndicatorImage)
  }

  /// The standard appearance, over which the properties from before iOS 13 are put unless one was set.
  func standardAppearance(like plain: UINavigationBarAppearance, isLow: Bool) -> UINavigationBarAppearance {
    bar.standardAppearance(like: plain, isLow: isLow) { other in
      let appearance = UINavigationBarAppearance(barAppearance: other)
      appearance.titleTextAttributes = other.titleTextAttributes
      appearance.titlePositionAdjustment = other.titlePositionAdjustment
      appearance.largeTitleTextAttributes = other.largeTitleTextAttributes
      appearance.buttonAppearance = other.buttonAppearance
      appearance.doneButtonAppearance = other.doneButtonAppearance
      appearance.backButtonAppearance = other.backButtonAppearance
      appearance.setBackIndicatorImage(
        other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
      return appearance
    }
  }
}
