import Foundation

/// The properties that appearance proxies support. A view's set contains those that were set on it by code, including
/// its initializer.
package struct AppearanceProperties: OptionSet {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let backgroundColor = AppearanceProperties(rawValue: 1 << 0)
  static let tintColor = AppearanceProperties(rawValue: 1 << 1)
  package static let font = AppearanceProperties(rawValue: 1 << 2)
  package static let textColor = AppearanceProperties(rawValue: 1 << 3)
  static let highlightedTextColor = AppearanceProperties(rawValue: 1 << 4)
  static let shadowColor = AppearanceProperties(rawValue: 1 << 5)
  static let shadowOffset = AppearanceProperties(rawValue: 1 << 6)
  static let contentEdgeInsets = AppearanceProperties(rawValue: 1 << 7)
  static let titleEdgeInsets = AppearanceProperties(rawValue: 1 << 8)
  static let imageEdgeInsets = AppearanceProperties(rawValue: 1 << 9)
  package static let separatorColor = AppearanceProperties(rawValue: 1 << 10)
  package static let separatorInset = AppearanceProperties(rawValue: 1 << 11)
}

extension UIView {
  /// Copies the proxy's value of a property, unless it was set on the view itself. The property still counts as not
  /// set.
  package final func takeOver<View: UIView, Value>(
    _ property: AppearanceProperties, _ path: ReferenceWritableKeyPath<View, Value>, from proxy: UIView
  ) {
    guard proxy.ownProperties.contains(property), !ownProperties.contains(property), let view = self as? View,
      let proxy = proxy as? View
    else { return }
    keepingOwnProperties { view[keyPath: path] = proxy[keyPath: path] }
  }

  /// Makes a change without marking properties as set on the view.
  package final func keepingOwnProperties(_ change: () -> Void) {
    let own = ownProperties
    change()
    ownProperties = own
  }

  /// Applies appearance proxies to the views in a tree without a window, as is done for views that enter one.
  package final func applyAppearances() {
    forEachInTree { AppearanceProxies.apply(to: $0) }
  }
}
