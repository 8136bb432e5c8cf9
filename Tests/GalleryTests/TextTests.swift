import BundledFiles
import Drawing
import Foundation
import Raster
import Snapshots
import Testing

@testable import Gallery

/// Texts of scenes in scripts, JSON and HTML.
@Suite struct TextTests {
  static let hostile = [
    "</script><script>alert(1)</script>", "<!-- <script>", "a \u{2028} b \u{2029} c", "\"quoted\" \\ back\u{8}slash",
    "'", "&lt;",
    "🧑‍🚀 emoji", "שלום \u{202E}abc\u{202C}", "a/b\\c", "\u{0}\u{1F}\u{7F}", "<\u{301}\"\u{301}&\u{301}'\u{301}",
    "ﷺ é e\u{301}",
    "{{title}} {{{title}}} {{/groups}}",
  ]

  /// Data in a script reads back as the same text, and nothing in it can end an element or a line.
  @Test(arguments: hostile)
  func aScriptHandsOverTheText(text: String) throws {
    let json = try JSONEncoder().encode([text])
    let script = String(decoding: ScriptText.receive("cases", json), as: UTF8.self)
    let start = "galley.receive(\"cases\", "
    #expect(script.hasPrefix(start) && script.hasSuffix(");\n"))
    #expect(!script.unicodeScalars.contains { $0 == "<" || $0 == "\u{2028}" || $0 == "\u{2029}" })
    let data = Data(script.dropFirst(start.count).dropLast(3).utf8)
    let read = try JSONDecoder().decode([String].self, from: data)
    #expect(read.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  private struct Layout: Decodable {
    struct Node: Decodable {
      struct Line: Decodable { var text: String, x: Double, baseline: Double, width: Double }
      var kind: String, name: String, frame: [Double], lines: [Line], children: [Node]
    }
    struct Element: Decodable {
      struct Detail: Decodable { var kind: String, text: String }
      var text: String, frame: [Double], traits: [String], node: [Int], details: [Detail]
    }
    var hash: Hash128, root: Node, spoken: [Element]?
  }

  @Test(arguments: hostile)
  func aLayoutIsJSON(text: String) throws {
    let line = LayoutNode.Line(text: text, x: 0.1, baseline: 1e-7, width: 1e21)
    let child = LayoutNode(
      kind: "UILabel", name: text, frame: CGRect(x: -0.5, y: 1.0 / 3, width: 3, height: 0), lines: [line, line])
    let root = LayoutNode(kind: "Box<Int, Int>", frame: .zero, children: [child, child])
    let zero = Hash128(high: 0, low: 0)
    var record = Record(engine: zero, fonts: [], displayList: zero, pixels: zero, file: nil, layout: root)
    record.spoken = [
      SpokenLine(
        text: text, traits: ["button"], frame: CGRect(x: 1, y: 2, width: 3, height: 4), node: [1],
        details: [.init("hint", text)])
    ]
    let shown = try #require(DisplayedRecord(text: Data(record.text.utf8), of: nil))
    let read = try JSONDecoder().decode(Layout.self, from: LayoutText.json(shown))
    #expect(read.hash == Hash128(hashing: Data(record.text.utf8)))
    #expect(read.root.kind == "Box<Int, Int>" && read.root.frame == [0, 0, 0, 0] && read.root.children.count == 2)
    let element = try #require(read.spoken?.first)
    #expect(
      [element.text, element.details[0].text].allSatisfy { Array($0.unicodeScalars) == Array(text.unicodeScalars) })
    #expect(element.frame == [1, 2, 3, 4] && element.traits == ["button"] && element.node == [1])
    let label = read.root.children[1]
    #expect(Array(label.name.unicodeScalars) == Array(text.unicodeScalars))
    #expect(label.frame == [-0.5, 1.0 / 3, 3, 0])
    #expect(label.lines[1].x == 0.1 && label.lines[1].baseline == 1e-7 && label.lines[1].width == 1e21)
  }

  private func page(_ template: String, _ change: (inout Page.Context) -> Void) throws -> String {
    var context = Page.Context(GalleryInput(fault: ""), version: "")
    change(&context)
    let site = SiteFiles(
      folder: SiteFiles.folder.inSources, version: "", template: template, styles: [], scripts: [], liveStyles: [],
      liveScripts: [], fonts: [])
    return String(decoding: try Page(site).html(context), as: UTF8.self)
  }

  /// Any text after a quote or a bracket.
  @Test(arguments: hostile)
  func aPageShowsTheText(text: String) throws {
    let html = try page("<p title=\"{{title}}\">{{#groups}}{{line}}{{/groups}}</p>") {
      ($0.title, $0.groups) = (text, [text])
    }
    let inner = html.unicodeScalars.dropFirst("<p title=\"".count).dropLast("</p>".count)
    #expect(inner.filter { $0 == "<" }.isEmpty && inner.filter { $0 == ">" }.count == 1, "\(html)")
    #expect(inner.filter { $0 == "\"" }.count == 1 && !inner.contains("'"), "\(html)")
    let escaped = text.replacing("&", with: "&amp;").unicodeScalars.count
    #expect(inner.count >= 2 * escaped)
  }

  @Test func aTemplateThatIsNoneIsSaid() {
    #expect(throws: GalleryError.self) { try page("{{#groups}}") { _ in } }
  }
}
