import Foundation
import UIKitCore

/// The navigation controller's values for its toolbar.
struct ToolbarPlace: Equatable {
  /// Whether the bar belongs to a controller.
  var isInController = false
  /// Whether the content is scrolled to its end.
  var isAtEdge = false
  /// The height below the bar that its background covers.
  var overhang: CGFloat = 0
}

/// The values of a toolbar that an appearance proxy can give.
typealias ToolbarSettings = BarSettings<UIToolbarAppearance>

extension BarSettings<UIToolbarAppearance> {
  /// The standard appearance, over which the properties from before iOS 13 are put unless one was set.
  func standardAppearance(like plain: UIToolbarAppearance, isLow: Bool) -> UIToolbarAppearance {
    standardAppearance(like: plain, isLow: isLow) { other in
      let appearance = UIToolbarAppearance(barAppearance: other)
      appearance.buttonAppearance = other.buttonAppearance
      appearance.doneButtonAppearance = other.doneButtonAppearance
      return appearance
    }
  }
}
