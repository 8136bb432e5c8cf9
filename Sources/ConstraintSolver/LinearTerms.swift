/// The terms of a linear expression, `Σ coefficient · variable`.
///
/// Up to four of them are stored in place, as in nearly all constraints of a layout: a constraint then needs no memory of its
/// own until it is added.
package struct LinearTerms: Sendable, ExpressibleByArrayLiteral {
  package typealias Element = (variable: Variable, coefficient: Double)

  private static var capacity: Int { 4 }

  private var first: InlineArray<4, Element>
  private var rest: [Element] = []
  package private(set) var count = 0

  package init() {
    first = InlineArray(repeating: (Variable(index: -1), 0))
  }

  /// A variable alone.
  package init(_ variable: Variable) {
    self.init()
    append((variable, 1))
  }

  package init(_ terms: some Sequence<Element>) {
    self.init()
    for term in terms { append(term) }
  }

  package init(arrayLiteral terms: Element...) { self.init(terms) }

  package mutating func append(_ term: Element) {
    if count < Self.capacity { first[count] = term } else { rest.append(term) }
    count += 1
  }
}

extension LinearTerms: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Element { index < Self.capacity ? first[index] : rest[index - Self.capacity] }
}
