// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import HeadlessUIKit

// The functions of accessibility that Swift 4.2 made members.

/// The name of `UIAccessibility.isSwitchControlRunning` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isSwitchControlRunning")
@preconcurrency @MainActor public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}

/// The name of `UIAccessibility.isAssistiveTouchRunning` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isAssistiveTouchRunning")
@preconcurrency @MainActor public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
  UIAccessibility.isAssistiveTouchRunning
}

/// The name of `UIAccessibility.isGuidedAccessEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isGuidedAccessEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsGuidedAccessEnabled() -> Bool {
  UIAccessibility.isGuidedAccessEnabled
}

/// The name of `UIAccessibility.isInvertColorsEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isInvertColorsEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsInvertColorsEnabled() -> Bool {
  UIAccessibility.isInvertColorsEnabled
}

/// The name of `UIAccessibility.isGrayscaleEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isGrayscaleEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsGrayscaleEnabled() -> Bool {
  UIAccessibility.isGrayscaleEnabled
}

/// The name of `UIAccessibility.isMonoAudioEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isMonoAudioEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsMonoAudioEnabled() -> Bool {
  UIAccessibility.isMonoAudioEnabled
}

/// The name of `UIAccessibility.isClosedCaptioningEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isClosedCaptioningEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}

/// The name of `UIAccessibility.isSpeakScreenEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isSpeakScreenEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakScreenEnabled() -> Bool {
  UIAccessibility.isSpeakScreenEnabled
}

/// The name of `UIAccessibility.isSpeakSelectionEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isSpeakSelectionEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}

/// The name of `UIAccessibility.isShakeToUndoEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isShakeToUndoEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsShakeToUndoEnabled() -> Bool {
  UIAccessibility.isShakeToUndoEnabled
}

/// The name of `UIAccessibility.isDarkerSystemColorsEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isDarkerSystemColorsEnabled")
@preconcurrency @MainActor public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}

/// The name of `UIAccessibility.focusedElement(using:)` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.focusedElement(using:)")
@preconcurrency @MainActor
public func UIAccessibilityFocusedElement(
  _ assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
) -> Any? { UIAccessibility.focusedElement(using: assistiveTechnologyIdentifier) }

/// The name of `UIAccessibility.convertToScreenCoordinates(_:in:)` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
  UIAccessibility.convertToScreenCoordinates(rect, in: view)
}

/// The name of `UIAccessibility.convertToScreenCoordinates(_:in:)` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor
public func UIAccessibilityConvertPathToScreenCoordinates(_ path: UIBezierPath, _ view: UIView) -> UIBezierPath {
  UIAccessibility.convertToScreenCoordinates(path, in: view)
}

/// The name of `UIAccessibility.requestGuidedAccessSession(enabled:completionHandler:)` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.requestGuidedAccessSession(enabled:completionHandler:)")
@preconcurrency @MainActor
public func UIAccessibilityRequestGuidedAccessSession(_ enable: Bool, _ completionHandler: @escaping (Bool) -> Void) {
  UIAccessibility.requestGuidedAccessSession(enabled: enable, completionHandler: completionHandler)
}

// Traits were numbers before Swift 4.2, joined and removed bit by bit.
extension UIAccessibilityTraits {
  /// The traits of both.
  @available(*, deprecated, message: "use an array of traits")
  public static func | (left: UIAccessibilityTraits, right: UIAccessibilityTraits) -> UIAccessibilityTraits {
    left.union(right)
  }

  /// Adds traits.
  @available(*, deprecated, message: "use insert(_:)")
  public static func |= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) { left.formUnion(right) }

  /// The traits that both have.
  @available(*, deprecated, message: "use intersection(_:)")
  public static func & (left: UIAccessibilityTraits, right: UIAccessibilityTraits) -> UIAccessibilityTraits {
    left.intersection(right)
  }

  /// Keeps the traits that the other has.
  @available(*, deprecated, message: "use formIntersection(_:)")
  public static func &= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) {
    left.formIntersection(right)
  }

  /// All other traits.
  @available(*, deprecated, message: "use subtract(_:)")
  public static prefix func ~ (traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
    UIAccessibilityTraits(rawValue: ~traits.rawValue)
  }
}
