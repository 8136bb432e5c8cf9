public import Foundation

/// How far the current page of a page control is. Stored; the control draws dots.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// The delegate, which is never called by itself. A weak reference.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// The part of the page that is done, from 0 to 1.
  open var currentProgress: Float = 0
  /// Always `false`: no progress is shown.
  open var isProgressVisible: Bool { false }
}

/// What a page control's progress asks and reports. Its methods are never called.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// The progress that a page begins with.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Called when the progress is shown or hidden.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that a timer moves. Stored; no time passes.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  /// Whether the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false
  /// The seconds for a page.
  open var preferredDuration: TimeInterval
  /// Always `false`: no time passes.
  open var isRunning: Bool { false }

  /// Creates a progress with the seconds for a page.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Does nothing: no time passes.
  open func resumeTimer() {}
  /// Does nothing: no time passes.
  open func pauseTimer() {}
  /// Sets the seconds for one page.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  /// The seconds for a page: `preferredDuration`, unless it has its own.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}

/// What a timer's progress asks and reports. Its methods are never called.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called when the progress has changed.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Whether the control goes on to a page.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
