public import Foundation

/// A generator of haptic feedback. Does nothing on a still picture.
@preconcurrency @MainActor
open class UIFeedbackGenerator: MainActorObject {
  /// Creates a generator.
  public init() {
    super.init(__subclass: ())
  }

  /// Does nothing: there is nothing to prepare.
  open func prepare() {}
}

/// A generator of feedback for impacts. Does nothing on a still picture.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The styles of impact, with UIKit's raw values.
  public enum FeedbackStyle: Int, Sendable, CaseIterable {
    /// A collision of small, light objects.
    case light = 0
    /// A collision of medium-sized objects.
    case medium = 1
    /// A collision of large, heavy objects.
    case heavy = 2
    /// A collision of soft objects.
    case soft = 3
    /// A collision of rigid objects.
    case rigid = 4
  }

  /// Creates a generator of a style.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates a generator of a style for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Creates a generator of the medium style.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Does nothing on a still picture.
  open func impactOccurred() {}
  /// Does nothing on a still picture.
  open func impactOccurred(intensity: CGFloat) {}
  /// Does nothing on a still picture.
  open func impactOccurred(at location: CGPoint) {}
}

/// A generator of feedback for changing selections. Does nothing on a still picture.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing on a still picture.
  open func selectionChanged() {}
}

/// A generator of feedback for results. Does nothing on a still picture.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The results of a task, with UIKit's raw values.
  public enum FeedbackType: Int, Sendable, CaseIterable {
    /// Success.
    case success = 0
    /// Warning.
    case warning = 1
    /// Failure.
    case error = 2
  }

  /// Does nothing on a still picture.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of feedback for drawing. Does nothing on a still picture.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing on a still picture.
  open func alignmentOccurred(at location: CGPoint) {}
  /// Does nothing on a still picture.
  open func pathCompleted(at location: CGPoint) {}
}
