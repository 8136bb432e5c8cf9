import Foundation
import Testing

/// `galley measure`.
@Suite struct MeasureTests {
  private struct Answer: Decodable {
    struct Line: Decodable {
      var range: [Int]
      var visibleRange: [Int]
      var width: Double
    }

    struct Size: Decodable, Equatable {
      var width: Double
      var height: Double
    }

    struct Measurement: Decodable {
      var category: String
      var width: Double?
      var size: Size
      var pixels: Size?
      var isTruncated: Bool
      var lines: [Line]
    }

    var measurements: [Measurement]
    var largestCategory: String?
  }

  private func answer(_ arguments: [String]) async throws -> Answer {
    let run = try await Workspace().run(["measure", "--json"] + arguments)
    #expect(run.status == 0, "\(run)")
    return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
  }

  private func json(_ arguments: String...) async throws -> Answer.Measurement {
    try #require(try await answer(arguments).measurements.first)
  }

  // San Francisco's ascender and descender are 1950 and 494 of 2048 units: 17 * 2444 / 2048 = 20.287109375 points, the
  // line height that UIKit gives for 17 points; 47.734375 for the 40 points of AX3.
  @Test func aLineOfBodyIsAsHighAsOnIOS() async throws {
    let run = try await Workspace().run("measure", "Hello")
    #expect(run.status == 0)
    #expect(run.lines.count == 2)
    #expect(run.output.contains(" x 20.287109375 pt, 1 line\n1\t0..<5\t"))
    let answer = try await json("Hello")
    #expect(answer.size.height == 20.287109375)
    #expect(answer.lines.map(\.range) == [[0, 5]])
    #expect(answer.size.width == answer.lines.first?.width)
  }

  @Test func theJSONHasTheseKeysInThisOrder() async throws {
    let run = try await Workspace().run("measure", "A b", "--json")
    // Numbers with a fraction are lengths.
    let shape = run.output.replacing(/[0-9]+\.[0-9]+/, with: "_")
    let line = #"{"range":[0,3],"visibleRange":[0,3],"x":0,"width":_,"baseline":_,"ascent":_,"descent":_}"#
    let measured = #"{"category":"L","width":null,"size":{"width":_,"height":_},"isTruncated":false,"lines":["# + line
    #expect(shape == #"{"version":1,"measurements":["# + measured + "]}]}\n")
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
    #expect(truncated.size.height == 47.734375)
  }

  @Test func rangesCountUTF16CodeUnits() async throws {
    #expect(try await json("a😀b").lines.map(\.range) == [[0, 4]])
  }

  @Test func aCustomFontIsScaledAsTheStyleIs() async throws {
    let large = try await json("Hi", "--font", "RobotoSlab-Regular", "--size", "17")
    let largest = try await json("Hi", "--font", "RobotoSlab-Regular", "--size", "17", "--category", "AX5")
    #expect(largest.size.width > 2 * large.size.width)
  }

  // 17 points at 3 pixels per point: 20.287109375 * 3 = 60.86, rounded up.
  @Test func aSizeAloneIsTheSystemFonts() async throws {
    let body = try await json("Hello", "--scale", "3")
    let system = try await json("Hello", "--size", "17", "--scale", "3")
    #expect(system.size == body.size)
    #expect(system.pixels?.height == 61)
    let bold = try await json("Hello", "--size", "17", "--weight", "bold")
    #expect(bold.size.width > system.size.width)
    let fixed = try await json("Hello", "--size", "17", "--fixed", "--category", "AX5")
    #expect(fixed.size == system.size)
  }

  @Test func aTableHasARowForEachCategoryAndAColumnForEachWidth() async throws {
    let run = try await Workspace().run(
      "measure", "Settings and privacy", "--category", "all", "--width", "100", "--width", "343")
    #expect(run.status == 0)
    #expect(run.lines.count == 13)
    #expect(run.lines.first?.split(separator: /\ {2,}/) == ["width 100", "width 343"])
    let categories = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    #expect(run.lines.dropFirst().map { $0.prefix { $0 != " " } } == categories.map { $0[...] })
    #expect(run.lines.last?.contains("broken word") == true)
    let both = try await answer(["Settings and privacy", "--category", "all", "--width", "100", "--width", "343"])
    #expect(both.measurements.map(\.category) == categories.flatMap { [$0, $0] })
    #expect(both.measurements.prefix(2).map(\.width) == [100, 343])
  }

  @Test func aTextIsReadFromAFile() async throws {
    let workspace = try Workspace()
    try Data("Hello\n".utf8).write(to: workspace.folder.appendingPathComponent("text.txt"))
    let run = try await workspace.run("measure", "--file", "text.txt")
    #expect(run.output == (try await workspace.run("measure", "Hello")).output)
    try Data("\u{FEFF}Hello\n".utf8).write(to: workspace.folder.appendingPathComponent("mark.txt"))
    for input in [["--file", "mark.txt"], ["--file", "-"]] {
      let marked = try await workspace.run(["measure"] + input, input: "mark.txt")
      #expect(marked.output == run.output, "\(input)")
    }
    let missing = try await workspace.run("measure", "--file", "nowhere.txt")
    #expect(missing.status == 2 && missing.errors.hasPrefix("error: --file: 'nowhere.txt' cannot be read."))
    let none = try await workspace.run("measure")
    #expect(none.status == 2 && none.errors.hasPrefix("error: No text was given."))
  }

  @Test(arguments: [
    (["--category", "AX9"], "--category: 'AX9' is not a known value. Did you mean 'AX1'?"),
    (["--style", "bod"], "--style: 'bod' is not a known value. Did you mean 'body'?"),
    (["--font", "Intr-Regular"], "There is no font 'Intr-Regular'. Did you mean 'Inter-Regular'?"),
    (["--direction", "up"], "--direction: 'up' is not a known value. Use one of natural, leftToRight, rightToLeft."),
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
    (["--weight", "bold"], "--weight and --italic need --family, or --size for the system font."),
    (
      ["--font", "Inter", "--weight", "bold"],
      "--font names a single face, so it cannot be combined with --family, --weight or --italic."
    ),
    (["--fixed"], "--fixed needs a font that is not a text style: give its --size."),
    (["--size", "20", "--weight", "blod"], "--weight: 'blod' is not a known value. Did you mean 'bold'?"),
    (["--scale", "0"], "--scale: 0 is not a valid scale: expected 0 < scale <= 16."),
    (["--height", "-1"], "--height: -1 is not a valid length: expected 0 < length <= 1000000."),
    (["--alignment", "centre"], "--alignment: 'centre' is not a known value. Did you mean 'center'?"),
    (["--want", "everything"], "--want: 'everything' is not a known value."),
    (["--file", "nowhere.txt"], "A text was given both as an argument and with --file. Use one of them."),
    (["--jobs", "2"], "--jobs needs --jsonl."),
    (["--jsonl"], "--jsonl reads requests from standard input and takes no text argument."),
    (
      ["--locale", "klingon"],
      "--locale: 'klingon' is not a known language: expected a language tag such as en or zh-Hans."
    ),
    (["--locale", "xx"], "--locale: 'xx' is not a known language: expected a language tag such as en or zh-Hans."),
    (
      ["--locale", "en_US"], "--locale: 'en_US' is not a known language: expected a language tag such as en or zh-Hans."
    ),
    (["--locale", ""], "--locale: '' is not a known language: expected a language tag such as en or zh-Hans."),
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
    #expect(try await json("--width", "1", "--", text).size.height >= 0)
  }
}
