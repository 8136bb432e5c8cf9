// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import HeadlessUIKit

// The functions that Swift 4.2 made initializers and members.

/// The name of `UIEdgeInsets.init(top:left:bottom:right:)` before Swift 4.2.
@available(*, deprecated, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The name of `CGRect.inset(by:)` before Swift 4.2.
@available(*, deprecated, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// Whether insets are equal: `==` since Swift 4.2.
@available(*, deprecated, message: "Use ==.")
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
  insets1 == insets2
}

/// The name of `UIImage.pngData()` before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The name of `UIImage.jpegData(compressionQuality:)` before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// The name of `UIAccessibility.isVoiceOverRunning` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}

/// The name of `UIAccessibility.isReduceMotionEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

/// The name of `UIAccessibility.isReduceTransparencyEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isReduceTransparencyEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// The name of `UIAccessibility.isBoldTextEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isBoldTextEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// The name of `UIAccessibility.post(notification:argument:)` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
  UIAccessibility.post(notification: notification, argument: argument)
}

extension UIViewController {
  /// The name of `children` before Swift 4.2.
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// The name of `addChild(_:)` before Swift 4.2.
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  /// The name of `removeFromParent()` before Swift 4.2.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The name of `willMove(toParent:)` before Swift 4.2.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  /// The name of `didMove(toParent:)` before Swift 4.2.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

  /// The name of `isMovingToParent` before Swift 4.2.
  @available(*, deprecated, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }

  /// The name of `isMovingFromParent` before Swift 4.2.
  @available(*, deprecated, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }

  /// The name of `setOverrideTraitCollection(_:forChild:)` before Swift 4.2.
  @available(*, deprecated, renamed: "setOverrideTraitCollection(_:forChild:)")
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChildViewController childViewController: UIViewController
  ) {
    setOverrideTraitCollection(collection, forChild: childViewController)
  }

  /// The name of `overrideTraitCollection(forChild:)` before Swift 4.2.
  @available(*, deprecated, renamed: "overrideTraitCollection(forChild:)")
  public func overrideTraitCollection(forChildViewController child: UIViewController) -> UITraitCollection? {
    overrideTraitCollection(forChild: child)
  }
}

extension UIView {
  /// The name of `bringSubviewToFront(_:)` before Swift 4.2.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The name of `sendSubviewToBack(_:)` before Swift 4.2.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// The name of `childForStatusBarStyle` before Swift 4.2.
  @available(*, deprecated, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

  /// The name of `childForStatusBarHidden` before Swift 4.2.
  @available(*, deprecated, renamed: "childForStatusBarHidden")
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }

  /// The name of `unwind(for:towards:)` before Swift 4.2.
  @available(*, deprecated, renamed: "unwind(for:towards:)")
  public func unwind(for unwindSegue: UIStoryboardSegue, towardsViewController subsequentVC: UIViewController) {
    unwind(for: unwindSegue, towards: subsequentVC)
  }
}

extension UIActivityIndicatorView {
  /// The name of `init(style:)` before Swift 4.2.
  @available(*, deprecated, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// The name of `style` before Swift 4.2.
  @available(*, deprecated, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension NSUnderlineStyle {
  /// The name of an empty set before Swift 4.2.
  @available(*, deprecated, message: "Use [].")
  public static var styleNone: NSUnderlineStyle { [] }
  /// The name of `single` before Swift 4.2.
  @available(*, deprecated, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }
  /// The name of `thick` before Swift 4.2.
  @available(*, deprecated, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { .thick }
  /// The name of `double` before Swift 4.2.
  @available(*, deprecated, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { .double }
}
