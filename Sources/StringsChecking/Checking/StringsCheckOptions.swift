package import LocalizedStrings
package import TextMeasuring
package import Threads

/// What is looked at of a catalogue, and how.
package struct StringsCheckOptions: Sendable {
  /// Languages, with their kinds: `zh` is `zh-Hant`, too; none for all.
  package var languages: [String] = []
  /// Sizes to look at of those that the rules name; nil for all of them.
  package var categories: [MeasuringCategory]?
  /// What placeholders are filled with.
  package var samples = StringsSamples()
  /// How many texts are measured at the same time.
  package var jobs = 1
  /// Where the threads come from that more than one job needs.
  package var threads = ThreadMaker.system

  /// Everything, by one thread.
  package init() {}

  /// Whether only a part is looked at: what is not used in it may be elsewhere.
  var isPartial: Bool { !languages.isEmpty || categories != nil }

  func includes(language: String) -> Bool {
    languages.isEmpty || languages.contains { StringsSelector.language($0, includes: language) }
  }
}
