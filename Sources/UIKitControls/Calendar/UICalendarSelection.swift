public import Foundation
public import UIKitCore

/// The days that can be selected in a calendar.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  final weak var view: UICalendarView?

  /// Asks the delegate again which days can be selected.
  open func updateSelectableDates() { view?.contentDidChange() }

  /// Whether a day is selected.
  func isSelected(_ day: DateComponents) -> Bool { false }

  /// Whether a day can be selected.
  func canSelect(_ day: DateComponents) -> Bool { true }
}

/// The selection of one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate, which is asked for the days that can be selected. A weak reference.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected day.
  open var selectedDate: DateComponents? {
    didSet { view?.contentDidChange() }
  }

  /// Creates a selection without a day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a day.
  open func setSelected(_ date: DateComponents?, animated: Bool) { selectedDate = date }

  override func isSelected(_ day: DateComponents) -> Bool { selectedDate?.isSameDay(as: day) ?? false }

  override func canSelect(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }
}

/// The delegate of a selection of one day. As nothing is touched, it is told of none.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Called when a day was selected.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be selected.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// The selection of several days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate, which is asked for the days that can be selected. A weak reference.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected days.
  open var selectedDates: [DateComponents] = [] {
    didSet { view?.contentDidChange() }
  }

  /// Creates a selection without days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects days.
  open func setSelectedDates(_ dates: [DateComponents], animated: Bool) { selectedDates = dates }

  override func isSelected(_ day: DateComponents) -> Bool { selectedDates.contains { $0.isSameDay(as: day) } }

  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }
}

/// The delegate of a selection of several days. As nothing is touched, it is told of none.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Called when a day was selected.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when a day was deselected.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be selected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a day can be deselected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

extension DateComponents {
  /// Whether both are of the same day, whatever else they say.
  fileprivate func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}
