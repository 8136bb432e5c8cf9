import Foundation
import Testing
import UIKitLists

/// Apple's documentation: names are grouped by their first letters, those without one at the end.
@MainActor @Suite struct UILocalizedIndexedCollationTests {
  private final class Person: NSObject {
    let name: String

    init(_ name: String) { self.name = name }
  }

  @Test func namesAreInTheirSections() {
    let collation = UILocalizedIndexedCollation.current()
    let name = Selector(getter: "name", \Person.name)
    let people = ["zoe", "Émile", "adam", "42", ""].map(Person.init)
    let sections = people.map { collation.section(for: $0, collationStringSelector: name) }
    #expect(sections == [25, 4, 0, 26, 26])
    #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.first == "A")
    let sorted = collation.sortedArray(from: people, collationStringSelector: name).compactMap { $0 as? Person }
    #expect(sorted.map(\.name) == ["", "42", "adam", "Émile", "zoe"])
  }
}
