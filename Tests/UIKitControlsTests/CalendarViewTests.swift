import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

@testable import UIKitControls

/// Apple's documentation of `UICalendarView`, its delegate and its selections. The month is the one of date pickers.
@MainActor @Suite(.ownEnvironment) struct CalendarViewTests {
  private final class Marks: NSObject, UICalendarViewDelegate {
    var asked: [DateComponents] = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      asked.append(dateComponents)
      return dateComponents.day == 9 ? .default(color: .systemGreen) : nil
    }
  }

  private func calendar(_ prepare: (UICalendarView) -> Void = { _ in }) -> UICalendarView {
    onPhone()
    let view = UICalendarView()
    view.visibleDateComponents = DateComponents(year: 2024, month: 5)
    prepare(view)
    view.frame.size = view.intrinsicContentSize
    view.layoutIfNeeded()
    return view
  }

  private func days(_ view: UICalendarView) -> [CalendarDay] {
    view.subviews.flatMap(\.subviews).compactMap { $0 as? CalendarDay }
  }

  private func selected(_ view: UICalendarView) -> [String?] {
    days(view).filter { $0.standardAccessibilityTraits.contains(.selected) }.map(\.standardAccessibilityLabel)
  }

  /// May 2024 begins on a Wednesday and has 31 days.
  @Test func theMonthIsShown() {
    let view = calendar()
    let texts = view.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
    #expect(texts.first == "May 2024")
    #expect(days(view).map(\.standardAccessibilityLabel) == (1...31).map { String($0) })
    #expect(view.intrinsicContentSize.width == 320)
  }

  @Test func selectedDays() {
    let single = UICalendarSelectionSingleDate(delegate: nil)
    let view = calendar { $0.selectionBehavior = single }
    #expect(selected(view).isEmpty)
    single.setSelected(DateComponents(year: 2024, month: 5, day: 6), animated: false)
    view.layoutIfNeeded()
    #expect(selected(view) == ["6"])
    let multi = UICalendarSelectionMultiDate(delegate: nil)
    multi.selectedDates = [7, 8].map { DateComponents(year: 2024, month: 5, day: $0) }
    view.selectionBehavior = multi
    view.layoutIfNeeded()
    #expect(selected(view) == ["7", "8"])
  }

  @Test func daysOutsideOfTheRange() throws {
    let utc = try #require(TimeZone(secondsFromGMT: 0))
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = utc
    let start = try #require(gregorian.date(from: DateComponents(year: 2024, month: 5, day: 10)))
    let view = calendar { $0.availableDateRange = DateInterval(start: start, end: .distantFuture) }
    let refused = days(view).filter { $0.standardAccessibilityTraits.contains(.notEnabled) }
    #expect(refused.map(\.standardAccessibilityLabel) == (1...9).map { String($0) })
  }

  @Test func theDelegateIsAskedForMarks() {
    let marks = Marks()
    let view = calendar { $0.delegate = marks }
    #expect(Set(marks.asked.compactMap(\.day)) == Set(1...31) && marks.asked.allSatisfy { $0.calendar != nil })
    let pictures = days(view).enumerated().filter { $0.element.subviews.contains { $0 is UIImageView } }
    #expect(pictures.map { $0.offset + 1 } == [9])
    let plain = calendar { $0.wantsDateDecorations = false }
    #expect(plain.intrinsicContentSize.height < view.intrinsicContentSize.height)
  }
}
