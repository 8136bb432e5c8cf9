import Drawing
import Findings
import Foundation
import Testing
import UIKitCore

/// Detection of texts in different views that overlap. There is no authority, as UIKit does not detect it.
@MainActor @Suite struct OverlappingTextTests {
  private let pile: TextPile

  init() throws { pile = try TextPile() }

  @Test func aTextOnAnotherIsAFindingAboutBoth() {
    pile.add("name", "Ada")
    pile.add("notes", "Bring", y: 4)
    let message = "\"Bring\" on \"Ada\"."
    #expect(
      pile.findings == [
        ViewFinding(kind: .overlappingText, view: "notes", message: message, index: 2, other: 1)
      ])
    #expect(pile.findings.map { $0.message(calling: "name") } == ["Lies on name: \(message)"])
  }

  /// A tenth of the size is 2.2 points: letters 16 points high share 3 and 2 of them.
  @Test(arguments: [(13, true), (14, false), (30, false)])
  func lettersBelowEachOtherHaveToShareMoreThanATenth(distance: Int, isFound: Bool) {
    pile.add("upper")
    pile.add("lower", y: CGFloat(distance))
    #expect(pile.pairs == (isFound ? ["lower on upper"] : []))
  }

  /// Letters 12.4 points wide overlap by 2.4 and 1.4 points.
  @Test(arguments: [(10, true), (11, false), (17, false)])
  func soDoLettersBesideEachOther(distance: Int, isFound: Bool) {
    pile.add("left", "H")
    pile.add("right", "H", x: CGFloat(distance))
    #expect(pile.pairs == (isFound ? ["right on left"] : []))
  }

  /// Between the bottom of g and the top of l there are 1.25 points, or they overlap by 0.75 or 2.75.
  @Test(arguments: [(22, false), (20, false), (18, true)])
  func tightLeadingIsNone(distance: Int, isFound: Bool) {
    pile.add("upper", "ggg")
    pile.add("lower", "lHl", y: CGFloat(distance))
    #expect(pile.pairs == (isFound ? ["lower on upper"] : []))
  }

  /// The whole height of a hyphen is 1.7 points.
  @Test func ofASmallLetterHalfIsEnough() {
    pile.add("text")
    pile.add("hyphen", "-")
    #expect(pile.pairs == ["hyphen on text"])
  }

  /// An H that is slanted by 0.4 is 3.2 points further right in its middle.
  @Test func slantedLettersAreWhereTheirMiddleIs() throws {
    let label = pile.add("left", "H")
    label.attributedText = NSAttributedString(
      string: "H", attributes: [.font: try #require(label.font), .obliqueness: 0.4])
    let right = pile.add("right", "H", x: 13)
    #expect(pile.pairs == ["right on left"])
    right.frame.origin.x = 14
    #expect(pile.pairs == [])
  }

  @Test func linesOfOneTextLieOnNothing() throws {
    let label = pile.add("text", "HHH HHH")
    label.frame.size.height = 100
    label.numberOfLines = 0
    let style = NSMutableParagraphStyle()
    style.maximumLineHeight = 8
    label.attributedText = NSAttributedString(
      string: "HHH HHH", attributes: [.font: try #require(label.font), .paragraphStyle: style])
    let baselines = pile.root.record().layout.children.flatMap(\.lines).map(\.baseline)
    #expect(baselines.count == 2 && baselines[1] - baselines[0] == 8)
    #expect(pile.pairs == [])
  }

  @Test func aTextThatAViewDrawsIsSaidWithoutWords() throws {
    final class Drawn: UIView {
      var font = UIFont.systemFont(ofSize: 22)
      override func draw(_ rect: CGRect) {
        NSAttributedString(string: "HHH", attributes: [.font: font]).draw(at: .zero)
      }
    }
    pile.add("label")
    let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    pile.root.addSubview(drawn)
    #expect(pile.findings.map { $0.message(calling: "label") } == ["Lies on label."])
    #expect(pile.findings.map(\.view) == ["Drawn"])
  }

  /// By the upper view in the order of the hierarchy, then by the other.
  @Test func findingsAreInTheOrderOfTheTree() {
    pile.add("a", y: 12)
    pile.add("b", y: 6)
    pile.add("c")
    #expect(pile.pairs == ["b on a", "c on a", "c on b"])
    pile.root.subviews[0].layer.zPosition = 1
    #expect(pile.pairs == ["a on b", "a on c", "c on b"])
  }

  /// Also far to the right, and if a text is long, or as large as numbers allow.
  @Test(arguments: [0, 250, 1_000_000, 1e14])
  func textsAreFoundWhereverTheyAre(x: Double) throws {
    pile.root.frame.size.width = 1e15
    let wide = pile.add("wide", x: x)
    wide.frame.size.width = 400
    wide.attributedText = NSAttributedString(
      string: "HHH", attributes: [.font: try #require(wide.font), .kern: 100])
    pile.add("right", x: x + 200)
    #expect(pile.pairs == ["right on wide"])
    wide.attributedText = NSAttributedString(
      string: "HHH", attributes: [.font: try #require(wide.font), .kern: 1e30])
    #expect(pile.pairs == [])
  }

  @Test func aViewIsSaidToLieOnEightOthersAtMost() {
    for index in 0..<10 { pile.add("\(index)") }
    let counts = Dictionary(grouping: pile.findings, by: \.view).mapValues(\.count)
    #expect((counts["7"], counts["8"], counts["9"]) == (7, 8, 8))
  }
}
