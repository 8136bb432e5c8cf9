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
  open func cancelEditing() {}

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
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { EKCalendar() }
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
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false

  open override func loadView() {
    view = SystemScreenView("EKEventViewController", "Shows an event.")
  }
}

/// The delegate of an event's screen. It is never called.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// The end of showing an event, with its raw values.
public enum EKEventViewAction: Int, Sendable {
  case done = 0
  case responded = 1
  case deleted = 2
}

/// A choice of calendars: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var selectedCalendars: Set<EKCalendar> = []
  open var showsDoneButton = false
  open var showsCancelButton = false

  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType = .event, eventStore: EKEventStore
  ) { self.init(nibName: nil, bundle: nil) }

  open override func loadView() {
    view = SystemScreenView("EKCalendarChooser", "Chooses calendars.")
  }
}

/// The number of calendars that are chosen, with its raw values.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  case single = 0
  case multiple = 1
}

/// The calendars that are shown, with its raw values.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  case allCalendars = 0
  case writableCalendarsOnly = 1
}

/// The delegate of a choice of calendars. It is never called.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
