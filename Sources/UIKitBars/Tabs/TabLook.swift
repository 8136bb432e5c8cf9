import Foundation
@_spi(Subclasses) import UIKitCore
import UIKitValues

/// The colours and attributes of a tab in its state: the bar's own, the appearance's, those of proxies, the item's, each
/// over the ones before.
@MainActor
struct TabLook {
  let iconColor: UIColor
  let titleAttributes: [NSAttributedString.Key: Any]
  let badgeColor: UIColor
  let badgeAttributes: [NSAttributedString.Key: Any]
  private let offset: UIOffset

  init(of item: UITabBarItem, in bar: UITabBar, _ appearance: UITabBarItemAppearance, isSelected: Bool) {
    let state: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
    let own =
      !item.isEnabled ? appearance.disabled : isSelected ? appearance.selected : appearance.normal
    let standard =
      !item.isEnabled
      ? TabColors.disabled : isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? TabColors.unselected
    iconColor = own.iconColor ?? standard ?? .systemBlue
    var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: standard ?? .systemBlue]
    let proxies = AppearanceProxies.proxies(of: item, in: bar)
    for state in state == .normal ? [state] : [.normal, state] {
      let states = state == .normal && own !== appearance.normal ? nil : own
      let sources =
        [states?.titleTextAttributes] + proxies.map { $0.titleTextAttributes(for: state) }
        + [item.titleTextAttributes(for: state)]
      for found in sources.compactMap(\.self) {
        // The selected tab has its own colour, whatever colour the others are given.
        let kept = state == .normal && isSelected ? found.filter { $0.key != .foregroundColor } : found
        attributes.merge(kept) { $1 }
      }
    }
    titleAttributes = attributes
    badgeColor = item.badgeColor ?? own.badgeBackgroundColor ?? .systemRed
    badgeAttributes = own.badgeTextAttributes
    offset = own.titlePositionAdjustment
  }

  /// The offset of the title: the item's own, or that of the appearance.
  func titleOffset(of item: UITabBarItem) -> UIOffset {
    item.titlePositionAdjustment == .zero ? offset : item.titlePositionAdjustment
  }
}
