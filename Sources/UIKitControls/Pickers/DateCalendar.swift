import Drawing
import Foundation
import Raster
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A date picker's inline style: the month of the date, with a circle around its day. Calendars show their month so, too.
final class DateCalendar: DatePickerContent {
  private let month: CalendarMonth
  private let title = UILabel()
  private let arrows: [UIImageView]
  private var weekdays: [UILabel] = []
  private var days: [CalendarDay] = []
  private var time: (label: UILabel, capsule: DateCapsule)?

  /// A month with days of its own, or with marks on them.
  init(_ month: CalendarMonth, _ words: DateWords, days: [CalendarDay]) {
    self.month = month
    arrows = ["chevron.backward", "chevron.forward"].map { DateCalendar.arrow($0) }
    super.init(frame: .zero)
    isOpaque = false
    title.text = words.text(month.days.first?.start ?? .distantPast, "yMMMM")
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    weekdays = words.weekdays.map { DateCalendar.weekday($0) }
    self.days = days
    for view in [title] + arrows + weekdays + days { addSubview(view) }
  }

  convenience init(_ picker: UIDatePicker) {
    let (words, date) = (picker.words, picker.shownDate)
    let month = CalendarMonth(of: date, in: words.calendar)
    self.init(
      month, words,
      days: month.days.map { day in
        CalendarDay(day.number, isSelected: day.number == month.selected, isAllowed: picker.allowsDay(of: day.start))
      })
    if picker.datePickerMode == .dateAndTime { addTime(words.time(date)) }
  }

  required init?(coder: NSCoder) { nil }

  /// The words "Time" are in English only.
  private func addTime(_ text: String) {
    let label = UILabel()
    label.text = "Time"
    let capsule = DateCapsule(.time)
    capsule.show(text)
    time = (label, capsule)
    addSubview(label)
    addSubview(capsule)
  }

  private static func arrow(_ name: String) -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.contentMode = .center
    return view
  }

  private static func weekday(_ name: String) -> UILabel {
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .tertiaryLabel
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    return label
  }

  private func geometry(width: CGFloat) -> CalendarGeometry {
    CalendarGeometry(width: width, weeks: month.weeks, hasMarks: days.contains(where: \.hasMark))
  }

  override var fittingSize: CGSize {
    let geometry = geometry(width: CalendarGeometry.width)
    return CGSize(width: geometry.width, height: geometry.height + (time == nil ? 0 : CalendarGeometry.timeHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let geometry = geometry(width: bounds.width)
    layOutHead(geometry)
    for (column, view) in weekdays.enumerated() {
      let center = CGPoint(x: geometry.columnX(column), y: CalendarGeometry.weekdayY)
      view.frame = placed(CGRect(around: center, geometry.weekdaySize))
    }
    for (index, view) in days.enumerated() {
      let place = month.firstColumn + index
      let center = CGPoint(x: geometry.columnX(place % 7), y: geometry.weekY(place / 7))
      view.frame = placed(CGRect(around: center, geometry.daySize))
    }
    if let time { layOut(time.label, time.capsule, below: geometry.height) }
  }

  private func layOutHead(_ geometry: CalendarGeometry) {
    let size = title.sizeThatFits(bounds.size)
    title.frame = placed(
      CGRect(
        x: CalendarGeometry.monthX, y: CalendarGeometry.monthY - size.height / 2, width: size.width, height: size.height
      ))
    for (view, distance) in zip(arrows, CalendarGeometry.arrows) {
      let center = CGPoint(x: bounds.width - distance, y: CalendarGeometry.monthY)
      view.frame = placed(CGRect(around: center, CGSize(width: 20, height: 24)))
    }
  }

  private func layOut(_ label: UILabel, _ capsule: DateCapsule, below y: CGFloat) {
    let middle = y + CalendarGeometry.timeHeight / 2
    let (text, field) = (label.sizeThatFits(bounds.size), capsule.fittingSize)
    label.frame = placed(
      CGRect(x: CalendarGeometry.monthX, y: middle - text.height / 2, width: text.width, height: text.height))
    let x = bounds.width - CalendarGeometry.monthX - field.width
    capsule.frame = placed(CGRect(x: x, y: middle - field.height / 2, width: field.width, height: field.height))
  }

  private func placed(_ rect: CGRect) -> CGRect { isMirrored ? rect.mirrored(in: bounds) : rect }
}

/// A day of a month.
final class CalendarDay: UIView {
  private let label = UILabel()
  private let isSelected: Bool
  private let isAllowed: Bool
  private let mark: UIView?

  /// - Parameters:
  ///   - isAllowed: whether the day is between the picker's limits.
  ///   - mark: what is below the number, where there is room for marks.
  init(_ number: Int, isSelected: Bool, isAllowed: Bool, mark: UIView? = nil) {
    (self.isSelected, self.isAllowed, self.mark) = (isSelected, isAllowed, mark)
    super.init(frame: .zero)
    if let mark { addSubview(mark) }
    isOpaque = false
    label.text = String(number)
    label.font = .systemFont(ofSize: isSelected ? 24 : 20, weight: isSelected ? .semibold : .regular)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether there is room for a mark below the number.
  var hasMark: Bool { mark != nil }

  /// The circle around the number.
  private var circle: CGRect {
    let side = CalendarGeometry.dayDiameter
    let middle = mark == nil ? bounds.midY : side / 2
    return CGRect(around: CGPoint(x: bounds.midX, y: middle), CGSize(width: side, height: side))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.textColor = isSelected ? tintColor : isAllowed ? .label : .tertiaryLabel
    let height = label.sizeThatFits(bounds.size).height
    label.frame = CGRect(x: 0, y: circle.midY - height / 2, width: bounds.width, height: height)
    guard let mark else { return }
    let room = CGSize(width: bounds.width, height: CalendarGeometry.markHeight)
    let size = mark.sizeThatFits(room)
    mark.frame = CGRect(
      around: CGPoint(x: bounds.midX, y: bounds.maxY - room.height / 2),
      CGSize(width: min(size.width, room.width), height: min(size.height, room.height)))
  }

  override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard isSelected, !hasNoArea else { return content }
    var color = painted(tintColor)
    color.alpha *= 0.15
    content.commands = .capsule(circle, color)
    return content
  }

  override var isStandardAccessibilityElement: Bool { true }
  override var standardAccessibilityLabel: String? { label.text }
  override var standardAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isAllowed { traits.insert(.notEnabled) }
    return traits
  }
}

/// The days of a month and where its first one stands.
struct CalendarMonth {
  let days: [(number: Int, start: Date)]
  /// The number of the day that the month was made for.
  let selected: Int
  /// The column of the first day, from the language's first day of the week.
  let firstColumn: Int

  init(of date: Date, in calendar: Calendar) {
    selected = calendar.component(.day, from: date)
    let first = calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 28
    days = (0..<count).map { ($0 + 1, calendar.date(byAdding: .day, value: $0, to: first) ?? first) }
    firstColumn = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
  }

  var weeks: Int { (firstColumn + days.count + 6) / 7 }
}

extension UIDatePicker {
  /// Whether a part of the day that starts at a time is between the limits.
  final func allowsDay(of start: Date) -> Bool {
    let end = start.addingTimeInterval(86_399)
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return true }
    if let minimumDate, end < minimumDate { return false }
    if let maximumDate, start > maximumDate { return false }
    return true
  }
}
