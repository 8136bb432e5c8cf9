import Foundation
import Testing

/// `galley measure`.
@Suite(.timeLimit(.minutes(15))) struct MeasureTests {
  private struct Answer: Decodable {
    struct Line: Decodable {
      var range: [Int]
      var text: String
      var visibleRange: [Int]
      var width: Double
    }

    var height: Double
    var isTruncated: Bool
    var lines: [Line]
    var width: Double
  }

  private func json(_ arguments: String...) async throws -> Answer {
    let run = try await Workspace().run(["measure", "--json"] + arguments)
    #expect(run.status == 0, "\(run)")
    return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
  }

  // San Francisco's ascender and descender are 1950 and 494 of 2048 units: 17 * 2444 / 2048 = 20.287109375 points, the
  // line height that UIKit reports for 17 points; 47.734375 for the 40 points of AX3.
  @Test func aLineOfBodyIsAsHighAsOnIOS() async throws {
    let run = try await Workspace().run("measure", "Hello")
    #expect(run.status == 0)
    #expect(run.lines.count == 2)
    #expect(run.output.contains(" x 20.287109375 pt, 1 line\n1\t0..<5\t"))
    let answer = try await json("Hello")
    #expect(answer.height == 20.287109375)
    #expect(answer.lines.map(\.range) == [[0, 5]])
    #expect(answer.width == answer.lines.first?.width)
  }

  @Test func theJSONHasTheseKeysInThisOrder() async throws {
    let run = try await Workspace().run("measure", "A b", "--json")
    // Numbers with a fraction are widths and heights.
    let shape = run.output.replacing(/[0-9]+\.[0-9]+/, with: "_")
    let line = #"{"range":[0,3],"text":"A b","visibleRange":[0,3],"width":_}"#
    #expect(shape == #"{"height":_,"isTruncated":false,"lines":["# + line + #"],"width":_}"# + "\n")
  }

  @Test func aWidthBreaksLinesAndALimitTruncates() async throws {
    let text = "Good afternoon, everyone"
    let wrapped = try await json(text, "--category", "AX3", "--width", "311")
    #expect(wrapped.lines.map(\.range) == [[0, 16], [16, 24]])
    #expect(wrapped.lines.map(\.visibleRange) == [[0, 15], [16, 24]])
    #expect(!wrapped.isTruncated)
    let truncated = try await json(text, "--category", "ax3", "--width", "311", "--lines", "1")
    #expect(truncated.isTruncated)
    #expect(truncated.lines.count == 1)
    #expect(truncated.height == 47.734375)
  }

  @Test func rangesCountUTF16CodeUnits() async throws {
    #expect(try await json("a😀b").lines.map(\.range) == [[0, 4]])
  }

  @Test func aCustomFontIsScaledAsTheStyleIs() async throws {
    let large = try await json("Hi", "--font", "RobotoSlab-Regular", "--size", "17")
    let largest = try await json("Hi", "--font", "RobotoSlab-Regular", "--size", "17", "--category", "AX5")
    #expect(largest.width > 2 * large.width)
  }

  @Test(arguments: [
    (["--category", "AX9"], "--category does not know 'AX9'. Did you mean 'AX1'?"),
    (["--style", "bod"], "--style does not know 'bod'. Did you mean 'body'?"),
    (["--font", "Intr-Regular"], "There is no font 'Intr-Regular'. Did you mean 'Inter-Regular'?"),
    (["--direction", "up"], "--direction does not know 'up'. It is one of natural, leftToRight, rightToLeft."),
    (["--width", "0"], "--width is 0.0: expected 0 < width <= 1000000."),
    (["--font", "Interr"], "There is no font 'Interr'. Did you mean 'Inter'?"),
    (["--font", "Nope"], "There is no font 'Nope'. The families are Inter, Noto Sans Mono, Roboto Slab, "),
    (["--width", "-1"], "--width is -1.0: expected 0 < width <= 1000000."),
    (["--size", "-1", "--font", "Inter"], "--size is -1.0: expected 0 < size <= 1000."),
    (["--lines", "-1"], "--lines is -1: expected 0 or more."),
    (["--width=-1"], "--width is -1.0: expected 0 < width <= 1000000."),
    (["--width", "nan"], "--width is nan: expected 0 < width <= 1000000."),
    (["--width", "inf"], "--width is inf: expected 0 < width <= 1000000."),
    (["--font", "Inter-Regular", "--size", "0"], "--size is 0.0: expected 0 < size <= 1000."),
    (["--font", "Inter-Regular", "--size", "1e300"], "--size is 1e+300: expected 0 < size <= 1000."),
    (["--size", "nan"], "--size is nan: expected 0 < size <= 1000."),
    (["--size", "1001"], "--size is 1001.0: expected 0 < size <= 1000."),
    (["--size", "20"], "--size is that of --font, which is not given. Name a font, or choose a --style."),
    (["--locale", "klingon"], "--locale does not know 'klingon': expected a language tag such as en or zh-Hans."),
    (["--locale", "xx"], "--locale does not know 'xx': expected a language tag such as en or zh-Hans."),
    (["--locale", "en_US"], "--locale does not know 'en_US': expected a language tag such as en or zh-Hans."),
    (["--locale", ""], "--locale does not know '': expected a language tag such as en or zh-Hans."),
    (["--lines=-1"], "--lines is -1: expected 0 or more."),
  ])
  func badOptionsExitWithTwo(arguments: [String], message: String) async throws {
    let run = try await Workspace().run(["measure", "Hello"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: " + message), "\(run)")
    #expect(run.lines.count == 1 && run.output.isEmpty)
  }

  @Test(arguments: ["", " ", "\n", "\u{1F468}\u{200D}\u{1F469}", "\u{0}", "\u{202E}abc", "\u{FFFD}\u{10FFFF}"])
  func anyTextIsMeasured(text: String) async throws {
    #expect(try await json("--width", "1", "--", text).height >= 0)
  }
}
