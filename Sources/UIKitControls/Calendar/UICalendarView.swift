public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A calendar with marks on its days: the month that a date picker's inline style shows, in lines that have room for marks.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  private var content: DateCalendar?

  /// The delegate, which is asked for the marks. A weak reference.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { contentDidChange() }
  }
  /// The days that can be selected.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      contentDidChange()
    }
  }
  /// The calendar.
  open var calendar = Calendar(identifier: .gregorian) {
    didSet { contentDidChange() }
  }
  /// The language.
  open var locale = Locale(identifier: "en_US") {
    didSet { contentDidChange() }
  }
  /// The time zone; GMT by default.
  open var timeZone: TimeZone? {
    didSet { contentDidChange() }
  }
  /// The design of the font, which changes nothing.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The days that can be selected.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { contentDidChange() }
  }
  /// The month that is seen: without one, that of 28 August 2023, which date pickers start with.
  open var visibleDateComponents = DateComponents() {
    didSet { contentDidChange() }
  }
  /// Whether days have room for marks.
  open var wantsDateDecorations = true {
    didSet { contentDidChange() }
  }

  /// Sets the month that is seen.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// Asks the delegate for the marks again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { contentDidChange() }

  // MARK: Content

  final func contentDidChange() {
    content?.removeFromSuperview()
    content = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The month, made when it is needed; it becomes a subview in the layout.
  private var madeContent: DateCalendar {
    if let content { return content }
    let zone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? .current
    let words = DateWords(locale: locale, calendar: calendar, timeZone: zone)
    let shown = words.calendar.date(from: visibleDateComponents)
    let date = visibleDateComponents.month == nil ? nil : shown
    let month = CalendarMonth(of: date ?? UIDatePicker.standardDate, in: words.calendar)
    let made = DateCalendar(month, words, days: month.days.map { day($0, words.calendar) })
    content = made
    return made
  }

  private func day(_ day: (number: Int, start: Date), _ calendar: Calendar) -> CalendarDay {
    var components = calendar.dateComponents([.era, .year, .month, .day], from: day.start)
    components.calendar = calendar
    let isAvailable =
      availableDateRange.start < day.start.addingTimeInterval(86_400) && day.start <= availableDateRange.end
    return CalendarDay(
      day.number, isSelected: selectionBehavior?.isSelected(components) ?? false,
      isAllowed: isAvailable && selectionBehavior?.canSelect(components) ?? true,
      mark: wantsDateDecorations ? delegate?.calendarView(self, decorationFor: components)?.view ?? UIView() : nil)
  }

  /// 320 points and a line for each week of the month.
  open override var intrinsicContentSize: CGSize { madeContent.fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = madeContent
    if content.superview == nil { addSubview(content) }
    content.frame = CGRect(origin: .zero, size: bounds.size)
  }
}

/// The delegate of a calendar.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// The mark on a day. It is asked for each day of the month that is shown.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// Called when another month is seen; never called automatically.
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
