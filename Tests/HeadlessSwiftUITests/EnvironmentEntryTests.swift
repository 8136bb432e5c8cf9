import Testing

@testable import HeadlessSwiftUI

/// The values of an environment, which views share with those around them.
@Suite struct EnvironmentEntryTests {
  private enum First {}
  private enum Second {}
  private static let (first, second) = (ObjectIdentifier(First.self), ObjectIdentifier(Second.self))

  @Test func theNearestValueCounts() {
    var outer = EnvironmentEntries()
    #expect((outer.value(Self.first) as Int?) == nil)
    outer.set(Self.first, 1)
    var inner = outer
    inner.set(Self.second, "a")
    inner.set(Self.first, 2)
    #expect((inner.value(Self.first) as Int?) == 2 && (inner.value(Self.second) as String?) == "a")
    // What is set inside is not known outside.
    #expect((outer.value(Self.first) as Int?) == 1 && (outer.value(Self.second) as String?) == nil)
    // A value of another type is none.
    #expect((outer.value(Self.first) as String?) == nil)
  }

  /// A view that sets one value a thousand times, one inside the other, leaves no thousand entries to look through.
  @Test func hiddenValuesAreLeftOut() {
    var entries = EnvironmentEntries()
    entries.set(Self.second, "outermost")
    for number in 0..<1_000 { entries.set(Self.first, number) }
    #expect((entries.value(Self.first) as Int?) == 999 && (entries.value(Self.second) as String?) == "outermost")
    #expect(entries.count < 100)
  }
}

/// The children of a place, few and many.
@MainActor @Suite struct ChildTableTests {
  @Test(arguments: [1, 8, 9, 200]) func childrenAreFoundByKeyAndType(count: Int) {
    var table = ChildTable()
    let type = ObjectIdentifier(Int.self)
    for index in 0..<count {
      table.add(
        ChildTable.Child(key: .index(index), type: type, element: Element(number: count - index, parent: nil)))
    }
    #expect(table.holds(.index(count - 1)) && !table.holds(.index(count)) && !table.holds(.branch(true)))
    #expect(table.elements.map(\.number) == Array(1...count))
    #expect(table.take(.index(0), ObjectIdentifier(String.self)) == nil)
    #expect(table.take(.index(0), type)?.element.number == count)
    #expect(!table.holds(.index(0)) && table.take(.index(0), type) == nil)
    #expect(table.elements.count == count - 1)
  }
}
