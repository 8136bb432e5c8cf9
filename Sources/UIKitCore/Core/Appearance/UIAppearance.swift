public import Foundation

/// A class with appearance proxies: values set on a proxy apply to the class's instances that have no value of their
/// own.
///
/// ```swift
/// UILabel.appearance().textColor = .brown
/// UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .black
/// ```
///
/// Views get the values when they enter a window: first those of superclasses' proxies, then those of their class's,
/// and within a class those of proxies with fewer containers first. Differs from UIKit: a proxy is an instance of the
/// class, created by its `init(frame:)`, and supports these properties: `backgroundColor` and `tintColor` of views;
/// `font`, `textColor`, `highlightedTextColor`, `shadowColor` and `shadowOffset` of labels; title colours, background
/// images and the three edge insets of buttons; `separatorColor` and `separatorInset` of tables, `separatorInset` of
/// their cells; the colours and appearances of bars. Other properties are only stored in the proxy.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all instances.
  static func appearance() -> Self
  /// The proxy for instances contained in an instance of the first class, which is contained in one of the second,
  /// and so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The proxy for instances with these traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy for instances with these traits, contained in an instance of the first class, which is contained in
  /// one of the second, and so on.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class whose instances can contain instances with an appearance.
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
        preconditionFailure("\(self) is not a class of views that are made with a frame.")
      }
      proxy.becomeProxy()
      return proxy
    }
  }
}

/// The values of a bar item's proxies apply in the bars that show it: its tint colour and the attributes of its title.
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
        preconditionFailure("\(self) is not a class of items with an initialiser without arguments.")
      }
      return proxy
    }
  }
}
