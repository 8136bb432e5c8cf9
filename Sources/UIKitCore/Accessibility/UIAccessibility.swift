public import Foundation
import Synchronization

/// What apps ask and tell assistive technologies, of which there are none.
public struct UIAccessibility: Sendable {
  // MARK: Settings
  /// Always false: a rendering has no VoiceOver.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false: a rendering has no Switch Control.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false: a rendering has no AssistiveTouch.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always false: a rendering has no Guided Access.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Always false: a rendering has no Reduce Motion.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether Reduce Transparency is on, as the configuration has it.
  public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
  /// Whether Button Shapes is on, as the configuration has it.
  public static var buttonShapesEnabled: Bool { settings.showsButtonShapes }
  /// Always false: a rendering has no Invert Colours.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always false: a rendering has no Greyscale.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always false: a rendering has no Mono Audio.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always false: a rendering has no Closed Captions.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always false: a rendering has no Speak Screen.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always false: a rendering has no Speak Selection.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Always false: a rendering has no Shake to Undo.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Always false: a rendering has no Differentiate Without Colour.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether On/Off Labels is on, as the configuration has it.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.showsOnOffLabels }
  /// Always false: a rendering has no Auto-Play Video Previews.
  public static var isVideoAutoplayEnabled: Bool { false }
  /// Whether text is bold: the traits' legibility weight.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  /// Whether colours contrast more: the traits' contrast.
  public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }

  private static var settings: AccessibilitySettings { ViewEnvironment.installed.withLock(\.accessibility) }

  // MARK: Messages

  /// Does nothing: nobody listens.
  public static func post(notification: Notification, argument: Any?) {}

  /// Always nil: nothing is in focus.
  @MainActor public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
    -> Any?
  {
    nil
  }

  /// The rectangle, given in a view's space, on the screen.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Always returns false, as Guided Access does not begin.
  @MainActor public static func requestGuidedAccessSession(
    enabled: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}

extension UIAccessibility {
  /// A message to assistive technologies. Differs from UIKit: raw values are not promised.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// Content has been scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A technology is to wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// A technology that waits is to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// An assistive technology; there is none.
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
