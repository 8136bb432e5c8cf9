package import Exceptions
package import LocalizedStrings
package import TextMeasuring
package import Threads

/// The options for checking a catalogue.
package struct StringsCheckOptions: Sendable {
  /// Languages, including their variants: `zh` includes `zh-Hant`; empty for all.
  package var languages: [String] = []
  /// The text sizes of the rules that are checked; nil for all of them.
  package var categories: [MeasuringCategory]?
  /// The findings that fail the check, by the names of kinds and of levels: these are errors, and others are none. Nil
  /// for the levels of the rules.
  package var failing: Set<String>?
  /// The samples for placeholders; rules have arguments of their own.
  package var samples = StringsSamples()
  /// The day for which the rules' allowances are judged; nil if all of them hold.
  package var today: CalendarDay?
  /// The number of texts measured at the same time.
  package var jobs = 1
  /// The source of threads for more than one job.
  package var threads = ThreadMaker.system

  /// Checks everything, on one thread.
  package init() {}

  /// Whether only a part is checked, so that anything unused may be used in the rest.
  var isPartial: Bool { !languages.isEmpty || categories != nil }

  func includes(language: String) -> Bool {
    languages.isEmpty || languages.contains { StringsSelector.language($0, includes: language) }
  }
}
