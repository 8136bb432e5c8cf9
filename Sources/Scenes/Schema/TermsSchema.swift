import Exceptions
import JSONDocuments
import ViewDocuments

/// The part of the schema for the terms of exceptions.
enum TermsSchema {
  static var keys: [(key: String, value: JSON)] { ExceptionTerms.Key.allCases.map { ($0.rawValue, schema(of: $0)) } }

  private static func schema(of key: ExceptionTerms.Key) -> JSON {
    let text: JSON = ["type": "string", "minLength": .number(1)]
    switch key {
    case .reason: return text.described("Why it is excepted.")
    case .until:
      let day: JSON = ["type": "string", "pattern": .string(CalendarDay.pattern)]
      return day.described("The last day on which it holds: from the next day on, cases that it is for fail.")
    case .issue:
      let address: JSON = ["type": "string", "pattern": .string(ExceptionTerms.issuePattern)]
      return address.described("The address of the issue that will end it.")
    }
  }
}
