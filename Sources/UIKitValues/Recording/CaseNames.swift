/// The names of an enumeration's cases, made once: to print a case, Swift inspects the type each time.
package struct CaseNames<Case: CaseIterable & Hashable & Sendable>: Sendable {
  private let names: [Case: String]

  package init() {
    names = Dictionary(uniqueKeysWithValues: Case.allCases.map { ($0, "\($0)") })
  }

  package subscript(value: Case) -> String { names[value] ?? "\(value)" }
}
