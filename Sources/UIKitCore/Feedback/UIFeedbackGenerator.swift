public import Foundation

/// What makes the device tap. Does nothing on a still picture.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Does nothing: there is nothing to get ready.
  open func prepare() {}
}

/// Taps as of two things that meet. Does nothing on a still picture.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the things are; raw values are UIKit's.
  public enum FeedbackStyle: Int, Sendable, CaseIterable {
    /// Small and light.
    case light = 0
    /// Of middle size.
    case medium = 1
    /// Large and heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Hard.
    case rigid = 4
  }

  /// A generator of a style.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// A generator of a style for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// A generator of the middle style.
  public convenience init(__empty: Void = ()) {
    self.init(style: .medium)
  }

  /// Does nothing on a still picture.
  open func impactOccurred() {}
  /// Does nothing on a still picture.
  open func impactOccurred(intensity: CGFloat) {}
  /// Does nothing on a still picture.
  open func impactOccurred(at location: CGPoint) {}
}

/// Taps as a wheel does that is turned. Does nothing on a still picture.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing on a still picture.
  open func selectionChanged() {}
}

/// Taps that say how something went. Does nothing on a still picture.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went; raw values are UIKit's.
  public enum FeedbackType: Int, Sendable, CaseIterable {
    /// Well.
    case success = 0
    /// Not quite well.
    case warning = 1
    /// Not at all.
    case error = 2
  }

  /// Does nothing on a still picture.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
