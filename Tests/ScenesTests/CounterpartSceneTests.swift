import ImageComparison
import Snapshots
import Testing

@testable import Scenes

/// `equals` and `differs`, which name another scene of the file.
@Suite struct CounterpartSceneTests {
  /// Scenes by name with further keys; names of scenes are on lines 3, 6, 9 …, their keys on the lines after them.
  private func file(_ scenes: (name: String, keys: String)..., before: String = "") -> String {
    let list = scenes.map { "  - name: \($0.name)\n    \($0.keys)\n    view: {class: UILabel, text: Noon}" }
    return """
      matrix: {devices: [{name: card, width: 100, height: content}], categories: [L, AX1]}
      \(before)scenes:
      \(list.joined(separator: "\n"))
      """
  }

  private func errors(_ text: String) throws -> [String] {
    try read(text).scenes.compactMap { scene in
      if case .failure(let error) = scene.definition { "\(error)" } else { nil }
    }
  }

  @Test func bothRelationsAreRead() throws {
    let scene = try read(
      file(("one", "{equals: two, differs: three}"), ("two", ""), ("three", ""))
        .replacing("{equals: two, differs: three}", with: "equals: two\n    differs: three")
    ).definition()
    #expect(scene.counterparts.map(\.counterpart) == [Counterpart(.equals, "two"), Counterpart(.differs, "three")])
  }

  @Test func aSceneWithoutThemHasNone() throws {
    let scene = try #require(try read(file(("one", ""))).cases.first)
    #expect(scene.counterparts.isEmpty && scene.keepsReferences)
  }

  @Test func anotherScenesCounterpartMayHaveOneItself() throws {
    #expect(try errors(file(("a", "equals: b"), ("b", "differs: c"), ("c", ""))).isEmpty)
  }

  @Test(arguments: [
    ("equals: twoo", "a.yaml:4:13: 'equals': the file has no scene 'twoo'. Did you mean 'two'?"),
    ("differs: midnight", "a.yaml:4:14: 'differs': the file has no scene 'midnight'. Use two."),
    ("equals: one", "a.yaml:4:13: scene 'one' is compared with itself. Name another scene."),
    ("equals: [two]", "a.yaml:4:13: 'equals' takes the name of another scene of this file, not a list."),
    (
      "equals: two\n    references: pictures",
      "a.yaml:5:17: 'equals' and 'references' cannot be combined: a scene that is compared with another keeps no references."
    ),
  ])
  func aMistakeHasItsPlace(keys: String, message: String) throws {
    #expect(try errors(file(("one", keys), ("two", ""))) == [message])
  }

  @Test func theOnlySceneHasNoneToName() throws {
    #expect(
      try errors(file(("one", "equals: two")))
        == ["a.yaml:4:13: 'equals': the file has no scene 'two'. Add it, or remove 'equals'."])
  }

  @Test func everySceneOfACircleHasTheError() throws {
    let found = try errors(file(("a", "equals: b"), ("b", "differs: c"), ("c", "equals: a"), ("d", "equals: a")))
    #expect(
      found == [
        "a.yaml:4:13: scenes are compared in a cycle: 'a' with 'b' with 'c' with 'a'. Remove one of these.",
        "a.yaml:7:14: scenes are compared in a cycle: 'b' with 'c' with 'a' with 'b'. Remove one of these.",
        "a.yaml:10:13: scenes are compared in a cycle: 'c' with 'a' with 'b' with 'c'. Remove one of these.",
      ])
  }

  @Test func theOtherSceneHasToBeRenderedAlike() throws {
    let two = "categories: [L, AX2]"
    #expect(
      try errors(file(("one", "equals: two"), ("two", two)))
        == [
          "a.yaml:4:13: 'equals': scene 'two' is not rendered under card-AX1. Give both scenes the same devices and axes."
        ])
    #expect(try errors(file(("one", "equals: two\n    categories: [AX2]"), ("two", two))).isEmpty)
  }

  @Test func aToleranceNeedsNoPictureOfAReference() throws {
    let scene = try read(
      file(("one", "equals: two\n    tolerance: {channel: 2}"), ("two", ""), before: "references: records\n")
    ).definition()
    #expect(scene.tolerance.channel == 2)
  }
}
