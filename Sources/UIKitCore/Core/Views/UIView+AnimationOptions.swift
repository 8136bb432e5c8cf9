import Foundation

extension UIView {
  /// Options of animations, with UIKit's raw values. None has an effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews along with the animation; no effect here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches during the animation; no effect here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the current appearance instead of the values last set; no effect here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats forever. Differs from UIKit: the changes are made once, and the completion handler is called.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back and forth. Differs from UIKit: the new values stay.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the given duration instead of the enclosing animation's; no effect here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the given curve instead of the enclosing animation's; no effect here.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws the view during the animation; no effect here.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Updates properties and layout before and after the changes; no effect here, as a picture does it in any case.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)
    /// Shows and hides the views of a transition; no effect here.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits no options from the enclosing animation; no effect here.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Starts and ends slowly, the default; no effect here.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly; no effect here.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly; no effect here.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Keeps a constant speed; no effect here.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips about a vertical axis, from the left; no effect here.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips about a vertical axis, from the right; no effect here.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls a page up; no effect here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls a page down; no effect here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Cross-fades; no effect here.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips about a horizontal axis, from the top; no effect here.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips about a horizontal axis, from the bottom; no effect here.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Sixty pictures in a second; no effect here.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty pictures in a second; no effect here.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}
