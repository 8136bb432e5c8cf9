public import Foundation
import Synchronization

/// A timer that calls a method for each frame of the screen, while a run loop runs that it was added to. That is so while a
/// test waits; no run loop runs while views are rendered, as a still picture has no next frame.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// Whether the display link is paused.
  open var isPaused = false
  /// The preferred number of frames per second; 0 for the maximum.
  open var preferredFramesPerSecond = 0
  /// The frames per second that are wanted.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The time of the frame, in seconds; 0 before the first. Differs from UIKit: no clock is read. A frame is as much later
  /// than the one before it as frames are apart.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds; 0 before the first.
  open var targetTimestamp: CFTimeInterval { timestamp == 0 ? 0 : timestamp + duration }
  /// The number of frames for each call, before iOS 10. Stored.
  open var frameInterval = 1
  /// The duration of a frame, in seconds: a sixtieth.
  open var duration: CFTimeInterval { 1.0 / 60 }

  /// The target, until the display link ends.
  private var target: AnyObject?
  private let selector: Selector
  private var timers: [(mode: RunLoop.Mode, timer: Timer)] = []

  /// Creates a display link for a method. The target is retained until the display link ends.
  public init(target: Any, selector sel: Selector) {
    (self.target, selector) = (target as AnyObject, sel)
    super.init()
  }

  /// Calls the method for each frame, from the next one on.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    let timer = Timer(timeInterval: interval, repeats: true) { _ in MainQueue.run { self.callTarget() } }
    timers.append((mode, timer))
    runloop.add(timer, forMode: mode)
  }

  /// Calls the method no more.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    for (known, timer) in timers where known == mode { timer.invalidate() }
    timers.removeAll { $0.mode == mode }
  }

  /// Ends the display link.
  open func invalidate() {
    for (_, timer) in timers { timer.invalidate() }
    (timers, target) = ([], nil)
  }

  private var interval: TimeInterval {
    let wanted = Float(preferredFramesPerSecond)
    let rate = wanted > 0 ? wanted : preferredFrameRateRange.preferred ?? 0
    return rate > 0 ? 1 / TimeInterval(min(rate, 60)) : duration
  }

  /// Calls the method for a frame.
  func callTarget() {
    guard !isPaused, let target else { return }
    timestamp = MediaTime.afterFrame(of: interval, since: timestamp)
    selector.send(
      to: target, sender: self,
      orFault: "the display link's target has no such method, or its argument is not a display link")
  }
}

/// The time of the latest frame of any display link: no clock is read.
enum MediaTime {
  private static let latest = Mutex<CFTimeInterval>(0)

  static var now: CFTimeInterval { latest.withLock { $0 } }

  /// The time of a display link's next frame.
  ///
  /// - Parameter last: the time of its last one; 0 before the first.
  static func afterFrame(of interval: TimeInterval, since last: CFTimeInterval) -> CFTimeInterval {
    latest.withLock { latest in
      let time = (last == 0 ? latest : last) + interval
      latest = max(latest, time)
      return time
    }
  }
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
