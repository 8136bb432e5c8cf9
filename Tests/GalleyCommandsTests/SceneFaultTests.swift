import Foundation
import Raster
import Testing

/// Faulty and malicious catalogues: each ends with a message, and immediately.
@Suite struct SceneFaultTests {
  /// The line for the only case of a run that fails.
  private func failure(_ catalogue: Data) async throws -> String {
    let workspace = try Workspace()
    try workspace.write(catalogue, to: "Catalogue/a.yaml")
    let run = try await workspace.test()
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(!workspace.exists("References"))
    #expect(run.lines.contains("1 case: 1 failed"), "\(run)")
    return run.lines.first ?? ""
  }

  @Test(arguments: [
    ("width: 0, height: 10", "'width' takes a number from 1 to 10000, not 0."),
    ("width: -5, height: content", "'width' takes a number from 1 to 10000, not -5."),
    ("width: 1e300, height: 10", "'width' takes a number from 1 to 10000, not 1e+300."),
    ("width: 10, height: .inf", "'height' takes a finite number"),
    ("width: .nan, height: 10", "'width' takes a finite number"),
  ])
  func sizesOfDevicesHaveLimits(device: String, message: String) async throws {
    let line = try await failure(Data(Catalogues.label("text: a", device: device).utf8))
    #expect(line.hasPrefix("failed\ta/#file/#none: a.yaml:1:") && line.contains(message), "\(line)")
  }

  @Test(arguments: [
    ("frame: [0, 0, .nan, 10]", "a.yaml:6:14: 'frame.width' takes a finite number"),
    ("frame: [0, 0, 1e300, 10]", "a.yaml:6:14: 'frame.width' takes"),
    ("font: {systemFontOfSize: -1}", "'font.systemFontOfSize' takes a point size above 0 and at most 1000, not -1."),
    ("font: {systemFontOfSize: 1e9}", "takes a point size above 0 and at most 1000, not 1000000000."),
  ])
  func sizesInViewsHaveLimits(property: String, message: String) async throws {
    let line = try await failure(Data(Catalogues.label(property).utf8))
    #expect(line.hasPrefix("failed\ta/one/card-L: ") && line.contains(message), "\(line)")
  }

  @Test func aPictureTooLargeToMakeIsRefused() async throws {
    let scene = Catalogues.label("text: a", device: "width: 10000, height: 10000")
    let line = try await failure(Data(scene.replacing("categories: [L]", with: "categories: [L], scales: [3]").utf8))
    #expect(
      line.hasPrefix("failed\ta/one/card-L@3x: a.yaml:5:7: A bitmap of 30000 × 30000 pixels cannot be made: "),
      "\(line)")
  }

  @Test func whatCannotBeDrawnHasThePlaceOfItsScene() async throws {
    let scene = Catalogues.label("text: a", "font: {systemFontOfSize: 1000, textStyle: body}")
    let line = try await failure(Data(scene.replacing("[L]", with: "[AX5], scales: [3]").utf8))
    #expect(
      line.hasPrefix("failed\ta/one/card-AX5@3x: a.yaml:5:7: A text in 'InterDisplay-Regular' has a size of 8"),
      "\(line)")
    #expect(
      line.hasSuffix(" pixels: a font's size must be 0 to 3072 pixels. Choose a smaller font or scale."), "\(line)")
  }

  @Test func aWidthNarrowerThanAGlyphRenders() async throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.label("numberOfLines: 0", "text: Wide 日本", device: "width: 1, height: content")
    ])
    let run = try await workspace.test()
    #expect(run.lines.contains("1 case: 1 new, 1 recorded"), "\(run)")
    #expect(try PNG.decode(workspace.read("References/a/one/card-L.png")).width == 1)
  }

  @Test func tenThousandNestedViewsAreRefused() async throws {
    let opening = String(repeating: "{class: UIView, subviews: [", count: 10_000)
    let closing = String(repeating: "]}", count: 10_000)
    let line = try await failure(Data("scenes: [{name: deep, view: \(opening)\(closing)}]".utf8))
    #expect(line.contains(": lists and mappings are nested too deeply here: "), "\(line)")
  }

  @Test(arguments: [1, 2])
  func aMegabyteInALabelOfFewLinesRenders(lines: Int) async throws {
    let text = String(repeating: "word ", count: 200_000)
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.label("numberOfLines: \(lines)", "text: \(text)")
    ])
    let run = try await workspace.test()
    #expect(run.lines.contains("finding\ttruncated-text: in 1 of 1 case"), "\(run)")
    #expect(run.lines.contains("1 case: 1 new, 1 recorded"), "\(run)")
  }

  @Test(arguments: [String(repeating: "word ", count: 200_000), String(repeating: "\\n", count: 1_000_000)])
  func aMegabyteOnAsManyLinesAsItTakesIsTooHighForAPicture(text: String) async throws {
    let line = try await failure(Data(Catalogues.label("numberOfLines: 0", "text: \"\(text)\"").utf8))
    #expect(line.hasPrefix("failed\ta/one/card-L: a.yaml:5:7: A bitmap of 100 × "), "\(line)")
  }

  @Test func attributedTextHasALimit() async throws {
    let stretch = String(repeating: "x", count: 1 << 20)
    let text = "attributedText: [{text: \(stretch)}, {text: \(stretch)}, {text: x}]"
    let line = try await failure(Data(Catalogues.label("numberOfLines: 0", text).utf8))
    #expect(
      line == "failed\ta/one/card-L: a.yaml:5:7: a text of 2097153 bytes is too long: at most 2097152 bytes of UTF-8 "
        + "are shown. Shorten it, or split it among several views.", "\(line)")
  }

  @Test func bytesThatAreNotUTF8HaveTheirPlace() async throws {
    let line = try await failure(Data("scenes:\n  - name: ".utf8) + [0xFF, 0xFE])
    #expect(line == "failed\ta/#file/#none: a.yaml:2:11: the file is not UTF-8 from here on. Save it as UTF-8.")
  }

  @Test func anAliasBombIsRefused() async throws {
    var bomb = "a0: &a0 [x]\n"
    for level in 1..<30 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let line = try await failure(Data(bomb.utf8))
    #expect(line.hasSuffix("is too large: the limit is 100,000 values and 16 MB of text."), "\(line)")
  }

  @Test(arguments: ["a/b", "..", "../../evil", "/etc/evil", "."])
  func aSceneNameIsNoPath(name: String) async throws {
    let line = try await failure(Data(Catalogues.label("text: a", scene: name).utf8))
    #expect(line.hasPrefix("failed\ta/#1/#none: a.yaml:3:"), "\(line)")
    #expect(line.contains("'\(name)' cannot be used in file names."), "\(line)")
  }

  @Test func textThatIsNoYAMLHasItsPlace() async throws {
    let line = try await failure(Data("scenes: [".utf8))
    #expect(line.hasPrefix("failed\ta/#file/#none: a.yaml:2:1: this is not valid YAML: "), "\(line)")
  }

  @Test func imagesThatAreMissingOrDamagedAreNamed() async throws {
    let scene = """
      matrix: {devices: [{name: card, width: 100, height: 100}], categories: [L]}
      scenes:
        - {name: gone, view: {class: UIImageView, image: photos/gone.png}}
        - {name: damaged, view: {class: UIImageView, image: damaged.png}}
      """
    let workspace = try Workspace(["Catalogue/a.yaml": scene, "Catalogue/damaged.png": "\u{89}PNG"])
    let run = try await workspace.test()
    #expect(run.status == 1)
    #expect(run.lines.contains { $0.hasPrefix("failed\ta/gone/card-L: a.yaml:3:") && $0.contains("photos/gone.png") })
    #expect(run.lines.contains { $0.hasPrefix("failed\ta/damaged/card-L: a.yaml:4:") && $0.contains("damaged.png") })
  }
}
