import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// What a navigation controller tells its toolbar.
struct ToolbarPlace: Equatable {
  /// Whether the bar belongs to a controller.
  var isInController = false
  /// Whether the content is scrolled to its end.
  var isAtEdge = false
  /// The height below the bar that its background covers.
  var overhang: CGFloat = 0
}

/// The values of a toolbar that an appearance proxy can give.
@MainActor
struct ToolbarSettings {
  var standard = Proxied<UIToolbarAppearance>()
  var compact = Proxied<UIToolbarAppearance>()
  var scrollEdge = Proxied<UIToolbarAppearance>()
  var compactScrollEdge = Proxied<UIToolbarAppearance>()
  var barTintColor = Proxied<UIColor>()
  var isTranslucent = Proxied<Bool>()
  var barStyle = Proxied<UIBarStyle>()
  var shadowImage = Proxied<UIImage>()
  var backgroundImages: [UIBarMetrics: Proxied<UIImage>] = [:]

  mutating func takeOver(from proxy: ToolbarSettings) {
    standard.takeOver(from: proxy.standard)
    compact.takeOver(from: proxy.compact)
    scrollEdge.takeOver(from: proxy.scrollEdge)
    compactScrollEdge.takeOver(from: proxy.compactScrollEdge)
    barTintColor.takeOver(from: proxy.barTintColor)
    isTranslucent.takeOver(from: proxy.isTranslucent)
    barStyle.takeOver(from: proxy.barStyle)
    shadowImage.takeOver(from: proxy.shadowImage)
    for (metrics, image) in proxy.backgroundImages {
      backgroundImages[metrics, default: Proxied()].takeOver(from: image)
    }
  }

  /// The standard appearance, over which the properties from before iOS 13 are put unless one was set.
  func standardAppearance(like plain: UIToolbarAppearance, isLow: Bool) -> UIToolbarAppearance {
    if let own = standard.value { return own }
    let older = OlderBarBackground(
      color: barTintColor.value, isTranslucent: isTranslucent.value ?? true, isBlack: barStyle.value == .black,
      image: (isLow ? backgroundImages[.compact]?.value : nil) ?? backgroundImages[.default]?.value,
      shadow: shadowImage.value)
    guard older.isSet else { return plain }
    let appearance = UIToolbarAppearance(barAppearance: plain)
    (appearance.buttonAppearance, appearance.doneButtonAppearance) = (
      plain.buttonAppearance, plain.doneButtonAppearance
    )
    older.apply(to: appearance)
    return appearance
  }
}
