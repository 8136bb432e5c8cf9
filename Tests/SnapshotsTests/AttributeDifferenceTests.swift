import Drawing
import Foundation
import ImageComparison
import Raster
import Testing

@testable import Snapshots

/// Causes that are changes of what views look like. The sentences are those of the specification.
@Suite struct AttributeDifferenceTests {
  private func label(_ attributes: [String: String], _ lines: [String] = ["Hello"], width: Double = 100) -> LayoutNode {
    var label = LayoutNode(
      kind: "UILabel", name: "title", frame: .init(x: 10, y: 10, width: width, height: 20),
      lines: lines.enumerated().map { .init(text: $1, x: 10, baseline: 26 + 20 * Double($0), width: 40) })
    label.attributes = attributes.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) }
    return label
  }

  private func card(_ label: LayoutNode) -> LayoutNode {
    LayoutNode(kind: "UIView", name: "card", frame: .init(x: 0, y: 0, width: 200, height: 100), children: [label])
  }

  private func difference(
    _ old: [String: String], _ new: [String: String], _ context: ComparisonContext = .init()
  ) -> LayoutDifference? {
    LayoutDifference(from: card(label(old)), to: card(label(new)), context)
  }

  @Test(arguments: [
    (["textColor": "systemRed"], ["textColor": "systemPink"], "textColor systemRed → systemPink"),
    ([:], ["textColor": "#FF3B30"], "textColor label → #FF3B30"),
    (
      ["font": "Inter-SemiBold 17 headline"], ["font": "Inter-Regular 17 body"], "font headline → body"
    ),
    (["font": "Inter-Regular 17"], ["font": "Inter-Regular 20"], "font 17 pt → 20 pt"),
    (["font": "Inter-Regular 17"], ["font": "Inter-Bold 17"], "font Inter-Regular → Inter-Bold"),
    (["font": "Inter-Regular 17"], ["font": "Inter-Bold 20 title3"], "font Inter-Regular 17 → Inter-Bold 20 title3"),
    (["cornerRadius": "16"], ["cornerRadius": "18"], "cornerRadius 16 → 18"),
    (["lineSpacing": "2"], [:], "lineSpacing 2 → 0"),
    ([:], ["alpha": "0.5"], "alpha 1 → 0.5"),
    (["image": "photo 11111111"], ["image": "portrait 22222222"], "image photo → portrait"),
    (["image": "photo 11111111"], ["image": "photo 22222222"], "image photo → other pixels"),
    (["image": "11111111"], ["image": "22222222"], "image 11111111 → 22222222"),
    ([:], ["image": "photo 22222222"], "image none → photo"),
    ([:], ["glow": "3"], "glow none → 3"),
  ])
  func aChangeOfAnAttributeIsNamed(old: [String: String], new: [String: String], sentence: String) {
    let difference = difference(old, new)
    #expect(difference?.sentences == ["title: \(sentence)"])
    #expect(difference?.sharedCause == sentence)
    let name = sentence.split(separator: " ").first.map(String.init) ?? ""
    #expect(difference?.cause == "title: \(name)")
    let frame = CGRect(x: 10, y: 10, width: 100, height: 20)
    #expect(
      difference?.causes
        == [ChangeCause(view: "title", kind: name, sentence: "title: \(sentence)", expected: frame, actual: frame)])
  }

  @Test func equalAttributesAreNoDifference() {
    #expect(difference(["alpha": "0.5"], ["alpha": "0.5"]) == nil)
  }

  /// A record of before does not say what views look like, so nothing can be said of it.
  @Test func attributesAreComparedIfBothAreKnown() {
    #expect(difference([:], ["alpha": "0.5"], ComparisonContext(knowsAttributes: false)) == nil)
  }

  /// An attribute of a covered view may have changed in a record unnoticed.
  @Test func attributesExplainPixelsWhereTheirViewIs() {
    let elsewhere = ComparisonContext(differingBoxes: [.init(x: 150, y: 60, width: 4, height: 4)])
    #expect(difference([:], ["alpha": "0.5"], elsewhere) == nil)
    let there = ComparisonContext(differingBoxes: [.init(x: 100, y: 20, width: 4, height: 4)])
    #expect(difference([:], ["alpha": "0.5"], there)?.sentences == ["title: alpha 1 → 0.5"])
    #expect(difference([:], ["alpha": "0.5"], ComparisonContext(differingBoxes: [])) == nil)
  }

  /// "A narrower box is 'width 96 → 80', and the text that wraps in it a consequence."
  @Test func aNarrowerBoxIsTheCauseOfItsLines() {
    let (old, new) = (label([:], ["and write"], width: 96), label([:], ["and", "write"], width: 80))
    let difference = LayoutDifference(from: card(old), to: card(new))
    #expect(difference?.sentences == ["title: width 96 → 80 (-16 pt), 1 line → 2"])
    #expect(difference?.cause == "title: size" && difference?.sharedCause == nil)
  }

  @Test func aTextCutInANarrowerBoxIsTheSameText() {
    let old = label([:], ["and write"], width: 96)
    let new = label(["text": "and write", "numberOfLines": "1"], ["and wri…"], width: 80)
    let difference = LayoutDifference(from: card(old), to: card(new))
    #expect(difference?.sentences == ["title: width 96 → 80 (-16 pt), lines break at different places"])
    let asBefore = LayoutDifference(from: card(new), to: card(old), ComparisonContext(knowsAttributes: false))
    #expect(asBefore?.sentences == ["title: width 80 → 96 (+16 pt), lines break at different places"])
  }

  @Test func aTextThatChangesWhereItIsCutIsNamed() {
    let old = label(["text": "and write home"], ["and wri…"])
    let new = label(["text": "and write back"], ["and wri…"])
    #expect(
      LayoutDifference(from: card(old), to: card(new))?.sentences
        == ["title: text 'and write home' → 'and write back'"])
  }

  @Test func otherLimitsOfLinesAreNamedWhereTheyCut() {
    let old = label(["text": "a b c", "numberOfLines": "1"], ["a…"])
    let new = label(["text": "a b c", "numberOfLines": "2"], ["a", "b…"])
    #expect(
      LayoutDifference(from: card(old), to: card(new))?.sentences
        == ["title: numberOfLines 1 → 2, 1 line → 2"])
  }

  @Test func aHiddenViewIsSaidToBeHidden() {
    var hidden = card(label([:]))
    hidden.children = []
    hidden.attributes = [.init(name: "hidden", value: "title")]
    let difference = LayoutDifference(from: card(label([:])), to: hidden)
    #expect(difference?.sentences == ["title: hidden"])
    #expect(difference?.causes.map(\.kind) == ["hidden"])
  }

  /// With another cause beside it, the change is a matter of its scene.
  @Test func aCauseIsSharedOnlyIfItIsAllThatHappened() {
    let (old, new) = (label(["textColor": "systemRed"]), label(["textColor": "systemPink"], width: 90))
    #expect(LayoutDifference(from: card(old), to: card(new))?.sharedCause == nil)
    var both = card(label(["textColor": "systemPink"]))
    both.children[0].attributes.append(.init(name: "alpha", value: "0.5"))
    #expect(LayoutDifference(from: card(label(["textColor": "systemRed"])), to: both)?.sharedCause == nil)
  }

  /// UAX #9, 2.4: each quotation is ordered by itself.
  @Test func rightToLeftTextsAreIsolated() {
    let (old, new) = (label([:], ["ممتاز"]), label([:], ["ممتاز جدا"]))
    #expect(
      LayoutDifference(from: card(old), to: card(new))?.sentences
        == ["title: text '\u{2068}ممتاز\u{2069}' → '\u{2068}ممتاز جدا\u{2069}'"])
  }

  // MARK: Pixels

  private func outcome(_ old: Card, _ new: Card) throws -> Outcome {
    let bench = try Workbench()
    try bench.record(old)
    return try bench.examiner().examine(new.rendered)
  }

  private func card(_ color: String?, mark: Int) throws -> Card {
    let card = try Card()
    (card.width, card.height) = (40, 40)
    card.layout = LayoutNode(
      kind: "UIView", name: "card", frame: .init(x: 0, y: 0, width: 40, height: 40),
      children: [LayoutNode(kind: "UIView", name: "badge", frame: .init(x: 2, y: 2, width: 4, height: 4))])
    if let color { card.layout.children[0].attributes = [.init(name: "backgroundColor", value: color)] }
    card.marks = [mark: 0xFF00_FF00]
    return card
  }

  @Test func pixelsAreExplainedByTheViewThatChanged() throws {
    let outcome = try outcome(try card("systemRed", mark: 123), try card("systemPink", mark: 124))
    #expect(outcome.layout?.sentences == ["badge: backgroundColor systemRed → systemPink"])
    #expect(outcome.sharedCause == "backgroundColor systemRed → systemPink")
    #expect(outcome.pixels?.places?.listed.map(\.views) == [["badge"]])
    #expect(outcome.details == "badge: backgroundColor systemRed → systemPink; 2 pixels differ, by at most 191 of 255")
  }

  @Test func pixelsThatNothingExplainsAreSaidToBeSo() throws {
    let outcome = try outcome(try card("systemRed", mark: 123), try card("systemRed", mark: 1_230))
    #expect(outcome.layout == nil && outcome.pixels?.places?.unexplained.count == 2)
    #expect(
      outcome.details == "2 pixels differ, by at most 191 of 255, in badge and card; no recorded change explains them")
  }

  @Test func pixelsBesideThoseThatAreExplainedAreCounted() throws {
    let new = try card("systemPink", mark: 123)
    new.marks[1_230] = 0xFF00_FF00
    new.marks[123] = 0xFF00_00FF
    let outcome = try outcome(try card("systemRed", mark: 123), new)
    #expect(outcome.sharedCause == nil)
    #expect(
      outcome.details.hasSuffix(
        "2 pixels differ, by at most 255 of 255; no recorded change explains 1 of them, in card"))
  }

  @Test func aRecordAloneNamesTheColourThatChanged() throws {
    let bench = try Workbench()
    let (old, new) = (try card("systemRed", mark: 123), try card("systemPink", mark: 124))
    try bench.record(old, keeping: .records)
    let outcome = try bench.examiner(keeping: .records).examine(new.rendered)
    #expect(outcome.details == "badge: backgroundColor systemRed → systemPink; pixels differ")
  }
}
