import Glibc
import LocalizedStrings
import Testing
import TextMeasuring
import Threads

@testable import StringsChecking

/// The amount of work of a check, and its independence of the number of threads.
@Suite struct StringsWorkTests {
  /// The texts of several keys, most of which are repeated.
  private static let strings = (0..<300).map { index in
    Samples.entry(
      "key.\(index)", ["en": "Text \(index % 20) of some length", "de": "Wort \(index % 20) von mehr Länge"])
  }.joined(separator: ",\n")

  @Test func eachDifferentTextIsShapedOnceForAllSizes() throws {
    let measurer = try TextMeasurer()
    let rules = try Samples.rules("rules: [{key: 'key.1*', width: 90, lines: 3}, {key: '*', width: 90, lines: 3}]")
    let checker = try StringsChecker(rules, measurer: measurer)
    let catalog = try Samples.catalog(Self.strings)
    let before = measurer.shapingCount
    let report = try checker.report(on: catalog)
    #expect(report.counts.texts == 600 && report.counts.distinctTexts == 40, "both rules have one label")
    #expect(report.counts.measurements == 40 * 12)
    #expect(measurer.shapingCount - before == (try Self.shapingsOfAnswers(to: catalog)))
  }

  /// The number of shapings to answer a request for each different text.
  private static func shapingsOfAnswers(to catalog: StringsCatalog) throws -> Int {
    let measurer = try TextMeasurer()
    for language in ["en", "de"] {
      for text in Set(catalog.displayedStrings(in: language).map(\.text)).sorted() {
        var request = MeasuringRequest(text, width: 90)
        (request.lines, request.locale, request.categories) = (3, language, MeasuringCategory.allCases)
        request.want = [.hidden]
        _ = try measurer.answer(request)
      }
    }
    return measurer.shapingCount
  }

  @Test(arguments: [2, 3, 16]) func anyNumberOfThreadsFindsTheSame(jobs: Int) throws {
    let rules = "rules: [{key: '*', width: [60, 90], lines: 2}]"
    let alone = try Samples.report(Self.strings, rules)
    #expect(alone.findings.count > 100)
    #expect(try Samples.report(Self.strings, rules) { $0.jobs = jobs } == alone)
  }

  /// `pthread_create` fails with EAGAIN when a limit on processes is reached.
  @Test func threadsThatAreNotThereAreAnError() throws {
    let refusing = ThreadMaker { _ throws(ThreadError) in throw ThreadError(code: EAGAIN) }
    let rules = "rules: [{key: '*', width: 90, lines: 2}]"
    #expect(throws: ThreadError(code: EAGAIN)) {
      _ = try Samples.report(Self.strings, rules) { ($0.jobs, $0.threads) = (2, refusing) }
    }
    let alone = try Samples.report(Self.strings, rules)
    #expect(try Samples.report(Self.strings, rules) { $0.threads = refusing } == alone)
  }
}
