import Exceptions
import ViewDocuments

/// Reads the terms of an exception: `reason`, `until` and `issue`, beside its other keys.
enum TermsReader {
  static let keys = ExceptionTerms.Key.allCases.map(\.rawValue)

  static func read(_ table: Table) throws(SceneError) -> ExceptionTerms {
    var terms = ExceptionTerms()
    terms.reason = try table[ExceptionTerms.Key.reason.rawValue]?.word("why it is excepted")
    if let value = table[ExceptionTerms.Key.until.rawValue] {
      guard let day = CalendarDay(try value.word(CalendarDay.expected)) else { throw value.wrong(CalendarDay.expected) }
      terms.until = day
    }
    if let value = table[ExceptionTerms.Key.issue.rawValue] {
      let address = try value.word(ExceptionTerms.expectedIssue)
      guard ExceptionTerms.isAddress(address) else { throw value.wrong(ExceptionTerms.expectedIssue) }
      terms.issue = address
    }
    return terms
  }
}
