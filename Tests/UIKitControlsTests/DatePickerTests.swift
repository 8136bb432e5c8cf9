import Drawing
import Foundation
import Testing
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

@testable import UIKitControls

/// Public pictures: NativeScript's documentation of 28 August 2023 (iOS 16 and 17) and react-native-datetimepicker (iOS 15).
@MainActor @Suite(.ownEnvironment) struct DatePickerTests {
  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .automatic, locale: String = "en_US"
  ) -> UIDatePicker {
    onPhone()
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: locale)
    picker.frame.size = picker.intrinsicContentSize
    picker.layoutIfNeeded()
    return picker
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
  }

  private func capsules(_ picker: UIDatePicker) -> [UIView] { picker.subviews.flatMap(\.subviews) }

  /// Apple's documentation of `UIDatePickerStyle.automatic`, from iOS 14 on.
  @Test func theAutomaticStyleIsCompactButForCountdowns() {
    let styles = UIDatePicker.Mode.allCases.map { picker($0).datePickerStyle }
    #expect(styles == [.compact, .compact, .compact, .wheels, .wheels])
    #expect(picker(.date, .wheels).datePickerStyle == .wheels && picker(.date, .inline).datePickerStyle == .inline)
  }

  /// "Aug 28, 2023" 127.33 by 34.33: the text with 24, a line of 20.33 with 14. The text's width is Inter's with San
  /// Francisco's advances, to 1 %.
  @Test func aCompactDate() throws {
    let picker = picker(.date)
    #expect(texts(in: picker) == ["Aug 28, 2023"])
    let capsule = try #require(capsules(picker).first)
    #expect(abs(capsule.frame.width - 127.33) < 1.2 && abs(capsule.frame.height - 34.333) < 0.01)
    let fill = try #require(capsule.fills.first)
    #expect(fill.radius == 8 && abs(fill.color.onWhite - 239) < 1.1)
    picker.frame = CGRect(0, 0, 300, 50)
    picker.layoutIfNeeded()
    #expect(abs((picker.subviews.first?.frame.maxX ?? 0) - 300) < 0.01)
    picker.semanticContentAttribute = .forceRightToLeft
    picker.setNeedsLayout()
    picker.layoutIfNeeded()
    #expect(picker.subviews.first?.frame.midY == 25)
  }

  /// "9:41 AM" 89.33 by 35.67 to 36.
  @Test func aCompactTime() throws {
    let picker = picker(.time)
    let text = try #require(texts(in: picker).first)
    #expect(text.hasPrefix("9:41") && text.hasSuffix("AM"))
    let capsule = try #require(capsules(picker).first)
    #expect(abs(capsule.frame.width - 89.33) < 2)
    #expect(abs(capsule.frame.height - 35.667) < 0.01)
  }

  @Test func aDateAndATimeStandSideBySide() {
    let capsules = capsules(picker(.dateAndTime))
    #expect(capsules.count == 2 && capsules[1].frame.minX - capsules[0].frame.maxX > 7.9)
  }

  @Test func textsAreInThePickersLanguage() {
    #expect(texts(in: picker(.date, locale: "de_DE")) == ["28.08.2023"])
    #expect(texts(in: picker(.time, locale: "de_DE")) == ["09:41"])
    #expect(texts(in: picker(.date, .inline, locale: "de_DE")).contains("August 2023"))
  }

  /// August 2023 begins on a Tuesday and has five weeks in the United States.
  @Test func aCalendar() throws {
    let picker = picker(.date, .inline)
    #expect(abs(picker.intrinsicContentSize.width - 320) < 0.01 && abs(picker.intrinsicContentSize.height - 315) < 1)
    let content = try #require(picker.subviews.first)
    let texts = texts(in: picker)
    #expect(texts.first == "August 2023" && texts.dropFirst().first == "SUN" && texts.last == "31")
    let days = content.subviews.compactMap { $0 as? CalendarDay }
    #expect(days.count == 31)
    // Ten points at the sides and columns of 42.86: the third one's middle is at 10 + 2.5 * 42.86.
    #expect(abs(days[0].center.x - 117.15) < 0.01 && abs(days[6].center.y - days[0].center.y - 45.8) > 0)
    #expect(abs(days[7].center.y - days[0].center.y - 45.8) < 0.01 && days[7].center.x == days[0].center.x)
    let selected = days.filter { $0.accessibilityTraits.contains(.selected) }
    #expect(selected.map(\.accessibilityLabel) == ["28"])
    #expect(
      selected.first?.fills.first?.rect.width == min(44, 300.0 / 7) || selected.first?.fills.first?.rect.width == 44)
  }

  @Test func weeksBeginOnTheLanguagesDay() {
    let german = texts(in: picker(.date, .inline, locale: "de_DE"))
    #expect(german.dropFirst().first?.hasPrefix("MO") == true)
  }

  @Test func daysBeyondTheLimitsAreDimmed() throws {
    let picker = picker(.date, .inline)
    picker.minimumDate = Date(timeIntervalSince1970: 1_692_230_400)
    picker.layoutIfNeeded()
    let days = try #require(picker.subviews.first).subviews.compactMap { $0 as? CalendarDay }
    #expect(days.map { $0.accessibilityTraits.contains(.notEnabled) } == (1...31).map { $0 < 17 })
  }

  @Test func wheelsOfATime() throws {
    let picker = picker(.time, .wheels)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    let wheels = try #require(picker.subviews.first).subviews
    #expect(wheels.map(\.accessibilityValue) == ["9", "41", "AM"])
    #expect(texts(in: wheels[1]) == ["37", "38", "39", "40", "41", "42", "43", "44", "45"])
    #expect(texts(in: wheels[2]) == ["AM", "PM"])
    #expect(
      self.picker(.time, .wheels, locale: "de_DE").subviews[0].subviews.map(\.accessibilityValue) == ["09", "41"])
  }

  @Test func wheelsOfADateAreInTheLanguagesOrder() {
    func values(_ locale: String) -> [String?] {
      picker(.date, .wheels, locale: locale).subviews[0].subviews.map(\.accessibilityValue)
    }
    #expect(values("en_US") == ["August", "28", "2023"])
    #expect(values("en_GB") == ["28", "August", "2023"])
    #expect(picker(.yearAndMonth).subviews[0].subviews.map(\.accessibilityValue) == ["August", "2023"])
    #expect(picker(.dateAndTime, .wheels).subviews[0].subviews.first?.accessibilityValue == "Mon, Aug 28")
  }

  /// UIDatePicker.h: limits that cross are ignored; an interval has to divide 60; a countdown is less than a day.
  @Test func valuesThatThereAreNot() {
    let picker = picker(.dateAndTime)
    let (early, late) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 4_000_000_000))
    picker.minimumDate = late
    #expect(picker.date == late)
    picker.maximumDate = early
    #expect(picker.date == Date(timeIntervalSince1970: 1_693_215_660))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    (picker.minimumDate, picker.maximumDate) = (nil, nil)
    picker.layoutIfNeeded()
    #expect(texts(in: picker).last?.hasPrefix("9:30") == true)
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 86_399)
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18])
  func datesThatCalendarsCannotCalculateWith(_ seconds: Double) {
    for style in UIDatePickerStyle.allCases {
      for mode in UIDatePicker.Mode.allCases {
        let picker = picker(mode, style)
        picker.minimumDate = Date(timeIntervalSince1970: seconds)
        picker.date = Date(timeIntervalSince1970: seconds)
        picker.layoutIfNeeded()
        #expect(picker.date >= .distantPast && picker.date <= .distantFuture)
      }
    }
  }

  @Test func aChangedPickerIsLikeANewOne() {
    let changed = picker(.time, .wheels)
    changed.datePickerMode = .date
    changed.preferredDatePickerStyle = .inline
    changed.date = Date(timeIntervalSince1970: 1_700_000_000)
    changed.frame.size = changed.intrinsicContentSize
    changed.layoutIfNeeded()
    let fresh = picker(.date, .inline)
    fresh.date = Date(timeIntervalSince1970: 1_700_000_000)
    fresh.frame.size = fresh.intrinsicContentSize
    fresh.layoutIfNeeded()
    #expect(changed.record().displayList == fresh.record().displayList)
  }
}
