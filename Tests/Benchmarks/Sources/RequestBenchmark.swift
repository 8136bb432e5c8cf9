import BundledFonts
import Foundation
import TextLayout
import TextMeasuring

/// All paragraphs of a corpus as requests: at one size and at all twelve, for the first time and repeated.
struct RequestBenchmark {
  private let texts: [CorpusText]
  private let rounds: Int

  /// The width in points.
  private static let width = 343.0

  init(_ arguments: Arguments) throws {
    texts = try CorpusText.load(from: arguments.required("corpus"), families: arguments.required("families"))
    rounds = try arguments.count("rounds")
  }

  func run() throws -> [Figure] {
    let fonts = try FontLibrary(directory: BundledFonts.locate())
    let one = requests([.large])
    let twelve = requests(MeasuringCategory.allCases)
    let oneTitle = requests([.large], .largeTitle)
    let twelveTitles = requests(MeasuringCategory.allCases, .largeTitle)
    // Loads fonts and ICU's data before the timed part.
    _ = try seconds(of: twelve, fonts)
    var (oneSeconds, twelveSeconds, oneTitleSeconds, twelveTitleSeconds) = (0.0, 0.0, 0.0, 0.0)
    for _ in 0..<rounds {
      oneSeconds += try seconds(of: one, fonts)
      twelveSeconds += try seconds(of: twelve, fonts)
      oneTitleSeconds += try seconds(of: oneTitle, fonts)
      twelveTitleSeconds += try seconds(of: twelveTitles, fonts)
    }
    let count = Double(rounds * one.count)
    return [
      Figure(name: "requests.one-size", value: count / oneSeconds, unit: "texts/s"),
      Figure(name: "requests.twelve-sizes", value: count / twelveSeconds, unit: "texts/s"),
      Figure(name: "requests.one-size.one-font", value: count / oneTitleSeconds, unit: "texts/s"),
      Figure(name: "requests.twelve-sizes.one-font", value: count / twelveTitleSeconds, unit: "texts/s"),
      Figure(name: "requests.repeated", value: try repeatedRate(one, fonts), unit: "answers/s"),
      Figure(name: "requests.one-line", value: try oneLineRate(fonts), unit: "texts/s"),
    ]
  }

  private func requests(_ categories: [MeasuringCategory], _ style: MeasuringStyle = .body) -> [MeasuringRequest] {
    texts.flatMap { text in
      text.paragraphs.map { paragraph in
        var request = MeasuringRequest(paragraph.text, font: .style(style), width: Self.width)
        request.categories = categories
        request.locale = text.language
        request.want = [.size]
        return request
      }
    }
  }

  /// CPU seconds for answering each request once, with a measurer that has not seen any of the texts.
  private func seconds(of requests: [MeasuringRequest], _ fonts: FontLibrary) throws -> Double {
    let measurer = try TextMeasurer(fonts: fonts)
    let start = processorSeconds()
    let sum = try answer(requests, measurer)
    let seconds = processorSeconds() - start
    guard sum > 0 else { throw BenchmarkError.nothingMeasured }
    return withExtendedLifetime(measurer) { seconds }
  }

  /// Answers per second to requests that have all been answered before.
  private func repeatedRate(_ requests: [MeasuringRequest], _ fonts: FontLibrary) throws -> Double {
    let measurer = try TextMeasurer(fonts: fonts)
    var sum = try answer(requests, measurer)
    let start = processorSeconds()
    for _ in 0..<rounds { sum += try answer(requests, measurer) }
    let seconds = processorSeconds() - start
    guard sum > 0 else { throw BenchmarkError.nothingMeasured }
    return Double(rounds * requests.count) / seconds
  }

  /// Texts per second whose width on one line is measured, each new by the number of its pass, as
  /// `peers/chromium_measure.py` does it.
  private func oneLineRate(_ fonts: FontLibrary) throws -> Double {
    let measurer = try TextMeasurer(fonts: fonts)
    var sum = try answer(lines(""), measurer)
    var seconds = 0.0
    for pass in 0..<rounds {
      let requests = lines(" a \(pass)")
      let start = processorSeconds()
      sum += try answer(requests, measurer)
      seconds += processorSeconds() - start
    }
    guard sum > 0 else { throw BenchmarkError.nothingMeasured }
    return Double(rounds * texts.reduce(0) { $0 + $1.paragraphs.count }) / seconds
  }

  /// Requests for the size on one line of every paragraph, with an ending.
  private func lines(_ ending: String) -> [MeasuringRequest] {
    texts.flatMap { text in
      text.paragraphs.map { paragraph in
        var request = MeasuringRequest(paragraph.text + ending)
        request.lines = 1
        request.locale = text.language
        request.want = [.size]
        return request
      }
    }
  }

  private func answer(_ requests: [MeasuringRequest], _ measurer: TextMeasurer) throws -> Double {
    var sum = 0.0
    for request in requests {
      for measured in try measurer.answer(request).measurements { sum += measured.size.height }
    }
    return sum
  }
}
