import Drawing
import Findings
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Text that does not fit, missing characters, unsupported modes: the findings of a label.
@MainActor @Suite struct UILabelTruncationTests {
  private let sentence = "The quick brown fox jumps over the lazy dog, and then it jumps back again."

  private func node(_ label: UILabel, width: CGFloat = 200, height: CGFloat = 200) -> ViewRecording {
    label.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return label.record()
  }

  @Test func aLabelStopsAtItsLastLineWithAnEllipsis() throws {
    let label = label(sentence, font: .systemFont(ofSize: 17), lines: 2)
    label.accessibilityIdentifier = "title"
    let node = node(label)
    #expect(node.lines.count == 2)
    #expect(node.lines.last?.text.hasSuffix("\u{2026}") == true)
    #expect(node.lines.allSatisfy { $0.width <= 200 })
    #expect(node.isTruncated)
    let shown = try #require(node.lines.last?.text.dropLast())
    let rest = try #require(sentence.range(of: String(shown)).map { sentence[$0.upperBound...] })
    let message = "The text is cut after 2 lines. Not shown: \"\(rest.drop { $0 == " " })\"."
    #expect(node.findings == [ViewFinding(kind: .truncatedText, view: "title", message: message)])
  }

  @Test func textThatFitsIsLeftAlone() {
    let node = node(label("Short", font: .systemFont(ofSize: 17), lines: 2))
    #expect(node.lines.map(\.text) == ["Short"])
    #expect(!node.isTruncated)
    #expect(node.findings.isEmpty)
  }

  /// Text is truncated if the number of lines is reached *or* there is no height for more (facts, UILabel, Behaviour).
  @Test func aLowLabelStopsBeforeItsLineLimit() {
    let node = node(label(sentence, font: .systemFont(ofSize: 17)), height: 41)
    #expect(node.lines.count == 2)
    #expect(node.isTruncated)
  }

  @Test func aLineIsShownHoweverLowTheLabel() {
    let node = node(label("Word", font: .systemFont(ofSize: 17)), height: 5)
    #expect(node.lines.map(\.text) == ["Word"])
    #expect(node.findings.map(\.kind) == [.clippedText])
  }

  @Test func wordWrappingCutsWithoutAnEllipsis() {
    let label = label(sentence, font: .systemFont(ofSize: 17), lines: 2)
    label.lineBreakMode = .byWordWrapping
    let node = node(label)
    #expect(node.lines.count == 2)
    #expect(node.isTruncated)
    #expect(node.lines.allSatisfy { !$0.text.contains("\u{2026}") })
  }

  /// U+10FFFF is a noncharacter: no font has it.
  @Test func aCharacterThatNoFontHasIsABoxAndAFinding() {
    let label = label("a\u{10FFFF}b", font: .systemFont(ofSize: 17))
    let findings = node(label).findings
    #expect(findings.map(\.kind) == [.missingGlyph])
    #expect(findings.first?.view == "UILabel")
    #expect(findings.first?.message == "No font has '\u{10FFFF}' (U+10FFFF), offset 1.")
    var glyphs = 0
    for case .glyphs(let run) in label.record().displayList.flatCommands { glyphs += run.glyphs.count }
    #expect(glyphs == 3)
  }

  // MARK: Modes

  @Test func defaultsAreUIKits() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(!label.adjustsFontForContentSizeCategory)
    #expect(label.preferredMaxLayoutWidth == 0)
  }

  @Test func nilRestoresFontAndColour() {
    let label = label("a", font: .systemFont(ofSize: 30))
    label.textColor = .systemRed
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }
}
