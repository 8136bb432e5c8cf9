@_exported public import EventKit
@_exported public import UIKit
import UIKitPresentation

/// A screen for an event: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  /// The delegate, which is never called. A weak reference.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?

  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    let screen = SystemScreenView("EKEventEditViewController", "Edits an event.")
    screen.frame = view.bounds
    view.addSubview(screen)
  }
}

/// The delegate of a screen for an event. It is never called.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// The end of editing, with its raw values.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0
  case saved = 1
  case deleted = 2
}

/// An event's screen: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false

  open override func loadView() {
    view = SystemScreenView("EKEventViewController", "Shows an event.")
  }
}
