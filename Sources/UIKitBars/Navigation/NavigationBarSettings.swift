import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// The values of a navigation bar that an appearance proxy can give.
@MainActor
struct NavigationBarSettings {
  var standard = Proxied<UINavigationBarAppearance>()
  var compact = Proxied<UINavigationBarAppearance>()
  var scrollEdge = Proxied<UINavigationBarAppearance>()
  var compactScrollEdge = Proxied<UINavigationBarAppearance>()
  var barTintColor = Proxied<UIColor>()
  var isTranslucent = Proxied<Bool>()
  var barStyle = Proxied<UIBarStyle>()
  var prefersLargeTitles = Proxied<Bool>()
  var titleTextAttributes = Proxied<[NSAttributedString.Key: Any]>()
  var largeTitleTextAttributes = Proxied<[NSAttributedString.Key: Any]>()
  var shadowImage = Proxied<UIImage>()
  var backIndicatorImage = Proxied<UIImage>()
  var backgroundImages: [UIBarMetrics: Proxied<UIImage>] = [:]

  mutating func takeOver(from proxy: NavigationBarSettings) {
    standard.takeOver(from: proxy.standard)
    compact.takeOver(from: proxy.compact)
    scrollEdge.takeOver(from: proxy.scrollEdge)
    compactScrollEdge.takeOver(from: proxy.compactScrollEdge)
    barTintColor.takeOver(from: proxy.barTintColor)
    isTranslucent.takeOver(from: proxy.isTranslucent)
    barStyle.takeOver(from: proxy.barStyle)
    prefersLargeTitles.takeOver(from: proxy.prefersLargeTitles)
    titleTextAttributes.takeOver(from: proxy.titleTextAttributes)
    largeTitleTextAttributes.takeOver(from: proxy.largeTitleTextAttributes)
    shadowImage.takeOver(from: proxy.shadowImage)
    backIndicatorImage.takeOver(from: proxy.backIndicatorImage)
    for (metrics, image) in proxy.backgroundImages {
      backgroundImages[metrics, default: Proxied()].takeOver(from: image)
    }
  }

  /// The standard appearance, over which the properties from before iOS 13 are put unless one was set.
  func standardAppearance(like plain: UINavigationBarAppearance, isLow: Bool) -> UINavigationBarAppearance {
    if let own = standard.value { return own }
    let older = OlderBarBackground(
      color: barTintColor.value, isTranslucent: isTranslucent.value ?? true, isBlack: barStyle.value == .black,
      image: (isLow ? backgroundImages[.compact]?.value : nil) ?? backgroundImages[.default]?.value,
      shadow: shadowImage.value)
    guard older.isSet else { return plain }
    let appearance = UINavigationBarAppearance(barAppearance: plain)
    appearance.adoptTexts(of: plain)
    older.apply(to: appearance)
    return appearance
  }
}

extension UINavigationBarAppearance {
  /// Takes over what another appearance says of titles and items.
  fileprivate final func adoptTexts(of other: UINavigationBarAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}
