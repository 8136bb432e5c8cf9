import Drawing
import Foundation
import ImageComparison
import Testing

@testable import Snapshots

/// Changes of what VoiceOver reads, as verdicts with causes.
@Suite struct SpokenDifferenceTests {
  private static func line(_ text: String, y: Double = 0, node: [Int], traits: [String] = [], hint: String? = nil)
    -> SpokenLine
  {
    SpokenLine(
      text: text, traits: traits, frame: CGRect(x: 0, y: y, width: 100, height: 20), node: node,
      details: hint.map { [.init("hint", $0)] } ?? [])
  }

  /// A list of three views.
  private static func layout(_ texts: [String] = ["One", "Two", "Three"]) -> LayoutNode {
    let names = ["one", "two", "three", "four"]
    return LayoutNode(
      kind: "UIView", name: "list", frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      children: texts.enumerated().map { index, text in
        LayoutNode(
          kind: "UILabel", name: names[index], frame: CGRect(x: 0, y: Double(index) * 20, width: 100, height: 20),
          lines: [.init(text: text, x: 0, baseline: Double(index) * 20 + 15, width: 40)])
      })
  }

  private static let spoken = [
    line("One. Heading.", node: [0], traits: ["header"]), line("Two", y: 20, node: [1]),
    line("Three", y: 40, node: [2]),
  ]

  private static func difference(
    from old: [SpokenLine]? = spoken, to new: [SpokenLine]?, layouts: (LayoutNode, LayoutNode) = (layout(), layout())
  ) -> LayoutDifference? {
    LayoutDifference(
      LayoutComparison(from: layouts.0, to: layouts.1, ComparisonContext()), SpokenComparison(from: old, to: new))
  }

  @Test func theSameWordsAreNoDifference() { #expect(Self.difference(to: Self.spoken) == nil) }

  @Test func anUnknownSideIsNoDifference() {
    #expect(Self.difference(from: nil, to: Self.spoken) == nil)
    #expect(Self.difference(to: nil) == nil)
  }

  @Test func otherWordsNameTheViewAndBoth() {
    var new = Self.spoken
    new[1].text = "2"
    let found = Self.difference(to: new)
    #expect(found?.sentences == ["two: read as 'Two' → '2'"])
    #expect(found?.causes.map(\.kind) == ["spoken"] && found?.cause == "two: spoken")
    #expect(found?.causes.first?.expected == CGRect(x: 0, y: 20, width: 100, height: 20))
  }

  @Test func silentTraitsHintsAndActionsAreNamed() {
    var new = Self.spoken
    new[0].traits = ["header", "updatesFrequently"]
    new[1].details = [.init("hint", "Opens it"), .init("action", "Delete")]
    #expect(
      Self.difference(to: new)?.sentences == [
        "one: traits header → header, updatesFrequently", "two: hint none → 'Opens it', action none → 'Delete'",
      ])
  }

  @Test func anotherOrderIsACauseOfItsOwn() {
    let found = Self.difference(to: [Self.spoken[1], Self.spoken[0], Self.spoken[2]])
    #expect(found?.causes.map(\.kind) == ["readingOrder"])
    #expect(
      found?.sentences == ["'Two' is read first now"] || found?.sentences == ["'One. Heading.' is read after 'Two' now"]
    )
  }

  @Test func elementsComeAndGo() {
    #expect(Self.difference(to: [Self.spoken[0], Self.spoken[2]])?.sentences == ["two: no longer read: 'Two'"])
    #expect(
      Self.difference(from: [Self.spoken[0], Self.spoken[2]], to: Self.spoken)?.sentences == ["two: read now: 'Two'"])
  }

  /// A text that changed is read differently for that reason, which is not said twice.
  @Test func aTextThatChangedExplainsItsWords() {
    var new = Self.spoken
    new[1].text = "Zwei"
    let found = Self.difference(to: new, layouts: (Self.layout(), Self.layout(["One", "Zwei", "Three"])))
    #expect(found?.sentences == ["two: text 'Two' → 'Zwei'"])
  }

  @Test func aViewThatIsNewExplainsItsWordsAndOthersFrames() {
    var new = Self.spoken
    new.append(Self.line("Four", y: 60, node: [3]))
    let found = Self.difference(to: new, layouts: (Self.layout(), Self.layout(["One", "Two", "Three", "Four"])))
    #expect(found?.sentences == ["four: new"])
  }

  /// Where no view moved, the frame was set.
  @Test func anAccessibilityFrameAloneIsAChange() {
    var new = Self.spoken
    new[2].frame.size.height = 44
    #expect(Self.difference(to: new)?.sentences == ["three: accessibility frame 0 40 100 20 → 0 40 100 44"])
  }

  @Test func manyChangesAreCounted() {
    func elements(_ word: String) -> [SpokenLine] { (0..<2_500).map { Self.line("\(word) \($0)", node: [$0]) } }
    let found = Self.difference(from: elements("a"), to: elements("b"))
    #expect(found?.sentences.count == 5 && found?.sentences.last == "2496 more elements are read differently")
  }
}

/// Spoken lines decide whether a case has changed.
@Suite struct SpokenVerdictTests {
  private static let elements = [
    SpokenLine(
      text: "Hello", traits: ["staticText"], frame: CGRect(x: 16, y: 16, width: 311, height: 120), node: [0])
  ]

  private static func rendered(_ card: Card, _ elements: [SpokenLine]?) -> RenderedCase {
    var rendered = card.rendered
    rendered.spoken = elements
    return rendered
  }

  @Test func otherWordsAreAChangeWithoutPixels() throws {
    let (bench, card) = (try Workbench(), try Card())
    _ = try bench.examiner(.all).examine(Self.rendered(card, Self.elements))
    #expect(
      try bench.examiner().examine(Self.rendered(card, Self.elements)) == .unchanged(engine: .same, isRecorded: false))
    var other = Self.elements
    other[0].text = "Hi"
    let outcome = try bench.examiner().examine(Self.rendered(card, other))
    #expect(outcome.verdict == .changed && outcome.pixels == nil)
    #expect(outcome.layout?.sentences == ["title: read as 'Hello' → 'Hi'"])
  }

  /// A reference of before does not know what is read; recording makes it known.
  @Test func aReferenceOfBeforeStaysUnchanged() throws {
    let (bench, card) = (try Workbench(), try Card())
    try bench.record(card)
    #expect(
      try bench.examiner().examine(Self.rendered(card, Self.elements)) == .unchanged(engine: .same, isRecorded: false))
    _ = try bench.examiner(.all).examine(Self.rendered(card, Self.elements))
    #expect(try bench.recordText(card).contains("spoken\nstaticText \"Hello\""))
  }

  @Test func recordsAloneAreComparedToo() throws {
    let (bench, card) = (try Workbench(), try Card())
    _ = try bench.examiner(.all, keeping: .records).examine(Self.rendered(card, Self.elements))
    let outcome = try bench.examiner(keeping: .records).examine(Self.rendered(card, []))
    #expect(outcome.verdict == .changed && outcome.pixelsDiffer == false)
    #expect(outcome.layout?.sentences == ["title: no longer read: 'Hello'"])
  }

  /// A masked view is left out with what is read of it.
  @Test func maskedViewsAreReadDifferentlyWithoutAChange() throws {
    let (bench, card) = (try Workbench(), try Card())
    _ = try bench.examiner(.all).examine(Self.rendered(card, Self.elements))
    let tolerance = try Tolerance(mask: ["title"])
    var other = Self.elements
    other[0].text = "Hi"
    let outcome = try bench.examiner(tolerance: tolerance).examine(Self.rendered(card, other))
    #expect(outcome.passes)
  }
}
