import Foundation
import Raster
import TestSupport
import Testing

/// `galley typography`. Sizes follow the rules of rwbutler/TypographyKit: two points per category from `large` on.
@Suite struct TypographyCommandTests {
  private static let configuration = """
    {"typography-colors": {"ink": {"light": "#102030", "dark": "white"}, "veil": "#10203080"},
     "ui-font-text-styles": {"title": {"font-name": "System", "point-size": 20.5, "scaling-mode": "stepping",
       "letter-case": "upper"}}}
    """

  @Test func coloursAndStylesAreShown() async throws {
    let workspace = try Workspace(["TypographyKit.json": Self.configuration])
    let run = try await workspace.run("typography", "TypographyKit.json")
    #expect(run.status == 0, "\(run)")
    #expect(
      run.output == """
        colour  light      dark
        ink     #102030    #FFFFFF
        veil    #10203080  #10203080

        style  font    XS    S     M     L     XL    XXL   XXXL  AX1   AX2   AX3   AX4   AX5   letter case
        title  System  14.5  16.5  18.5  20.5  22.5  24.5  26.5  28.5  30.5  32.5  34.5  36.5  upper

        """)
  }

  /// Columns stay aligned next to a name that begins with a blank, or is empty.
  @Test func oddNamesAreShown() async throws {
    let workspace = try Workspace(["a.json": "{\"typography-colors\": {\"\": \"red\", \" b\": \"blue\"}}"])
    let run = try await workspace.run("typography", "a.json")
    #expect(run.lines == ["colour  light    dark", "        #FF0000  #FF0000", " b      #0000FF  #0000FF"])
  }

  @Test func issuesEndWithOne() async throws {
    let workspace = try Workspace(["a.json": "{\"typography-colors\": {\"a\": \"b\"}}"])
    let run = try await workspace.run("typography", "a.json")
    #expect(run.status == 1)
    #expect(
      run.lines.count == 1 && run.lines[0].hasPrefix("error\ta.json:1:29: typography-colors.a: there is no colour"))
  }

  /// Something that is left out on purpose is reported as a note, not as an error.
  @Test func aConfigurationElsewhereIsANote() async throws {
    let workspace = try Workspace(["a.json": "{\"typography-kit\": {\"configuration-url\": \"https://a.b\"}}"])
    let run = try await workspace.run("typography", "a.json")
    #expect(run.status == 0, "\(run)")
    #expect(
      run.lines == [
        "note\ta.json:1:42: typography-kit.configuration-url: configurations are not read over a network. This file is used instead."
      ])
  }

  /// `galley typography` accepts the same fonts that a catalogue may list under `fonts`.
  @Test func aTeamsFontsAreFound() async throws {
    let style = "{\"font-name\": \"GalleyPair-BoldItalic\", \"point-size\": 12}"
    let workspace = try Workspace(["a.json": "{\"ui-font-text-styles\": {\"a\": \(style)}}"])
    let without = try await workspace.run("typography", "a.json")
    #expect(
      without.status == 1
        && without.output.contains(
          "there is no font 'GalleyPair-BoldItalic'. Add its file: --font-file of galley typography, "),
      "\(without)")
    let fonts = URL(filePath: #filePath).appending(path: "../../ScenesTests/Fixtures/Fonts").standardizedFileURL
    try workspace.write(Data(contentsOf: fonts.appending(path: "Pair.ttc")), to: "Pair.ttc")
    let found = try await workspace.run("typography", "a.json", "--font-file", "Pair.ttc")
    #expect(found.status == 0 && found.lines.last?.contains("GalleyPair-BoldItalic  ") == true, "\(found)")
    let none = try await workspace.run("typography", "a.json", "--font-file", "none.ttf")
    #expect(none.status == 2 && none.errors.contains("none.ttf"), "\(none)")
  }

  @Test(arguments: [
    ("b.json", "error: b.json: there is no such file or folder. Did you mean 'a.json'?"),
    ("a.json", "error: a.json:1:2: this is not JSON. The JSON text ends too early."),
    (".", "error: .: it cannot be read: it is a folder."),
    ("/dev/zero", "error: /dev/zero: it cannot be read: it is a pipe or a device, not a file; name a file.\n"),
  ])
  func whatCannotBeReadEndsWithTwo(file: String, message: String) async throws {
    let run = try await Workspace(["a.json": "{"]).run("typography", file)
    #expect(run.status == 2 && run.errors.hasPrefix(message), "\(run)")
  }

  /// The keys of Apple's Asset Catalog Format Reference, "Color Set Type".
  @Test func coloursBecomeAssets() async throws {
    let workspace = try Workspace(["TypographyKit.json": Self.configuration])
    let run = try await workspace.run("typography", "TypographyKit.json", "--asset-catalogue", "Colors.xcassets")
    #expect(run.status == 0, "\(run)")
    let files = try workspace.files("Colors.xcassets")
    #expect(files.keys.sorted() == ["Contents.json", "ink.colorset/Contents.json", "veil.colorset/Contents.json"])
    let ink = try #require(
      JSONSerialization.jsonObject(with: files["ink.colorset/Contents.json"] ?? Data()) as? [String: Any])
    let colors = try #require(ink["colors"] as? [[String: Any]])
    #expect(colors.count == 2 && colors[0]["appearances"] == nil)
    let appearance = (colors[1]["appearances"] as? [[String: String]])?.first
    #expect(appearance == ["appearance": "luminosity", "value": "dark"])
    let light = try #require(colors[0]["color"] as? [String: Any])
    #expect(light["color-space"] as? String == "srgb")
    #expect(
      light["components"] as? [String: String] == ["red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1.000"])
    let again = try await workspace.run("typography", "TypographyKit.json", "--asset-catalogue", "Colors.xcassets")
    #expect(
      again.status == 2
        && again.errors == "error: 'Colors.xcassets' already exists. Name a folder that does not exist yet.\n")
  }

  @Test(arguments: [
    ("", "'.' already exists. Name a folder that does not exist yet."),
    ("a.json/Colors", "'a.json/Colors/a.colorset/Contents.json' cannot be written: "),
  ])
  func whereNoAssetsCanBe(path: String, message: String) async throws {
    let workspace = try Workspace(["a.json": "{\"typography-colors\": {\"a\": \"red\"}}"])
    let run = try await workspace.run("typography", "a.json", "--asset-catalogue", path)
    #expect(run.status == 2 && run.errors.hasPrefix("error: " + message), "\(run)")
  }

  @Test func aNameThatIsNoFilesLeavesNothingBehind() async throws {
    let workspace = try Workspace(["a.json": "{\"typography-colors\": {\"a\": \"red\", \"b/c\": \"red\"}}"])
    let run = try await workspace.run("typography", "a.json", "--asset-catalogue", "Colors.xcassets")
    #expect(run.status == 2 && run.errors == "error: the colour 'b/c' cannot be the name of a file. Rename it.\n")
    #expect(!workspace.exists("Colors.xcassets"))
  }

  @Test func designersGetAPagePicturesAndADocument() async throws {
    let workspace = try Workspace([
      "TypographyKit.json": Self.configuration,
      "odd.json": "{\"ui-font-text-styles\": {\"a&b <c>#%\": {\"font-name\": \"System\", \"point-size\": 20}}}",
    ])
    let run = try await workspace.run("typography", "TypographyKit.json", "--output", "page")
    #expect(run.status == 0, "\(run)")
    let files = try workspace.files("page")
    #expect(
      files.keys.sorted() == [
        ".galley-files", "index.html", "palette.png", "styles/title.png", "typography.css", "typography.pdf",
      ])
    let page = String(decoding: files["index.html"] ?? Data(), as: UTF8.self)
    for text in [
      "<h3 dir=\"auto\">ink</h3>", "<code>#102030</code> light", "<code>#FFFFFF</code> dark", "#10203080",
      "fill-opacity=\"0.502\"", "System, upper",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    // Two points per category; a line is 1.193 times as high, like `UIFont.lineHeight` of the system font.
    let sizes = [14.5, 16.5, 18.5, 20.5, 22.5, 24.5, 26.5, 28.5, 30.5, 32.5, 34.5, 36.5]
    #expect(page.matches(of: /<td>([0-9.]+)<\/td><td>/).map { Double($0.1) } == sizes)
    let picture = try PNG.size(of: try #require(files["styles/title.png"]))
    #expect(page.contains("width=\"\(picture.width)\" height=\"\(picture.height)\""))
    let document = try PDFTool.run("pdftotext", on: try #require(files["typography.pdf"]), ["-"])
    for word in ["Colours", "#10203080", "title", "AX5", "THE QUICK BROWN FOX"] {
      #expect(document.contains(word), "\(word): \(document)")
    }
    // The same bytes again; another file's output leaves nothing behind.
    _ = try await workspace.run("typography", "TypographyKit.json", "--output", "again")
    #expect(try workspace.files("again") == files)
    _ = try await workspace.run("typography", "odd.json", "--output", "page")
    let odd = try workspace.files("page")
    #expect(
      odd.keys.sorted()
        == [".galley-files", "index.html", "styles/a&b <c>#%.png", "typography.css", "typography.pdf"])
    let escaped = String(decoding: odd["index.html"] ?? Data(), as: UTF8.self)
    #expect(escaped.contains("<h3 dir=\"auto\">a&amp;b &lt;c&gt;#%</h3>"))
    #expect(escaped.contains("src=\"styles/a&amp;b%20%3Cc%3E%23%25.png\""))
  }

  /// A heading at AX5, in several words and in one: nothing reaches the right edge of the samples, 24 points from the
  /// picture's.
  @Test(arguments: [("regular", "System-Bold, regular"), ("upper-camel", "System-Bold, upper-camel, shown at 50 %")])
  func aSampleIsShownWhole(letterCase: String, facts: String) async throws {
    let style = "{\"font-name\": \"System-Bold\", \"point-size\": 36, \"letter-case\": \"\(letterCase)\"}"
    let workspace = try Workspace(["a.json": "{\"ui-font-text-styles\": {\"heading\": \(style)}}"])
    let run = try await workspace.run("typography", "a.json", "--output", "page")
    #expect(run.status == 0, "\(run)")
    #expect(String(decoding: try workspace.read("page/index.html"), as: UTF8.self).contains(">\(facts)</p>"))
    let picture = try PNG.decode(try workspace.read("page/styles/heading.png"))
    let edge = picture.width - 24 * 2 - 1
    let column = (0..<picture.height).map { picture.pixels[$0 * picture.width + edge] }
    #expect(Set(column).count == 1)
  }

  /// 1,000 points are the largest size that a configuration may have, and nearly three times as much at AX5. The
  /// picture has room for twelve lines of 400 points.
  @Test(arguments: [(800, 5), (1_000, 2)]) func veryLargeStylesAreShownSmaller(points: Int, percent: Int) async throws {
    let styles = "\"huge\": {\"font-name\": \"System\", \"point-size\": \(points)}"
    let workspace = try Workspace(["a.json": "{\"ui-font-text-styles\": {\(styles)}}"])
    let run = try await workspace.run("typography", "a.json", "--output", "page")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    let page = String(decoding: try workspace.read("page/index.html"), as: UTF8.self)
    #expect(page.contains("<p dir=\"auto\">System, shown at \(percent) %</p>") && page.contains("<td>\(points)</td>"))
    let picture = try PNG.size(of: try workspace.read("page/styles/huge.png"))
    #expect(picture.height < 12 * 400 * 2)
    let document = try PDFTool.run("pdftotext", on: try workspace.read("page/typography.pdf"), ["-"])
    #expect(document.contains("shown at \(percent) %"))
  }

  @Test func aStyleWhoseFontIsNotThereSaysSo() async throws {
    let style = "{\"font-name\": \"Frutiger\", \"point-size\": 12}"
    let workspace = try Workspace(["a.json": "{\"ui-font-text-styles\": {\"a\": \(style)}}"])
    let run = try await workspace.run("typography", "a.json", "--output", "page")
    #expect(run.status == 1 && run.output.contains("there is no font 'Frutiger'"), "\(run)")
    let page = String(decoding: try workspace.read("page/index.html"), as: UTF8.self)
    #expect(page.contains("<p dir=\"auto\">Frutiger, no font</p>"))
  }

  @Test(arguments: [
    ("{}", "the file has no colour and no style to show."),
    ("{\"ui-font-text-styles\": {\"a/b\": {}}}", "the style 'a/b' cannot be the name of a file. Rename it."),
    ("{\"ui-font-text-styles\": {\"a\\nb\": {}}}", "the style 'a\\u{a}b' cannot be the name of a file. Rename it."),
  ])
  func whatHasNoPageIsSaid(text: String, message: String) async throws {
    let workspace = try Workspace(["a.json": text])
    let run = try await workspace.run("typography", "a.json", "--output", "page")
    #expect(run.status == 2 && run.errors == "error: \(message)\n", "\(run)")
    #expect(!workspace.exists("page"))
  }

  @Test func aPageHasRoomForAThousand() async throws {
    let colors = (0...1_000).map { "\"c\($0)\": \"red\"" }.joined(separator: ",")
    let workspace = try Workspace(["a.json": "{\"typography-colors\": {\(colors)}}"])
    let run = try await workspace.run("typography", "a.json", "--output", "page")
    #expect(
      run.errors == "error: 1001 colours and 0 styles are too many for a page, which shows at most 1000 of each.\n")
  }

  @Test func aFolderOfOtherThingsIsLeftAlone() async throws {
    let workspace = try Workspace(["TypographyKit.json": Self.configuration, "page/diary.txt": "Monday"])
    let run = try await workspace.run("typography", "TypographyKit.json", "--output", "page")
    #expect(run.status == 2 && run.errors.contains("diary.txt"), "\(run)")
    #expect(try workspace.files("page") == ["diary.txt": Data("Monday".utf8)])
  }
}
