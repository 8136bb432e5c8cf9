import Foundation
@_spi(Subclasses) import UIKitCore
import UIKitValues

/// The attributes of texts in bars.
@MainActor
enum BarTexts {
  /// The attributes of an item's title in its state: the bar's own, the appearance's, those of proxies, the item's, each
  /// over the ones before.
  static func attributes(
    of item: UIBarButtonItem, in bar: UIView, _ appearance: UIBarButtonItemAppearance?, tint: UIColor
  ) -> [NSAttributedString.Key: Any] {
    let isDone = item.style == .done
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: BarMetrics.titleFontSize, weight: isDone ? .semibold : .regular),
      .foregroundColor: item.isEnabled ? tint : BarColors.disabled,
    ]
    let states: [UIControl.State] = item.isEnabled ? [.normal] : [.normal, .disabled]
    for state in states {
      let own = state == .normal ? appearance?.normal : appearance?.disabled
      let sources =
        [own?.titleTextAttributes]
        + AppearanceProxies.proxies(of: item as UIBarItem, in: bar).map { $0.titleTextAttributes(for: state) }
        + [item.titleTextAttributes(for: state)]
      for attributes in sources.compactMap(\.self) { result.merge(attributes) { $1 } }
    }
    return result
  }
}
