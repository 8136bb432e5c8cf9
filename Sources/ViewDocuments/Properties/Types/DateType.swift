import Foundation
package import JSONDocuments

/// A day, with a time or without, in GMT: `2023-08-28` or `2023-08-28 09:41`.
struct DateType: ValueType {
  static let pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}( [0-9]{2}:[0-9]{2})?$"

  var phrase: String { "a day as 2023-08-28, or a time as 2023-08-28 09:41" }
  var schema: JSON { ["type": "string", "pattern": .string(Self.pattern)] }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .string(let text) = value else { throw wrongType(property) }
    guard Self.date(text) != nil else { throw .outOfRange(property: property, value: text, expected: phrase) }
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    .string(try node.text(phrase))
  }

  /// The date of a text; nil for another text, or for a day or a time that there is not.
  static func date(_ text: String) -> Date? {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard text.utf8.count == 10 || text.utf8.count == 16, let day = parts.first, parts.count <= 2 else { return nil }
    let numbers = day.split(separator: "-").map { Int($0) }
    let times = parts.count == 2 ? parts[1].split(separator: ":").map { Int($0) } : [0, 0]
    guard numbers.count == 3, times.count == 2, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      let hour = times[0], let minute = times[1], (1...9999).contains(year), (0..<24).contains(hour),
      (0..<60).contains(minute)
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    guard let zone = TimeZone(secondsFromGMT: 0) else { return nil }
    calendar.timeZone = zone
    let components = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    guard components.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: components)
  }
}

extension PropertyKind<Date> {
  static var date: Self {
    Self(type: PropertyType(DateType())) { if case .string(let text) = $0 { DateType.date(text) } else { nil } }
  }
}
