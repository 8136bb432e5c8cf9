import ArgumentParser
import CommandSupport
import Exceptions

/// The terms of a baseline that is written.
struct BaselineTermOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Why the findings of the written baseline are accepted.", valueName: "text"))
  var reason: String?

  @Option(
    help: ArgumentHelp(
      "The last day on which the written baseline holds: from the next day on, its findings fail.",
      valueName: "yyyy-mm-dd"))
  var until: CalendarDay?

  @Option(help: ArgumentHelp("The address of the issue that will end the written baseline.", valueName: "url"))
  var issue: String?

  func validate() throws {
    guard let issue, !ExceptionTerms.isAddress(issue) else { return }
    throw ValidationError("--issue: '\(issue)' is not \(ExceptionTerms.expectedIssue).")
  }

  var terms: ExceptionTerms { ExceptionTerms(reason: reason, until: until, issue: issue) }
}
