import Drawing
import Findings
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// The six line break modes. Head, tail and middle apply to the last visible line (STULabel's README); lines wrap by
/// words, by `byCharWrapping` between characters (Apple's documentation of `NSLineBreakMode`).
@MainActor @Suite struct UILabelLineBreakModeTests {
  private let sentence = "The quick brown fox jumps over the lazy dog, and then it jumps back again."

  private func lines(_ mode: NSLineBreakMode, lines: Int, width: CGFloat = 200) -> [String] {
    let label = label(sentence, font: .systemFont(ofSize: 17), lines: lines)
    label.lineBreakMode = mode
    label.frame = CGRect(x: 0, y: 0, width: width, height: 200)
    return label.record().layout.lines.map(\.text)
  }

  @Test(arguments: [1, 2])
  func truncationPutsTheEllipsisWhereItSays(count: Int) throws {
    let head = try #require(lines(.byTruncatingHead, lines: count).last)
    let middle = try #require(lines(.byTruncatingMiddle, lines: count).last)
    let tail = try #require(lines(.byTruncatingTail, lines: count).last)
    #expect(head.hasPrefix("\u{2026}") && sentence.hasSuffix(head.dropFirst()))
    #expect(tail.hasSuffix("\u{2026}") && sentence.contains(tail.dropLast()))
    let parts = middle.split(separator: "\u{2026}", omittingEmptySubsequences: false).map(String.init)
    try #require(parts.count == 2)
    #expect(!parts[0].isEmpty && sentence.contains(parts[0]))
    #expect(!parts[1].isEmpty && sentence.hasSuffix(parts[1]))
  }

  @Test func allLinesButTheLastAreTheSame() {
    let expected = lines(.byWordWrapping, lines: 0)[0]
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping] {
      #expect(lines(mode, lines: 2)[0] == expected, "\(mode)")
    }
  }

  @Test func wordsWrapWholeAndCharactersAnywhere() {
    let words = lines(.byWordWrapping, lines: 0)
    #expect(words.dropLast().allSatisfy { sentence.contains($0 + " ") })
    let characters = lines(.byCharWrapping, lines: 0)
    #expect(characters.joined().filter { $0 != " " } == sentence.filter { $0 != " " })
    #expect(characters.dropLast().contains { !sentence.contains($0 + " ") }, "some line ends inside a word")
  }

  @Test func clippedTextGoesOnToTheEdgeOfItsClip() throws {
    let label = label(sentence, font: .systemFont(ofSize: 17), lines: 1)
    label.lineBreakMode = .byClipping
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(label)
    label.frame = CGRect(x: 10, y: 20, width: 200, height: 30)
    let commands = root.record().displayList.flatCommands
    #expect(commands.first == .begin(.clip(.rectangle(label.frame))))
    #expect(commands.last == .end)
    let recording = root.record()
    #expect(recording.layout.children.first?.lines.map(\.text) == [sentence])
    #expect(recording.findings.map(\.kind) == [.truncatedText])
    label.lineBreakMode = .byWordWrapping
    #expect(!root.record().displayList.flatCommands.contains { $0.opensScope })
  }

  /// Each of the others truncates the text at its limit; the label then reports that.
  @Test(arguments: NSLineBreakMode.allCases)
  func whatIsCutIsReported(mode: NSLineBreakMode) {
    let label = label(sentence, font: .systemFont(ofSize: 17), lines: 1)
    label.lineBreakMode = mode
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    let node = label.record()
    #expect(node.isTruncated)
    #expect(node.lines.count == 1)
    #expect(node.findings.count == 1)
    #expect(node.findings.first?.message.hasPrefix("The text is cut after 1 line. Not shown: \"") == true)
  }

  /// Ten characters of ten points each, on 55.
  @Test(arguments: [(NSTextAlignment.left, "ghij"), (.right, "abcd"), (.center, "ab \u{2026} ij")])
  func aClippedLinesFindingNamesWhatIsNotVisible(alignment: NSTextAlignment, cut: String) throws {
    let label = label("abcdefghij", font: try monospaced(advance: 10), lines: 1)
    label.lineBreakMode = .byClipping
    label.textAlignment = alignment
    label.frame = CGRect(x: 0, y: 0, width: 55, height: 40)
    let message = "The text is cut after 1 line. Not shown: \"\(cut)\"."
    #expect(label.record().findings == [ViewFinding(kind: .truncatedText, view: "UILabel", message: message)])
  }

  @Test func halfACharacterThatIsClippedIsAFindingThatNamesNone() throws {
    let label = label("abcdefghij", font: try monospaced(advance: 10), lines: 1)
    label.lineBreakMode = .byClipping
    label.frame = CGRect(x: 0, y: 0, width: 95, height: 40)
    #expect(label.record().findings.map(\.kind) == [.clippedText])
  }

  @Test func aLongCutIsQuotedInPart() throws {
    let label = label(sentence, font: .systemFont(ofSize: 17), lines: 1)
    label.lineBreakMode = .byWordWrapping
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    let message = try #require(label.record().findings.first?.message)
    let quoted = try #require(message.split(separator: "\"").dropFirst().first)
    #expect(quoted.count == 41)
    #expect(quoted.hasSuffix("\u{2026}") && sentence.contains(quoted.dropLast()))
  }

  // MARK: Strategy and alignment

  /// A label's strategy is ignored with `attributedText`; a paragraph style's own default is none (Apple's
  /// documentation).
  @Test func attributedTextHasItsParagraphStylesStrategy() {
    let text = "One two three four five"
    let font = UIFont.systemFont(ofSize: 17)
    let width = ("One two three four " as String).size(withAttributes: [.font: font]).width
    let style = NSMutableParagraphStyle()
    for (strategy, lines) in [
      (nil, ["One two three four", "five"]), ([], ["One two three four", "five"]),
      (.pushOut, ["One two three", "four five"]),
    ] as [(NSParagraphStyle.LineBreakStrategy?, [String])] {
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      if let strategy {
        style.lineBreakStrategy = strategy
        attributes[.paragraphStyle] = style
      }
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(string: text, attributes: attributes)
      label.lineBreakStrategy = .standard
      #expect(label.record().layout.lines.map(\.text) == lines)
    }
  }

  /// `standard` is UIKit's default for labels (header).
  @Test func aLabelKeepsASingleWordOffItsLastLine() {
    let text = "One two three four five"
    let label = label(text, font: .systemFont(ofSize: 17))
    #expect(label.lineBreakStrategy == .standard)
    let width = ("One two three four " as String).size(withAttributes: [.font: label.font as Any]).width
    label.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    #expect(label.record().layout.lines.map(\.text) == ["One two three", "four five"])
    label.lineBreakStrategy = []
    #expect(label.record().layout.lines.map(\.text) == ["One two three four", "five"])
  }

  @Test func justifiedLinesReachBothSidesButTheLast() {
    let label = label(sentence, font: .systemFont(ofSize: 17))
    label.textAlignment = .justified
    label.frame = CGRect(x: 5, y: 0, width: 200, height: 200)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(label)
    let lines = root.record().layout.children[0].lines
    #expect(lines.count > 2)
    for line in lines.dropLast() { #expect(line.x == 5 && abs(line.width - 200) < 1e-9, "\(line.text)") }
    #expect((lines.last?.width ?? 200) < 199)
  }
}
