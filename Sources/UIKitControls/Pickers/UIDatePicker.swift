public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A control for a date, a time or a duration: capsules with texts, wheels, or a calendar.
///
/// Differs from UIKit: a new picker has 28 August 2023, 9:41, as pictures must not depend on the day they are taken; the
/// time zone is GMT and the calendar Gregorian unless others are set; no day is marked as today, and nothing opens.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// 28 August 2023, 9:41 GMT.
  static let standardDate = Date(timeIntervalSince1970: 1_693_215_660)

  private var storedDate = UIDatePicker.standardDate
  private var storedDuration: TimeInterval = 0
  private var content: DatePickerContent?
  /// Whether the content shows former values.
  private var isOutdated = false

  /// Creates a picker for date and time; one without a size has its fitting size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIDatePicker.self)
  }

  // MARK: Values

  /// The kind of values that are picked; `dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { contentDidChange() } }
  }

  /// The date, between the least and the greatest, and between `Date.distantPast` and `Date.distantFuture`. Setting it sends
  /// no action.
  open var date: Date {
    get { UIDatePicker.bounded(limited(storedDate)) }
    set {
      storedDate = newValue
      contentDidChange()
    }
  }
  /// Sets the date, at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The least date; none by default. Both limits are ignored if the least is greater than the greatest.
  open var minimumDate: Date? { didSet { contentDidChange() } }
  /// The greatest date; none by default.
  open var maximumDate: Date? { didSet { contentDidChange() } }

  /// The nearest date with which calendars can calculate.
  private static func bounded(_ date: Date) -> Date {
    guard !date.timeIntervalSinceReferenceDate.isNaN else { return standardDate }
    return min(max(date, .distantPast), .distantFuture)
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }

  /// The seconds of a countdown, less than a day; 0 by default.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      storedDuration = newValue.isFinite ? min(max(newValue, 0), 86_399) : 0
      contentDidChange()
    }
  }

  /// The interval of minutes; 1 by default. One by which 60 cannot be divided, or of more than 30, counts as 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      contentDidChange()
    }
  }
  /// Whether the shown time is a multiple of the interval; `true` by default.
  open var roundsToMinuteInterval = true { didSet { contentDidChange() } }

  // MARK: Language

  /// The language of the texts; the interface's if `nil`.
  open var locale: Locale? { didSet { contentDidChange() } }
  /// The calendar; the Gregorian one if `nil`.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var calendar: Calendar! { didSet { contentDidChange() } }
  /// The time zone; GMT if `nil`.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }

  final var words: DateWords {
    DateWords(
      locale: locale ?? Locale(identifier: traitCollection.locale), calendar: calendar,
      timeZone: timeZone ?? TimeZone(secondsFromGMT: 0) ?? .current)
  }

  /// The shown date, rounded down to the interval.
  final var shownDate: Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let minute = words.calendar.component(.minute, from: date)
    return date.addingTimeInterval(-60 * Double(minute % minuteInterval))
  }

  // MARK: Style

  /// The style that is wanted; `automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { contentDidChange() } }
  }

  /// The style: `compact` if it is automatic, wheels for countdowns and months. A time has no calendar: in place of
  /// `inline` it has wheels.
  open var datePickerStyle: UIDatePickerStyle {
    switch (datePickerMode, preferredDatePickerStyle) {
    case (.countDownTimer, _), (.yearAndMonth, _), (_, .wheels), (.time, .inline): .wheels
    case (_, .inline): .inline
    case (_, .automatic), (_, .compact): .compact
    }
  }

  // MARK: Content

  private func contentDidChange() {
    isOutdated = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The content, made or changed when it is needed; it becomes a subview in the layout.
  private var madeContent: DatePickerContent {
    let wasOutdated = isOutdated
    isOutdated = false
    if let content, !wasOutdated || content.show(self) { return content }
    content?.removeFromSuperview()
    let made: DatePickerContent =
      switch datePickerStyle {
      case .wheels: DateWheels(self)
      case .inline: DateCalendar(self)
      case .compact, .automatic: DateCapsules(self)
      }
    content = made
    return made
  }

  /// 320 by 216 points for wheels, 320 points and a line for each week of the month for a calendar, and the texts' size with
  /// 12 points at both ends for capsules.
  open override var intrinsicContentSize: CGSize { madeContent.fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = madeContent
    if content.superview == nil { addSubview(content) }
    content.frame = content.place(in: CGRect(origin: .zero, size: bounds.size))
    content.alpha = isEnabled ? 1 : CGFloat(ControlLook.disabledOpacity)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  /// `false`: the capsules, the wheels and the days are the elements.
  @_spi(Subclasses) open override var isStandardAccessibilityElement: Bool { false }
  @_spi(Subclasses) open override func accessibilityTraits(ofElementsIn child: UIResponder) -> UIAccessibilityTraits {
    isEnabled ? .none : .notEnabled
  }
}

extension UIDatePicker {
  /// The kind of values that a picker is for, with UIKit's raw values.
  public enum Mode: Int, Sendable, CaseIterable {
    /// A time of the day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// Hours and minutes.
    case countDownTimer = 3
    /// A month and a year.
    case yearAndMonth = 4
  }
}

/// The styles of date picker, with UIKit's raw values.
public enum UIDatePickerStyle: Int, Sendable, CaseIterable {
  /// The style of the platform and the mode.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Capsules with the date and the time.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// The content of a date picker in one of its styles.
class DatePickerContent: UIView {
  /// The size that the content needs.
  var fittingSize: CGSize { .zero }

  /// Shows the picker's values in place of former ones; `false` if that takes new content.
  func show(_ picker: UIDatePicker) -> Bool { false }

  /// The content's place in the picker's bounds: all of them, unless it is smaller.
  func place(in bounds: CGRect) -> CGRect { bounds }
}
