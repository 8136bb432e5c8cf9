package import ArgumentParser
package import Exceptions
import Foundation

/// The option for the day on which exceptions are judged.
package struct TodayOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The day for which masks, tolerances, allowances and baselines with 'until' are judged. By default today in UTC.",
      valueName: "yyyy-mm-dd"))
  package var today: CalendarDay?

  package init() {}

  /// The day asked for, or that of the clock, which is read here and nowhere else.
  package var day: CalendarDay { today ?? CalendarDay(secondsSince1970: Date().timeIntervalSince1970) }
}

extension CalendarDay: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
