import Drawing
import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// The scenes with attributed text, compared with figures from outside; their appearance has to be judged by eye.
@MainActor @Suite struct AttributedTextSceneTests {
  /// San Francisco's metrics, per em (its `hhea` table: 1950, -494 and 2048 units).
  private static let (ascent, descent): (CGFloat, CGFloat) = (1950.0 / 2048, 494.0 / 2048)

  private func layout(_ scene: String, _ category: String) throws -> LayoutNode {
    try recording(scene, category).layout
  }

  private func recording(_ scene: String, _ category: String) throws -> ViewRecording {
    let tested = try #require(
      CatalogueCase.all(of: "attributed-text", scene).first { $0.scene.configurationName.contains("-\(category)@") })
    let configuration = try #require(tested.scene.configuration)
    let definition = try tested.scene.definition.get()
    return try LaidOutCase.renderer.layOut(under: configuration) { try definition.makeView(for: configuration) }
  }

  private func ceilToPixel(_ length: CGFloat) -> CGFloat { (length * 2).rounded(.up) / 2 }

  /// Body is 17 points with 22 from baseline to baseline at L, Title 1 28 with 34 (Apple's Human Interface Guidelines).
  /// A line's height results from the largest ascent, descent and leading of its fonts; a raised run adds to the
  /// ascent.
  @Test func linesOfManyFontsAreAsTallAsTheirTallest() throws {
    let body = 17 * (Self.ascent + Self.descent)
    let title = 28 * (Self.ascent + Self.descent)
    let gap = 22 - body  // Title 1's is 34 - title, which is less
    #expect(gap > 34 - title)
    let text = title + gap + (body + 6) + gap + title + gap + body
    let card = try layout("looks", "L")
    #expect(card.children[0].lines.count == 4)
    #expect(card.frame.size.height == ceilToPixel(text) + 32)
  }

  @Test func nothingIsCutAtAccessibilitySizes() throws {
    #expect(try recording("looks", "AX3").findings.isEmpty)
  }

  /// Apple's `NSParagraphStyle`: spacing after a paragraph and before the next one add up; line spacing is added below
  /// each line; a minimum height applies to the line.
  @Test func paragraphsStandApart() throws {
    let line = 17 * (Self.ascent + Self.descent)
    let first = 2 * line + 12
    let justified = 2 * (line + 4) + 12
    let hanging = 3 * 28.0 + 12
    let card = try layout("paragraphs", "L")
    #expect(card.frame.size.height == ceilToPixel(first + justified + hanging + 2 * line) + 32)
    let lines = card.children[0].lines
    #expect(lines.map { ($0.x * 100).rounded() / 100 }.prefix(7) == [40, 16, 16, 16, 16, 100, 100])
    #expect(abs(lines[2].width - 311) < 1e-9, "a justified line reaches from edge to edge")
    #expect(lines[3].width < 311, "the last one does not")
  }

  /// Unicode Standard Annex 14: a line may end at a soft hyphen. A longer word without one is broken between letters.
  @Test(arguments: CatalogueCase.all(of: "attributed-text", "long-words"))
  func longWordsAreBrokenAtSoftHyphensFirst(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let broken = scene.rendered.findings.filter { $0.kind == .brokenWord }.map(\.view)
    #expect(broken == (scene.configuration.category >= .large ? ["plain"] : []))
    let text = "Rechts schutz ver siche rungs ge sell schaf ten prü fen je de Rech nung."
    let parts = text.split(separator: " ").map(String.init)
    let lines = try scene.node("hyphenated").lines.map(\.text)
    #expect(lines.flatMap { $0.split { $0 == " " || $0 == "\u{AD}" }.map(String.init) } == parts)
  }

  /// One line of 17 points in each `NSLineBreakMode`, below a caption without a name.
  @Test func eachLineBreakModeCutsInItsOwnPlace() throws {
    let labels = try layout("line-break-modes", "L").children[0].children.filter { !$0.name.isEmpty }
    let text = "The 18:42 to Edinburgh leaves from platform 14 today."
    let lines = try labels.map { label in try #require(label.lines.first).text }
    #expect(labels.allSatisfy { $0.lines.count == 1 })
    #expect(lines[0] == "The 18:42 to Edinburgh leaves from")
    #expect(text.hasPrefix(lines[1]) && lines[1].count > lines[0].count, "breaks behind the space")
    #expect(lines[2] == text, "is cut by the label's edge alone")
    #expect(lines[3].hasPrefix("\u{2026}") && text.hasSuffix(lines[3].dropFirst()))
    #expect(lines[4].hasSuffix("\u{2026}") && text.hasPrefix(lines[4].dropLast()))
    let halves = lines[5].split(separator: "\u{2026}")
    #expect(halves.count == 2 && text.hasPrefix(halves[0]) && text.hasSuffix(halves[1]))
    #expect(lines[6] == text)
    for label in labels where label.name != "clip" {
      #expect(try #require(label.lines.first).width <= 311 + 1e-9, "\(label.name)")
    }
  }
}
