import Foundation
import Testing
import UIKitValues

/// Texts of durations and distances in time, by the examples of Apple's documentation of the formatters.
@Suite struct DurationTextTests {
  private func text(_ seconds: TimeInterval, _ change: (DateComponentsFormatter) -> Void) -> String? {
    let formatter = DateComponentsFormatter()
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test func positionsHaveColonsAndTwoDigits() {
    #expect(text(3909) { $0.allowedUnits = [.hour, .minute, .second] } == "1:05:09")
    #expect(text(65) { $0.allowedUnits = [.hour, .minute, .second] } == "1:05")
    #expect(text(0) { $0.allowedUnits = [.minute, .second] } == "0")
    #expect(
      text(65) {
        $0.allowedUnits = [.hour, .minute, .second]
        $0.zeroFormattingBehavior = .pad
      } == "00:01:05")
    #expect(text(.nan) { _ in } == nil)
  }

  @Test func wordsLeaveZerosOut() {
    #expect(text(7500) { $0.unitsStyle = .full } == "2 hours, 5 minutes")
    #expect(text(3660) { $0.unitsStyle = .abbreviated } == "1h 1m")
    #expect(text(3661) { $0.unitsStyle = .short } == "1 hr, 1 min, 1 sec")
    #expect(
      text(93_784) {
        $0.unitsStyle = .full
        $0.maximumUnitCount = 2
        $0.includesApproximationPhrase = true
      } == "About 1 day, 2 hours")
    #expect(DateComponentsFormatter.localizedString(from: DateComponents(day: 1), unitsStyle: .full) == "1 day")
  }

  @Test func distancesSayTheLargestUnit() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    #expect(formatter.localizedString(from: DateComponents(day: 2, hour: 3)) == "in 2 days")
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(month: 1)) == "next month")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(hour: -2)) == "2 hr. ago")
  }

  @Test func listsAndMeasurements() {
    #expect(ListFormatter.localizedString(byJoining: ["one", "two", "three"]) == "one, two, and three")
    #expect(ListFormatter.localizedString(byJoining: ["one", "two"]) == "one and two")
    #expect(ListFormatter().string(from: [1]) == nil)
    let formatter = MeasurementFormatter()
    #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "5 km")
    #expect(formatter.string(from: Measurement(value: 21.5, unit: UnitTemperature.celsius)) == "21.5°C")
  }
}
