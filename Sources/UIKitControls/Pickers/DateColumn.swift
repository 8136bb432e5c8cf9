import Foundation
import UIKitCore

/// A column of a date picker's wheels.
@MainActor
struct DateColumn {
  /// The text of the row that is so many rows below the selected one; `nil` beyond the last.
  let text: (Int) -> String?
  let alignment: NSTextAlignment
  /// The texts that the column has room for.
  let widest: [String]
  /// The distance of the texts' aligned edge, or of their middle, from the wheels' middle; nil to stand beside the column
  /// before.
  var place: CGFloat?
}

extension DateColumn {
  /// The columns of a picker from left to right, in a left-to-right language.
  static func all(of picker: UIDatePicker) -> [DateColumn] {
    let (words, date) = (picker.words, picker.shownDate)
    switch picker.datePickerMode {
    case .time: return placedTime(time(date, words, picker.minuteInterval))
    case .date: return dates(date, words, order: words.pattern("yMMMMd"))
    case .yearAndMonth: return dates(date, words, order: words.pattern("yMMMM"))
    case .dateAndTime: return [day(date, words)] + time(date, words, picker.minuteInterval)
    case .countDownTimer: return duration(Int(picker.countDownDuration), picker.minuteInterval)
    }
  }

  /// Numbers that begin again after the last, as wheels of hours and minutes do.
  private static func cycle(
    _ numbers: [Int], at position: Int, _ alignment: NSTextAlignment, _ text: @escaping (Int) -> String
  ) -> DateColumn {
    DateColumn(
      text: { offset in
        let place = ((position + offset) % numbers.count + numbers.count) % numbers.count
        return text(numbers[place])
      }, alignment: alignment, widest: numbers.map(text))
  }

  /// The columns of a time alone: a picture of iOS 17 at 393 points has hours that end at 135, minutes around 192 and half days
  /// from 239 (medium).
  private static func placedTime(_ columns: [DateColumn]) -> [DateColumn] {
    guard columns.count == 3 else { return columns }
    return zip(columns, [-61.5, -4.5, 42.5]).map { column, place in
      var column = column
      column.place = place
      return column
    }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func time(_ date: Date, _ words: DateWords, _ interval: Int) -> [DateColumn] {
    let hour = words.calendar.component(.hour, from: date)
    let minutes = Array(stride(from: 0, to: 60, by: interval))
    let minute = words.calendar.component(.minute, from: date) / interval
    let isHalved = words.hasHalfDays
    let hours = isHalved ? (0..<24).map { $0 % 12 == 0 ? 12 : $0 % 12 } : Array(0..<24)
    var columns = [
      cycle(hours, at: hour, .right) { isHalved ? "\($0)" : twoDigits($0) },
      cycle(minutes, at: minute, .center, twoDigits),
    ]
    if isHalved {
      let names = [words.calendar.amSymbol, words.calendar.pmSymbol]
      let selected = hour < 12 ? 0 : 1
      columns.append(
        DateColumn(
          text: { names.indices.contains(selected + $0) ? names[selected + $0] : nil }, alignment: .left, widest: names)
      )
    }
    return columns
  }

  /// Months, days and years in the order in which a pattern of Unicode's names them.
  private static func dates(_ date: Date, _ words: DateWords, order: String) -> [DateColumn] {
    let calendar = words.calendar
    var columns: [DateColumn] = []
    var seen: Set<Character> = []
    for letter in order where "yMLd".contains(letter) && seen.insert(letter == "L" ? "M" : letter).inserted {
      switch letter {
      case "y":
        let year = calendar.component(.year, from: date)
        columns.append(DateColumn(text: { "\(year + $0)" }, alignment: .center, widest: ["\(year)"]))
      case "d":
        let count = calendar.maximumRange(of: .day)?.count ?? 31
        columns.append(cycle(Array(1...count), at: calendar.component(.day, from: date) - 1, .right) { "\($0)" })
      default:
        let names = words.months
        columns.append(
          cycle(Array(names.indices), at: calendar.component(.month, from: date) - 1, .left) { names[$0] })
      }
    }
    return columns
  }

  private static func day(_ date: Date, _ words: DateWords) -> DateColumn {
    func text(_ offset: Int) -> String? {
      words.calendar.date(byAdding: .day, value: offset, to: date).map { words.text($0, "EEEMMMd") }
    }
    let shown = (-WheelGeometry.reach...WheelGeometry.reach).compactMap(text)
    return DateColumn(text: text, alignment: .right, widest: shown)
  }

  /// The words are in English only, as their translations are not public.
  private static func duration(_ seconds: Int, _ interval: Int) -> [DateColumn] {
    let minutes = Array(stride(from: 0, to: 60, by: interval))
    let hour = seconds / 3600
    return [
      DateColumn(
        text: { (0..<24).contains(hour + $0) ? (hour + $0 == 1 ? "1 hour" : "\(hour + $0) hours") : nil },
        alignment: .right, widest: ["23 hours"]),
      cycle(minutes, at: seconds / 60 % 60 / interval, .right) { "\($0) min" },
    ]
  }
}
