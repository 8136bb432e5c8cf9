public import Foundation
@_spi(Subclasses) public import UIKitCore
import UIKitValues

extension UINavigationBar {
  /// The look of the bar: an appearance, and whether its background is left out.
  struct Look {
    let appearance: UINavigationBarAppearance
    let isBare: Bool
  }

  /// The look that applies: of the displayed item or else of the bar, at the scroll edge if the bar is in a controller.
  final var look: Look {
    let isLow = traitCollection.verticalSizeClass == .compact
    let item = topItem
    let standard = item?.standardAppearance ?? effectiveStandard
    let compact = item?.compactAppearance ?? compactAppearance ?? standard
    guard place.isInController, place.isAtEdge else {
      return Look(appearance: isLow ? compact : standard, isBare: false)
    }
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let lowEdge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    if let edge = isLow ? lowEdge ?? edge : edge { return Look(appearance: edge, isBare: false) }
    return Look(appearance: isLow ? compact : standard, isBare: true)
  }

  /// Whether content begins below the bar instead of under it.
  final var isOpaqueBar: Bool { !isTranslucent }

  final var titleAttributes: [NSAttributedString.Key: Any] {
    let own = look.appearance.titleTextAttributes
    return [
      .font: UIFont.systemFont(ofSize: BarMetrics.titleFontSize, weight: .semibold), .foregroundColor: titleColor,
    ].merging(own) { $1 }.merging(titleTextAttributes ?? [:]) { $1 }
  }

  final var largeTitleAttributes: [NSAttributedString.Key: Any] {
    let own = look.appearance.largeTitleTextAttributes
    return [
      .font: UIFont.systemFont(ofSize: BarMetrics.largeTitleFontSize, weight: .bold), .foregroundColor: titleColor,
    ].merging(own) { $1 }.merging(largeTitleTextAttributes ?? [:]) { $1 }
  }

  private var titleColor: UIColor { barStyle == .black ? .white : .label }
}

extension UINavigationBar {
  /// Moves the title; its place follows from the bar alone, so it has no effect.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  /// The movement of the title; 0.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
}
