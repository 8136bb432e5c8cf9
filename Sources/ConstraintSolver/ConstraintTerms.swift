/// The terms of the constraints of a solver, by constraint and by variable.
///
/// The terms of a constraint stand one after another. Those of a variable are linked in order of insertion, so that a
/// constraint leaves the variable's list without a search. The places of removed terms are taken by constraints with as
/// many terms.
struct ConstraintTerms: ~Copyable {
  /// A coefficient of a constraint. -1 ends a variable's list.
  struct Element {
    var variable: Int32
    var constraint: Int32
    var coefficient: Double
    fileprivate(set) var next: Int32
    fileprivate var previous: Int32
  }

  /// The places of a constraint's terms.
  private struct Block {
    var start: Int32
    var count: Int32
  }

  /// The list of a variable's terms, -1 if it is empty.
  private struct Ends {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private(set) var elements = PlainList<Element>()
  private var blocks = PlainList<Block>()
  private var ends = PlainList<Ends>()
  /// The first of the free blocks of each number of terms, linked by `next` of their first places; -1 if there is none.
  private var freeBlocks = PlainList<Int32>()

  // MARK: Constraints

  /// Adds the next constraint with those terms, named by variable, whose coefficients are not 0.
  mutating func add(_ terms: borrowing PlainList<Tableau.Term>) {
    let constraint = Int32(blocks.count)
    var count: Int32 = 0
    for place in terms.indices where terms[place].coefficient != 0 { count += 1 }
    let start = takeBlock(count)
    blocks.append(Block(start: start, count: count))
    var place = start
    for index in terms.indices where terms[index].coefficient != 0 {
      let variable = terms[index].symbol
      let last = ends[Int(variable)].last
      elements[Int(place)] = Element(
        variable: variable, constraint: constraint, coefficient: terms[index].coefficient, next: -1, previous: last)
      if last >= 0 { elements[Int(last)].next = place } else { ends[Int(variable)].first = place }
      ends[Int(variable)].last = place
      place += 1
    }
  }

  /// Removes a constraint's terms.
  mutating func remove(_ constraint: Int32) {
    for place in range(constraint) {
      let element = elements[place]
      if element.previous >= 0 {
        elements[Int(element.previous)].next = element.next
      } else {
        ends[Int(element.variable)].first = element.next
      }
      if element.next >= 0 {
        elements[Int(element.next)].previous = element.previous
      } else {
        ends[Int(element.variable)].last = element.previous
      }
    }
    release(blocks[Int(constraint)])
    blocks[Int(constraint)].count = 0
  }

  /// The places of a constraint's terms in `elements`.
  @_transparent func range(_ constraint: Int32) -> Range<Int> {
    let start = Int(blocks[Int(constraint)].start)
    return start..<start + Int(blocks[Int(constraint)].count)
  }

  @_transparent func count(_ constraint: Int32) -> Int { Int(blocks[Int(constraint)].count) }

  /// The first variable of a constraint.
  func firstVariable(of constraint: Int32) -> Int32 { elements[Int(blocks[Int(constraint)].start)].variable }

  /// The terms of a constraint, named by variable.
  func terms(of constraint: Int32) -> [Tableau.Term] {
    range(constraint).map { Tableau.Term(symbol: elements[$0].variable, coefficient: elements[$0].coefficient) }
  }

  // MARK: Variables

  /// Adds the next variable.
  mutating func addVariable() { ends.append(Ends()) }

  /// The place in `elements` of a variable's first term, from which `next` leads to the others; -1 if it has none.
  @_transparent func first(of variable: Int32) -> Int32 { ends[Int(variable)].first }

  /// The constraints on a variable, in order of insertion.
  func constraints(on variable: Int32) -> [Int32] {
    var constraints: [Int32] = []
    var place = first(of: variable)
    while place >= 0 {
      constraints.append(elements[Int(place)].constraint)
      place = elements[Int(place)].next
    }
    return constraints
  }

  // MARK: Blocks

  private mutating func takeBlock(_ count: Int32) -> Int32 {
    if Int(count) < freeBlocks.count, freeBlocks[Int(count)] >= 0 {
      let start = freeBlocks[Int(count)]
      freeBlocks[Int(count)] = elements[Int(start)].next
      return start
    }
    let start = Int32(elements.count)
    let empty = Element(variable: -1, constraint: -1, coefficient: 0, next: -1, previous: -1)
    elements.append(repeating: empty, count: Int(count))
    return start
  }

  private mutating func release(_ block: Block) {
    guard block.count > 0 else { return }
    let count = Int(block.count)
    if freeBlocks.count <= count { freeBlocks.append(repeating: -1, count: count + 1 - freeBlocks.count) }
    elements[Int(block.start)].next = freeBlocks[count]
    freeBlocks[count] = block.start
  }
}
