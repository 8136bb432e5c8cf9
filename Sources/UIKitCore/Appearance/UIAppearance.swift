public import Foundation

/// A class with proxies: what is set on one reaches its instances that have no value of their own.
///
/// ```swift
/// UILabel.appearance().textColor = .brown
/// UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .black
/// ```
///
/// Views take values over when they enter a window, those of their class after those of its superclasses, and of one class
/// those with more containers after those with fewer. Differs from UIKit: a proxy is an instance of the class, made by its
/// `init(frame:)`, and reaches these properties: `backgroundColor` and `tintColor` of views; `font`, `textColor`,
/// `highlightedTextColor`, `shadowColor` and `shadowOffset` of labels; title colours, background images and the three edge
/// insets of buttons; `separatorColor` and `separatorInset` of tables, `separatorInset` of their cells. Others are kept by
/// the proxy alone.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of all instances.
  static func appearance() -> Self
  /// The proxy of instances in one of the first class, which is in one of the second, and so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The proxy of instances under these traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy of instances under these traits, in one of the first class, which is in one of the second, and so on.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that instances with an appearance can be in.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { proxy(for: nil, in: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(for: nil, in: containerTypes) }

  public static func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait, in: []) }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(for: trait, in: containerTypes) }

  private static func proxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, for: traits, in: containers) {
      let maker = (self as Any.Type) as? any FrameMaking.Type
      guard let proxy = maker?.init(__frame: .zero) as? Self else {
        preconditionFailure("\(self) is no class of views that are made with a frame.")
      }
      proxy.becomeProxy()
      return proxy
    }
  }
}

/// Its proxies keep what is set: no bar is drawn that would show it.
extension UIBarItem: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { proxy(for: nil, in: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(for: nil, in: containerTypes) }

  public static func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait, in: []) }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(for: trait, in: containerTypes) }

  private static func proxy(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, for: traits, in: containers) {
      let maker = (self as Any.Type) as? any ItemMaking.Type
      guard let proxy = maker?.init(__item: ()) as? Self else {
        preconditionFailure("\(self) is no class of items that are made with nothing.")
      }
      return proxy
    }
  }
}
