import Testing

@testable import Snapshots

@Suite struct LayoutDifferenceTests {
  private func view(
    _ name: String, kind: String = "UIView", y: Double = 0, height: Double = 100, lines: [LayoutNode.Line] = [],
    _ children: LayoutNode...
  ) -> LayoutNode {
    LayoutNode(
      kind: kind, name: name, frame: .init(x: 0, y: y, width: 343, height: height), lines: lines, children: children)
  }

  private func label(_ name: String, y: Double = 0, height: Double = 100, _ lines: String...) -> LayoutNode {
    view(
      name, kind: "UILabel", y: y, height: height,
      lines: lines.enumerated().map { .init(text: $1, x: 0, baseline: y + 16.5 + 20 * Double($0), width: 50) })
  }

  private func difference(_ old: LayoutNode, _ new: LayoutNode) -> [String] {
    LayoutDifference.sentences(from: old, to: new)
  }

  @Test func equalLayoutsDoNotDiffer() { #expect(difference(Card.layout(), Card.layout()).isEmpty) }

  /// The example of the specification: "title: 2 lines → 3, card +20 pt".
  @Test func anotherLineMakesTheCardTaller() {
    let old = view("card", height: 152, label("title", height: 40, "Hello", "world"))
    let new = view("card", height: 172, label("title", height: 60, "Hello", "wide", "world"))
    #expect(
      difference(old, new) == [
        "card: height 152 → 172 (+20 pt)", "title: 2 lines → 3", "title: text 'Hello world' → 'Hello wide world'",
        "title: height 40 → 60 (+20 pt)",
      ])
  }

  @Test func theSameTextOnMoreLinesIsNoOtherText() {
    #expect(difference(label("title", "Hello world"), label("title", "Hello", "world")) == ["title: 1 line → 2"])
    #expect(difference(label("title", "a", "b", "c"), label("title", "a b", "c")) == ["title: 3 lines → 2"])
    #expect(difference(label("title", "あいう", "えお"), label("title", "あい", "う", "えお")) == ["title: 2 lines → 3"])
    let elsewhere = ["title: lines break at other places"]
    #expect(difference(label("title", "a b", "c"), label("title", "a", "b c")) == elsewhere)
    #expect(difference(label("title", "あい", "う"), label("title", "あ", "いう")) == elsewhere)
  }

  @Test func changedTextIsShownWhereItDiffers() {
    #expect(difference(label("title", "Hello"), label("title", "Hallo")) == ["title: text 'Hello' → 'Hallo'"])
    #expect(difference(label("title", "to day"), label("title", "today")) == ["title: text 'to day' → 'today'"])
    #expect(
      difference(label("t", "All human beings are born free"), label("t", "All human beings are made free"))
        == ["t: text '…ngs are born free' → '…ngs are made free'"])
    #expect(
      difference(label("t", "x" + String(repeating: "a", count: 100)), label("t", "x"))
        == ["t: text 'x\(String(repeating: "a", count: 46))…' → 'x'"])
    #expect(difference(label("t"), label("t", "new")) == ["t: 0 lines → 1", "t: text '' → 'new'"])
  }

  @Test func linesOfTheSameTextSayWhatMoved() {
    func changed(_ change: (inout LayoutNode.Line) -> Void) -> [String] {
      var new = label("title", "Hello", "world")
      change(&new.lines[1])
      return difference(label("title", "Hello", "world"), new)
    }
    #expect(changed { $0.width = 51.25 } == ["title: line width 50 → 51.25"])
    #expect(changed { $0.baseline += 0.5 } == ["title: baseline 36.5 → 37"])
    #expect(changed { $0.x += 3 } == ["title: lines start at other places"])
  }

  @Test func whatMovesAsAWholeIsSaidOnce() {
    func card(_ y: Double) -> LayoutNode {
      view("card", height: 300, view("group", y: y, label("title", y: y + 10, "Hello"), view("inner", y: y + 50)))
    }
    #expect(difference(card(20), card(40)) == ["group: moved by 0, +20 pt"])
    // 0.1 + 0.2 is not 0.3, which moves nothing within the group.
    #expect(difference(card(0.1), card(0.3)) == ["group: moved by 0, +0.2 pt"])
  }

  @Test func aViewThatMovesWithinWhatMovesIsSaidToo() {
    let old = view("card", view("group", y: 20, view("inner", y: 30)))
    let new = view("card", view("group", y: 40, view("inner", y: 49.5)))
    #expect(difference(old, new) == ["group: moved by 0, +20 pt", "inner: moved by 0, -0.5 pt"])
  }

  @Test func viewsThatComeAndGoAreNamed() {
    let old = view("card", view("a"), view("b"))
    #expect(difference(old, view("card", view("a"), view("c"))) == ["b: gone", "c: new"])
    #expect(difference(old, view("card", view("b"), view("a"))).isEmpty == false)
  }

  @Test func viewsWithoutANameAreCountedByKind() {
    let old = view("card", view("", kind: "UILabel"), view(""), view("", kind: "UILabel"))
    var new = old
    new.children[0].frame.height = 101
    new.children[2].frame.height = 99.5
    #expect(
      difference(old, new) == ["UILabel: height 100 → 101 (+1 pt)", "UILabel 2: height 100 → 99.5 (-0.5 pt)"])
  }

  @Test func viewsOfTheSameNameAreCounted() {
    let old = view("card", view("row"), view("row"))
    var new = old
    new.children[1].frame.width = 300
    #expect(difference(old, new) == ["row 2: width 343 → 300 (-43 pt)"])
    #expect(difference(old, view("card", view("row"))) == ["row 2: gone"])
  }

  @Test func anotherClassOrNameIsSaid() {
    #expect(difference(view("a"), view("a", kind: "UILabel")) == ["a: UIView → UILabel"])
    #expect(difference(view("a"), view("b")) == ["b: was called 'a'"])
  }

  @Test func layoutsThatDifferAtAllHaveASentence() {
    #expect(
      difference(view("a", view("b", y: 1)), view("a", view("b", y: 1.000_01)))
        == ["the layout differs by less than can be said"])
    #expect(
      difference(view("card", view("a"), view("b")), view("card", view("b"), view("a")))
        == ["the layout differs by less than can be said"])
  }

  @Test func numbersThatAreNoneDoNotCrash() {
    var broken = Card.layout()
    broken.frame.x = .nan
    broken.children[0].frame.height = .infinity
    broken.children[0].lines[0].width = -.infinity
    #expect(!difference(Card.layout(), broken).isEmpty)
    #expect(!difference(broken, Card.layout()).isEmpty)
  }

  @Test(.timeLimit(.minutes(1))) func tenThousandSiblingsAreComparedInTime() {
    var old = view("list")
    old.children = (0..<10_000).map { view("row \($0)", y: Double($0)) }
    var new = old
    new.children.removeFirst()
    #expect(difference(old, new) == ["row 0: gone"])
  }
}
