public import Foundation

/// What calls a method for each picture of the screen. Does nothing on a still picture: there is no next one.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// Whether it calls nothing.
  open var isPaused = false
  /// How many pictures a second are wanted; 0: as many as there are.
  open var preferredFramesPerSecond = 0
  /// When the picture is shown, in seconds; 0.
  open var timestamp: CFTimeInterval { 0 }
  /// When the next picture is shown, in seconds; 0.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// How long a picture is shown, in seconds: a sixtieth.
  open var duration: CFTimeInterval { 1.0 / 60 }

  /// A link that would call a method; nothing calls it.
  public init(target: Any, selector sel: Selector) {
    super.init()
  }

  /// Does nothing: there is no run loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: there is no run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: nothing is called.
  open func invalidate() {}
}
