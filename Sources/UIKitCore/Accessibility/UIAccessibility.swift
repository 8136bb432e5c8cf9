public import Foundation
import Synchronization

/// The interface to assistive technologies, of which there are none here.
public struct UIAccessibility: Sendable {
  // MARK: Settings
  /// Always `false`: VoiceOver does not run in a rendering.
  public static var isVoiceOverRunning: Bool { false }
  /// Always `false`: Switch Control does not run in a rendering.
  public static var isSwitchControlRunning: Bool { false }
  /// Always `false`: AssistiveTouch does not run in a rendering.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always `false`: Guided Access is off in a rendering.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Always `false`: Reduce Motion is off in a rendering.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether Reduce Transparency is on in the configuration.
  public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
  /// Whether Button Shapes is on in the configuration.
  public static var buttonShapesEnabled: Bool { settings.showsButtonShapes }
  /// Always `false`: Invert Colours is off in a rendering.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always `false`: Greyscale is off in a rendering.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always `false`: Mono Audio is off in a rendering.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always `false`: Closed Captions is off in a rendering.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always `false`: Speak Screen is off in a rendering.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always `false`: Speak Selection is off in a rendering.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Always `false`: Shake to Undo is off in a rendering.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Always `false`: Differentiate Without Colour is off in a rendering.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether On/Off Labels is on in the configuration.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.showsOnOffLabels }
  /// Always `false`: Auto-Play Video Previews is off in a rendering.
  public static var isVideoAutoplayEnabled: Bool { false }
  /// Whether text is bold, according to the current traits' legibility weight.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  /// Whether contrast is increased, according to the current traits.
  public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }

  private static var settings: AccessibilitySettings { ViewEnvironment.current.accessibility }

  // MARK: Notifications

  /// Does nothing: there are no assistive technologies.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether cross-fades are preferred to movements; `false`.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Does nothing: nothing is enlarged.
  @preconcurrency @MainActor public static func zoomFocusChanged(
    zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView
  ) {}
  /// Does nothing: there is no conflict with an enlarged screen.
  @preconcurrency @MainActor public static func registerGestureConflictWithZoom() {}

  /// Always `nil`: nothing is focused.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  )
    -> Any?
  {
    nil
  }

  /// Converts a rectangle from a view's coordinate space to that of the screen.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Converts a path from a view's coordinate space to that of the screen.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let (origin, right, down) = (
      view.convert(CGPoint.zero, to: nil), view.convert(CGPoint(x: 1, y: 0), to: nil),
      view.convert(CGPoint(x: 0, y: 1), to: nil)
    )
    let converted = UIBezierPath(cgPath: path.cgPath)
    converted.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
        ty: origin.y))
    return converted
  }

  /// Calls the completion handler with `false`: Guided Access does not start.
  @preconcurrency @MainActor public static func requestGuidedAccessSession(
    enabled: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}

extension UIAccessibility {
  /// A notification for assistive technologies. Differs from UIKit: the raw values are not guaranteed to be the same.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The whole screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// The content has scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Pauses an assistive technology.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// Resumes a paused assistive technology.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// The identifier of an assistive technology; there is none here.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}

/// The target that the enlarged part of the screen follows, with UIKit's raw values.
public enum UIAccessibilityZoomType: Int, Sendable {
  /// The insertion point.
  case insertionPoint = 0
}
