public import Foundation

/// A timer that calls a method for each frame of the screen. It is never called: a still picture has no next frame.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// Whether the display link is paused.
  open var isPaused = false
  /// The preferred number of frames per second; 0 for the maximum.
  open var preferredFramesPerSecond = 0
  /// The frames per second that are wanted. Stored; it is never called.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The time of the frame, in seconds; 0.
  open var timestamp: CFTimeInterval { 0 }
  /// The time of the next frame, in seconds; 0.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// The duration of a frame, in seconds: a sixtieth.
  open var duration: CFTimeInterval { 1.0 / 60 }

  /// Creates a display link for a method, which is never called.
  public init(target: Any, selector sel: Selector) {
    super.init()
  }

  /// Does nothing: there is no run loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: there is no run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: the method is never called.
  open func invalidate() {}
}

/// A range of frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The smallest number.
  public var minimum: Float
  /// The largest number.
  public var maximum: Float
  /// The number that is wanted; `nil` for none.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The system's own range.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
