import Drawing
import Foundation
import Raster
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
    LayoutDifference(from: old, to: new)?.sentences ?? []
  }

  private func cause(_ old: LayoutNode, _ new: LayoutNode) -> String? { LayoutDifference(from: old, to: new)?.cause }

  @Test func equalLayoutsDoNotDiffer() {
    #expect(difference(Card.layout(), Card.layout()).isEmpty)
    #expect(cause(Card.layout(), Card.layout()) == nil)
  }

  // MARK: One node

  @Test func theSameTextOnMoreLinesIsNoOtherText() {
    #expect(difference(label("title", "Hello world"), label("title", "Hello", "world")) == ["title: 1 line → 2"])
    #expect(difference(label("title", "a", "b", "c"), label("title", "a b", "c")) == ["title: 3 lines → 2"])
    #expect(difference(label("title", "あいう", "えお"), label("title", "あい", "う", "えお")) == ["title: 2 lines → 3"])
    let elsewhere = ["title: lines break at different places"]
    #expect(difference(label("title", "a b", "c"), label("title", "a", "b c")) == elsewhere)
    #expect(difference(label("title", "あい", "う"), label("title", "あ", "いう")) == elsewhere)
  }

  @Test func changedTextIsShownWhereItDiffers() {
    #expect(difference(label("title", "Hello"), label("title", "Hallo")) == ["title: text 'Hello' → 'Hallo'"])
    #expect(difference(label("title", "to day"), label("title", "today")) == ["title: text 'to day' → 'today'"])
    #expect(
      difference(label("t", "All human beings are born free"), label("t", "All human beings are made free"))
        == ["t: text 'All human beings are born free' → 'All human beings are made free'"])
    let tail = " and equal in dignity and rights"
    #expect(
      difference(
        label("t", "All human beings are born free\(tail)"), label("t", "All human beings are made free\(tail)"))
        == ["t: text '…ngs are born free an…' → '…ngs are made free an…'"])
    #expect(
      difference(label("t", "x" + String(repeating: "a", count: 100)), label("t", "x"))
        == ["t: text 'x\(String(repeating: "a", count: 46))…' → 'x'"])
    #expect(difference(label("t"), label("t", "new")) == ["t: text '' → 'new', 0 lines → 1"])
  }

  @Test func linesOfTheSameTextSayWhatMoved() {
    func changed(_ change: (inout LayoutNode.Line) -> Void) -> [String] {
      var new = label("title", "Hello", "world")
      change(&new.lines[1])
      return difference(label("title", "Hello", "world"), new)
    }
    #expect(changed { $0.width = 51.25 } == ["title: line width 50 → 51.25"])
    #expect(changed { $0.baseline += 0.5 } == ["title: baseline 36.5 → 37"])
    #expect(changed { $0.x += 3 } == ["title: lines start at different places"])
  }

  @Test func lengthsHaveTwoDecimalsAtMost() {
    var new = view("a", height: 100 + 1 / 3)
    #expect(difference(view("a"), new) == ["a: height 100 → 100.33 (+0.33 pt)"])
    new.frame.origin.y = -2.0 / 3
    #expect(difference(view("a", height: new.frame.height), new) == ["a moved 0.67 pt up"])
    var text = label("t", "Hello")
    text.lines[0].width = 87.834_375
    #expect(difference(label("t", "Hello"), text) == ["t: line width 50 → 87.83"])
  }

  @Test func whatIsTooSmallToSayIsSaidToBe() {
    let (old, new) = (view("a", view("b", y: 1)), view("a", view("b", y: 1.000_01)))
    #expect(difference(old, new) == ["the layout differs by less than 0.01 pt"])
    #expect(cause(old, new) == nil)
  }

  @Test func anotherClassOrNameIsSaid() {
    #expect(difference(view("a"), view("a", kind: "UILabel")) == ["a: UIView → UILabel"])
    #expect(difference(view("a"), view("b")) == ["b: was called 'a'"])
  }

  // MARK: Causes, and what follows

  /// The example of the specification: "title: 2 lines → 3, card +20 pt".
  @Test func anotherLineMakesTheCardTaller() {
    let old = view("card", height: 152, label("title", height: 40, "Hello", "world"))
    let new = view("card", height: 172, label("title", height: 60, "Hello", "wide", "world"))
    #expect(
      difference(old, new) == [
        "title: text 'Hello world' → 'Hello wide world', 2 lines → 3, height 40 → 60 (+20 pt; also card)"
      ])
    #expect(cause(old, new) == "title: text")
  }

  @Test func theSmallestViewOfEqualGrowthComesFirst() {
    func card(_ picture: Double) -> LayoutNode {
      view("card", height: 60 + picture, view("row", height: 20 + picture, view("picture", height: picture)))
    }
    #expect(difference(card(40), card(50)) == ["picture: height 40 → 50 (+10 pt; also card and row)"])
  }

  @Test func aViewThatGrowsWithNothingInItIsTheCause() {
    let (old, new) = (view("card", view("title")), view("card", height: 104, view("title", y: 4)))
    #expect(difference(old, new) == ["card: height 100 → 104 (+4 pt)", "title moved 4 pt down"])
    #expect(cause(old, new) == "card: size")
  }

  /// A row of a long list that grows moves everything below it, which is a single cause.
  @Test func aRowThatGrowsAndWhatItPushesAreTwoSentences() {
    func list(_ height: Double) -> LayoutNode {
      var list = view("list", height: 4000)
      list.children = (0..<80).map { number in
        let y = Double(number) * 50 + (number > 2 ? height : 50)
        return view(
          "", kind: "UITableViewCell", y: y, height: number == 2 ? height : 50, label("title", y: y, "\(number)"))
      }
      return list
    }
    #expect(
      difference(list(50), list(70.5)) == [
        "UITableViewCell '2': height 50 → 70.5 (+20.5 pt)",
        "UITableViewCell '3', UITableViewCell '4' and 75 more below moved 20.5 pt down",
      ])
    #expect(cause(list(50), list(70.5)) == cause(list(50), list(90)))
  }

  /// A full table of a bounded height: the row that no longer fits leaves because of the new one.
  @Test func aRowPushedOutOfATableIsNoCause() {
    func list(_ texts: [String]) -> LayoutNode {
      var list = view("list", height: 200)
      list.children = texts.enumerated().map { row, text in
        view("", kind: "UITableViewCell", y: Double(row) * 50, height: 50, label("title", y: Double(row) * 50, text))
      }
      return list
    }
    let (old, new) = (list(["a", "b", "c", "d"]), list(["a", "x", "b", "c"]))
    #expect(
      difference(old, new) == [
        "UITableViewCell 'x': new", "UITableViewCell 'b' and UITableViewCell 'c' below moved 50 pt down",
      ])
    #expect(
      difference(new, old) == [
        "UITableViewCell 'x': gone", "UITableViewCell 'b' and UITableViewCell 'c' below moved 50 pt up",
      ])
    #expect(difference(list(["a", "b"]), list(["a"])) == ["UITableViewCell 'b': gone"])
  }

  /// Unnamed cells are distinguished by their content.
  @Test func aRowThatIsInsertedIsOneNewRow() {
    func list(_ texts: [String]) -> LayoutNode {
      var list = view("list", height: 500)
      list.children = texts.enumerated().map { row, text in
        view("", kind: "UITableViewCell", y: Double(row) * 50, height: 50, label("title", y: Double(row) * 50, text))
      }
      return list
    }
    let (old, new) = (list(["a", "b", "c", "d"]), list(["a", "x", "b", "c", "d"]))
    #expect(
      difference(old, new) == [
        "UITableViewCell 'x': new",
        "UITableViewCell 'b', UITableViewCell 'c' and UITableViewCell 'd' below moved 50 pt down",
      ])
    #expect(
      difference(new, old) == [
        "UITableViewCell 'x': gone",
        "UITableViewCell 'b', UITableViewCell 'c' and UITableViewCell 'd' below moved 50 pt up",
      ])
    #expect(
      difference(old, list(["a", "B", "c", "d"])) == ["title in UITableViewCell 'b': text 'b' → 'B'"])
  }

  @Test func changesThatAreAlikeAreOneSentence() {
    func card(_ width: Double) -> LayoutNode {
      var card = view("card", height: 300)
      card.children = (1...6).map { label("label \($0)", y: Double($0) * 40, "Hello") }
      for index in card.children.indices { card.children[index].lines[0].width = width + Double(index) }
      return card
    }
    #expect(
      difference(card(50), card(60)) == [
        "label 1: line width 50 → 60; similarly label 2, label 3, label 4 and 2 more"
      ])
  }

  @Test func aHundredCausesAreAFewBoundedSentences() {
    func card(_ word: String) -> LayoutNode {
      var card = view("card", height: 4000)
      card.children = (0..<100).map { number in
        let name = String(repeating: "n", count: 500) + "\(number)"
        let text = "\(number) " + String(repeating: word, count: 100)
        return label(name, y: Double(number * (word == "a" ? 20 : 21)), height: word == "a" ? 20 : 21, text)
      }
      return card
    }
    let sentences = difference(card("a"), card("b"))
    #expect(sentences.count <= 12 && sentences.allSatisfy { $0.count < 600 }, "\(sentences)")
    #expect(sentences.contains("96 more views changed"))
  }

  // MARK: Moves

  @Test func whatMovesAsAWholeIsSaidOnce() {
    func card(_ y: Double) -> LayoutNode {
      view("card", height: 300, view("group", y: y, label("title", y: y + 10, "Hello"), view("inner", y: y + 50)))
    }
    #expect(difference(card(20), card(40)) == ["group moved 20 pt down"])
    #expect(cause(card(20), card(40)) == "group: place")
    // 0.1 + 0.2 is not 0.3, which moves nothing within the group.
    #expect(difference(card(0.1), card(0.3)) == ["group moved 0.2 pt down"])
  }

  @Test func aViewThatMovesWithinWhatMovesIsSaidToo() {
    let old = view("card", view("group", y: 20, view("inner", y: 30)))
    let new = view("card", view("group", y: 40, view("inner", y: 49.5)))
    #expect(difference(old, new) == ["group moved 20 pt down", "inner moved 0.5 pt up"])
  }

  @Test func movesInOneDirectionAreOneSentence() {
    func card(_ gap: Double) -> LayoutNode {
      var card = view("card", height: 400)
      card.children = (0..<5).map { view("row-\($0)", y: Double($0) * (50 + gap), height: 50) }
      card.children[0].frame.origin.x = gap
      return card
    }
    #expect(
      difference(card(8), card(12.5)) == [
        "row-0 moved 4.5 pt right", "row-1, row-2 and 2 more moved 4.5 to 18 pt down",
      ])
  }

  // MARK: Which view

  @Test func viewsThatComeAndGoAreNamed() {
    let old = view("card", view("a"), view("b"))
    #expect(difference(old, view("card", view("a"), view("c"))) == ["b: gone", "c: new"])
  }

  @Test func viewsThatChangedPlacesAreNamed() {
    let old = view("card", view("a"), view("b"), view("c"))
    #expect(difference(old, view("card", view("c"), view("b"), view("a"))) == ["card: a and c changed places"])
    #expect(
      difference(old, view("card", view("b"), view("c"), view("a"))) == ["card: a, b and c are in a different order"])
    #expect(cause(old, view("card", view("c"), view("b"), view("a"))) == "card: order")
    let rows = [label("row", "x"), label("row", "y")]
    #expect(
      difference(view("card", rows[0], rows[1]), view("card", rows[1], rows[0])) == [
        "card: row 2 and row 1 changed places"
      ])
  }

  @Test func viewsWithoutANameAreCountedByKind() {
    let old = view("card", view("", kind: "UILabel"), view(""), view("", kind: "UILabel"))
    var new = old
    new.children[0].frame.size.height = 101
    new.children[2].frame.size.height = 99.5
    #expect(difference(old, new) == ["UILabel 1: height 100 → 101 (+1 pt); similarly UILabel 2"])
  }

  @Test func viewsOfTheSameNameAreCounted() {
    let old = view("card", view("row"), view("row"))
    var new = old
    new.children[1].frame.size.width = 300
    #expect(difference(old, new) == ["row 2: width 343 → 300 (-43 pt)"])
    #expect(difference(old, view("card", view("row"))) == ["row 2: gone"])
  }

  @Test func aViewWithoutANameIsToldByTheNearestThatHasOne() {
    func card(_ texts: String...) -> LayoutNode {
      let buttons = zip(["save", "cancel"], texts).map { name, text in
        view(name, kind: "UIButton", label("", text))
      }
      return view("card", buttons[0], buttons[1])
    }
    #expect(difference(card("Save", "No"), card("Keep", "No")) == ["UILabel 'Save' in save: text 'Save' → 'Keep'"])
    #expect(difference(card("Save", "No"), card("Save", "Go")) == ["UILabel 'No' in cancel: text 'No' → 'Go'"])
  }

  /// In sentences, no two views of a tree have the same name, however similar they are.
  @Test func namesTellAllViewsApart() {
    func group(_ name: String) -> LayoutNode {
      view(name, view("", label("title", "a"), label("", "b")), view("", label("title", "a"), view("row", view("row"))))
    }
    let tree = LayoutTree(view("card", group("first"), group("second"), group(""), view("second", group("first"))))
    let names = tree.entries.indices.map { tree.name(at: $0) }
    #expect(Set(names).count == names.count, "\(names)")
    #expect(names[0] == "card" && names[9] == "second 1" && names[11] == "title in UIView 'a' 1 in second 1")
    #expect(names[1] == "card/first", "as 'first' is also in one of the others")
  }

  /// As in a grid: cells of the same kind, each with a label of the same name. Its cell distinguishes each label from
  /// all others at once.
  @Test(arguments: [100, 1_000, 10_000]) func namesInManyCellsAreFoundWithoutLookingAtAllOfThem(count: Int) {
    var grid = view("grid")
    grid.children = (0..<count).map { _ in view("", kind: "Cell", view("", kind: "Content", label("title", "a"))) }
    let tree = LayoutTree(view("card", grid))
    #expect(tree.entries.count == 3 * count + 2)
    let names = tree.entries.indices.map { tree.naming(of: $0) }
    #expect(names[4].name == "title in Cell 'a' 1" && names.last?.name == "title in Cell 'a' \(count)")
    // A label that all of them contain is skipped; the one in the cell is the view itself.
    #expect(names.allSatisfy { $0.looked <= 1 })
  }

  /// Nested views with the same name, as deep as records are read.
  @Test func layoutsAreComparedAsDeepAsTheyAreRead() throws {
    func rows(_ width: Int) -> String {
      let rows = (0..<1_999).map { String(repeating: "  ", count: $0) + "UIView \"box\" 0 0 10 10" }
      let last = String(repeating: "  ", count: 1_999) + "UILabel \"title\" 0 0 \(width) 10"
      return (rows + [last]).joined(separator: "\n")
    }
    let texts = [rows(1), rows(2)].map { layout in
      let head =
        ["galley-record 2"] + ["engine", "display-list", "pixels", "file"].map { "\($0) \(Hash128(high: 0, low: 0))" }
      let tail = ["layout", layout]
      let hash = Hash128(hashing: Array((head + tail).joined(separator: "\n").utf8))
      return (head + ["record \(hash)"] + tail).joined(separator: "\n") + "\n"
    }
    let (old, new) = (try Record(text: texts[0]), try Record(text: texts[1]))
    #expect(new.text == texts[1] && old.layout != new.layout)
    let sentences = LayoutDifference(from: old.layout, to: new.layout)?.sentences
    #expect(sentences == ["title: width 1 → 2 (+1 pt)"])
  }

  @Test func aViewThatFillsWhatHoldsItChangesWithIt() {
    func cell(_ height: Double) -> LayoutNode {
      view("cell", height: height, view("", kind: "CellContentView", height: height))
    }
    #expect(
      difference(view("list", cell(40)), view("list", cell(50))) == ["cell: height 40 → 50 (+10 pt)"])
  }

  // MARK: Limits

  @Test func numbersThatAreNoneDoNotCrash() {
    var broken = Card.layout()
    broken.frame.origin.x = .nan
    broken.children[0].frame.size.height = .infinity
    broken.children[0].lines[0].width = -.infinity
    #expect(!difference(Card.layout(), broken).isEmpty)
    #expect(!difference(broken, Card.layout()).isEmpty)
  }

  /// The cost of aligning is the product of both counts: up to a million it is done, and moved views are found; longer
  /// lists are compared position by position.
  @Test(arguments: [(999, true), (1_001, false)]) func longListsAreComparedPlaceByPlace(count: Int, isAligned: Bool) {
    func list(_ rows: Range<Int>, _ last: String) -> LayoutNode {
      var list = view("list")
      list.children = rows.map { label("", "row \($0)") } + [label("", last)]
      return list
    }
    let sentences = difference(list(0..<count, "old"), list(1..<count + 1, "new"))
    #expect(sentences.contains { $0.hasSuffix(": gone") } == isAligned, "\(sentences)")
  }

  @Test func tenThousandSiblingsAreCompared() {
    var old = view("list")
    old.children = (0..<10_000).map { view("row \($0)", y: Double($0)) }
    var new = old
    new.children.removeFirst()
    #expect(difference(old, new) == ["row 0: gone"])
    for index in new.children.indices { new.children[index].name = "" }
    #expect(!difference(old, new).isEmpty)
  }

  @Test func tenThousandChangedCellsAreTold() {
    func list(_ height: Double, _ word: String) -> LayoutNode {
      var list = view("list")
      list.children = (0..<10_000).map {
        view("", y: Double($0) * height, label("title", height: height, "\(word) \($0)"))
      }
      return list
    }
    #expect(difference(list(40, "a"), list(50, "b")).count <= 12)
  }
}
