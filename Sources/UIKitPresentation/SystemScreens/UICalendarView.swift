public import Foundation
public import UIKitCore

/// A calendar with marks on its days. The system draws it: a labelled placeholder stands for it, with a finding
/// `placeholder-screen`.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// The days that can be selected. Setting it changes nothing that is seen.
  open var selectionBehavior: UICalendarSelection?
  /// The calendar.
  open var calendar = Calendar(identifier: .gregorian)
  /// The language.
  open var locale = Locale(identifier: "en_US")
  /// The time zone.
  open var timeZone: TimeZone?
  /// The design of the font.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The days that can be selected.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month that is seen.
  open var visibleDateComponents = DateComponents()
  /// Whether days have room for marks.
  open var wantsDateDecorations = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("UICalendarView", of: "UIKit", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("UICalendarView", of: "UIKit", in: self)
  }

  /// Sets the month that is seen.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// Does nothing: no marks are shown.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  /// A mark on a day. It is not shown.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// The size of a mark, with UIKit's raw values.
    public enum Size: Int, Sendable, CaseIterable {
      /// A small one.
      case small = 0
      /// The standard one.
      case medium = 1
      /// A large one.
      case large = 2
    }

    /// A dot of a colour.
    open class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration { Decoration() }
    /// An image.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration { Decoration() }
    /// A view of the app's own, which is not asked for.
    open class func customView(_ viewProvider: @escaping () -> UIView) -> Decoration { Decoration() }
  }
}

/// The delegate of a calendar. It is never called automatically.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// The mark on a day.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// Called when another month is seen.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// The days that can be selected in a calendar.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// Does nothing: days are not shown.
  open func updateSelectableDates() {}
}

/// The selection of one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected day.
  open var selectedDate: DateComponents?

  /// Creates a selection without a day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a day.
  open func setSelected(_ date: DateComponents?, animated: Bool) { selectedDate = date }
}

/// The delegate of a selection of one day. It is never called automatically.
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
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected days.
  open var selectedDates: [DateComponents] = []

  /// Creates a selection without days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects days.
  open func setSelectedDates(_ dates: [DateComponents], animated: Bool) { selectedDates = dates }
}

/// The delegate of a selection of several days. It is never called automatically.
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
