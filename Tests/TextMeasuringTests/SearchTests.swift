import Foundation
import TestSupport
import Testing
import TextLayout
import TextMeasuring

/// Searches, compared with trying all values.
@Suite struct SearchTests {
  private func request(_ seed: Int) -> MeasuringRequest {
    var random = SeededGenerator(seed: UInt64(seed) &* 104_729)
    let words = [
      "a", "office", "Settings", "and", "privacy", "soft\u{AD}hy\u{AD}phen", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "To",
      "x\ny",
    ]
    let count = Int.random(in: 1...9, using: &random)
    var request = MeasuringRequest(
      (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " "),
      width: Double(Int.random(in: 30...300, using: &random)))
    request.lines = Int.random(in: 0...4, using: &random)
    if Bool.random(using: &random) { request.height = Double(Int.random(in: 20...150, using: &random)) }
    if Bool.random(using: &random) { request.paragraph.lineSpacing = Double(Int.random(in: 0...9, using: &random)) }
    request.alignment = seed.isMultiple(of: 3) ? .justified : .natural
    return request
  }

  /// The definition of "fits", based on an answer.
  private func fits(_ request: MeasuringRequest) throws -> Bool {
    var request = request
    request.want = [.size, .lines, .hidden]
    return try Measurers.shared.answer(request).measurements.allSatisfy { measured in
      !measured.isTruncated && measured.brokenWords.isEmpty
        && measured.size.width <= (measured.width ?? .infinity) + 1e-9
        && measured.size.height <= (request.height ?? .infinity) + 1e-9
    }
  }

  /// The line spacing that a label adds below a single line is part of an answer's size. A line of the system font is
  /// 1.193 times its size high: with the spacing 19.9 points at S (15 points), 21.1 at M (16 points).
  @Test func lineSpacingBelowALineCountsInWhatFits() throws {
    var request = MeasuringRequest("Hello")
    request.paragraph.lineSpacing = 2
    request.height = 20.3
    request.want = [.size, .largestCategory, .largestFont, .smallestWidth]
    let answer = try Measurers.shared.answer(request)
    #expect(answer.measurements[0].size.height > 22)
    #expect(answer.largestCategory?.value == .small)
    #expect(answer.smallestWidth?.value == nil)
    request.want = [.size]
    let found = try #require(answer.largestFont?.value)
    for (size, fits) in [(found, true), (found + 0.5, false)] {
      request.font = .system(size: size)
      #expect(try (Measurers.shared.answer(request).measurements[0].size.height <= 20.3) == fits, "\(size)")
    }
  }

  @Test(arguments: 0..<40) func theLargestCategoryIsTheLastThatFits(seed: Int) throws {
    var request = request(seed)
    request.want = [.largestCategory]
    let found = try #require(try Measurers.shared.answer(request).largestCategory)
    let fitting = try MeasuringCategory.allCases.filter { category in
      var other = request
      other.categories = [category]
      return try fits(other)
    }
    #expect(found.value == fitting.last, "\(request)")
  }

  @Test(arguments: 0..<40) func theLargestFontIsTheLastOfHalfPoints(seed: Int) throws {
    var request = request(seed)
    request.font = .system(size: 17)
    request.want = [.largestFont]
    let found = try #require(try Measurers.shared.answer(request).largestFont)
    let fitting = try (1...1000).filter { halves in
      // Without a limit on width and height the largest size is found immediately.
      guard halves > 990 || halves < 420 else { return false }
      var other = request
      other.font = .system(size: Double(halves) / 2)
      return try fits(other)
    }
    #expect(found.value == fitting.last.map { Double($0) / 2 }, "\(request)")
  }

  /// A request cannot have the width 0, but a width that is found can be requested.
  @Test(arguments: ["\u{200B}", ""]) func theSmallestWidthOfNothingIsAWidth(text: String) throws {
    var request = MeasuringRequest(text)
    request.want = [.smallestWidth]
    let found = try #require(try Measurers.shared.answer(request).smallestWidth?.value)
    #expect(found > 0 && found <= 1e-9)
    request.widths = [found]
    #expect(try fits(request))
  }

  /// A word of one line: laid out for its size, without a limit, in its width, by halves down to half a point, in its width
  /// again, and just below, where it breaks.
  @Test func theTextIsLaidOutOnceInEachWidth() throws {
    let measurer = try TextMeasurer()
    var request = MeasuringRequest("Settings")
    request.want = [.size, .smallestWidth]
    let answer = try measurer.answer(request)
    let width = answer.measurements[0].size.width
    let halvings = Int((log2(width) + 1).rounded(.up))
    #expect(answer.smallestWidth?.value == width && halvings > 5)
    #expect(measurer.brokenParagraphCount == 3 + halvings + 2)
  }

  /// A W is wider than half its size: 2,000 of them at 1,000 points are wider than the limit of 1,000,000 points.
  @Test func aWidthThatNoRequestHasIsNone() throws {
    var request = MeasuringRequest(String(repeating: "W", count: 2_000), font: .system(size: 1_000))
    request.want = [.size, .smallestWidth]
    let answer = try Measurers.shared.answer(request)
    #expect(answer.measurements[0].size.width > 1_000_000 && answer.smallestWidth?.value == nil)
  }

  @Test(arguments: 0..<40) func noSmallerWidthFits(seed: Int) throws {
    var request = request(seed)
    request.widths = []
    request.want = [.smallestWidth]
    let found = try #require(try Measurers.shared.answer(request).smallestWidth).value
    var other = request
    guard let found else { return #expect(try !fits(request), "\(request)") }
    other.widths = [found]
    #expect(try fits(other), "\(request)")
    // All smaller widths in steps of a sixteenth of a point, and one just below, by more than the rounding error of
    // sums.
    for width in [found - 1e-8] + Array(stride(from: found - 1.0 / 16, to: 0, by: -1.0 / 16)) where width > 0 {
      other.widths = [width]
      #expect(try !fits(other), "\(width) of \(request)")
    }
  }
}
