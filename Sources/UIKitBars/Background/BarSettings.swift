import UIKitControls
import UIKitCore
import UIKitValues

/// The values of a navigation bar or a toolbar that an appearance proxy can give.
@MainActor
struct BarSettings<Appearance: UIBarAppearance> {
  var standard = Proxied<Appearance>()
  var compact = Proxied<Appearance>()
  var scrollEdge = Proxied<Appearance>()
  var compactScrollEdge = Proxied<Appearance>()
  var barTintColor = Proxied<UIColor>()
  var isTranslucent = Proxied<Bool>()
  var barStyle = Proxied<UIBarStyle>()
  var shadowImage = Proxied<UIImage>()
  var backgroundImages: [UIBarMetrics: Proxied<UIImage>] = [:]

  mutating func takeOver(from proxy: Self) {
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
  ///
  /// - Parameter copy: makes an appearance with the background, texts and items of another.
  func standardAppearance(
    like plain: Appearance, isLow: Bool, copy: (Appearance) -> Appearance
  ) -> Appearance {
    if let own = standard.value { return own }
    let older = OlderBarBackground(
      color: barTintColor.value, isTranslucent: isTranslucent.value ?? true, isBlack: barStyle.value == .black,
      image: (isLow ? backgroundImages[.compact]?.value : nil) ?? backgroundImages[.default]?.value,
      shadow: shadowImage.value)
    guard older.isSet else { return plain }
    let appearance = copy(plain)
    older.apply(to: appearance)
    return appearance
  }
}
