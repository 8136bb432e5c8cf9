import Foundation

/// The properties that proxies reach. A view has those that code has set, itself or an initialiser of its class.
package struct AppearanceProperties: OptionSet {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let backgroundColor = AppearanceProperties(rawValue: 1 << 0)
  static let tintColor = AppearanceProperties(rawValue: 1 << 1)
  static let font = AppearanceProperties(rawValue: 1 << 2)
  static let textColor = AppearanceProperties(rawValue: 1 << 3)
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
  /// Takes over a property that the proxy has and the view does not have as its own. It does not become its own.
  package final func takeOver<View: UIView, Value>(
    _ property: AppearanceProperties, _ path: ReferenceWritableKeyPath<View, Value>, from proxy: UIView
  ) {
    guard proxy.ownProperties.contains(property), !ownProperties.contains(property), let view = self as? View,
      let proxy = proxy as? View
    else { return }
    keepingOwnProperties { view[keyPath: path] = proxy[keyPath: path] }
  }

  /// Makes a change that makes no property the view's own.
  package final func keepingOwnProperties(_ change: () -> Void) {
    let own = ownProperties
    change()
    ownProperties = own
  }

  /// Gives the views of a tree that is in no window what proxies say, as those that enter one are given it.
  package final func takeOverAppearances() {
    forEachInTree { AppearanceProxies.apply(to: $0) }
  }
}
