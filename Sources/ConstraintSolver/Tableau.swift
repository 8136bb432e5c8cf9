/// The linear program of a solver: symbols, their definitions, the rows that connect them, and the costs of their
/// values.
///
/// A symbol is a variable, or the left side of a constraint. It is in one of four states:
/// - *free*: it may have any value at no cost and decides itself; its value is 0;
/// - *nonbasic*: its value costs something, and is held at one of the kinks of that cost;
/// - *basic*: its value costs something and follows from nonbasic symbols by its row;
/// - *defined*: its value costs nothing and follows from other symbols by its definition, which the simplex method does
///   not see.
///
/// Costs are convex and piecewise linear: each constraint adds one kink to the cost of one symbol. `width ≥ 0`,
/// `width ≤ 40 @250` and `width ≥ 40 @750` are three kinks of one symbol and no row. The slopes at a kink belong to one
/// level of priority; level 0 is what required constraints cost. The method is the simplex algorithm for piecewise-linear
/// programs (R. Fourer, Mathematical Programming 33, 1985) with costs compared level by level.
///
/// It is only copied explicitly (`init(copying:)`): a debug build would otherwise copy any value whose methods it
/// calls. Methods are mutating even if they change nothing: for others, each call from one that is copies a thousand
/// bytes.
struct Tableau: ~Copyable {
  enum State: UInt8 {
    case free
    case nonbasic
    case basic
    case defined
  }

  /// One coefficient of a linear expression.
  struct Term {
    var symbol: Int32
    var coefficient: Double
  }

  /// A change in the slope of a symbol's cost, due to one constraint.
  struct Kink {
    /// The symbol's value at which the constraint holds exactly.
    var position: Double
    /// The slopes before and after `position`: 0 where the constraint holds.
    var before: Double
    var after: Double
    var level: Int32
    var constraint: Int32
    /// The left side of the constraint is `scale · symbol + offset`.
    var scale: Double
    var offset: Double
  }

  /// A coefficient of a row, in two doubly linked lists: its row's and its column's. -1 ends a list.
  struct Entry {
    var row: Int32
    var column: Int32
    var value: Double
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  /// What is known of a symbol. All of it is in one place: a step of the simplex method reads many symbols, and little of
  /// each.
  struct Symbol {
    /// The value of a nonbasic or basic symbol, 0 of a free one; of a defined one, the value last calculated.
    var value = 0.0
    /// The constant added to the terms of a defined symbol's definition.
    var constant = 0.0
    /// A definition mentions only defined symbols of lower rank.
    var rank: Int32 = 0
    /// The number of definitions that mention the symbol.
    var mentions: Int32 = 0
    /// The number of a basic symbol's kinks before its value. A value at a kink may count as before or after it.
    var segment: Int32 = 0
    /// The constraint that sets the symbol to a constant, -1 if there is none: the symbol only moves when that constant
    /// changes.
    var pin: Int32 = -1
    /// The first entries of the symbol's row and column, -1 if they are empty, and the number of those in its column.
    var rowHead: Int32 = -1
    var columnHead: Int32 = -1
    var columnCount: Int32 = 0
    /// The solver's generation in which a defined symbol's value was calculated.
    var calculatedAt: UInt32 = 0
    var state = State.free
    /// Whether the symbol is in `queue`.
    var isQueued = false
    /// Whether the symbol is in `violated`.
    var isListed = false
    // Scratch space of sums over symbols, and of the row whose entries are looked up by symbol.
    var isSummed = false
    var position: Int32 = -1
    var sum = 0.0
    var magnitude = 0.0
  }

  var symbols = PlainList<Symbol>()
  /// Kinks in ascending order of position.
  var kinks = ListPool<Kink>(leastSize: 2)
  /// The terms of a defined symbol's definition.
  var definitions = ListPool<Term>(leastSize: 2)
  var highestRank: Int32 = 0
  var lowestRank: Int32 = 0
  var unusedSymbols = PlainList<Int32>()

  // Rows.
  var entries = PlainList<Entry>()
  var firstUnusedEntry: Int32 = -1

  /// The number of levels in use, the required one included.
  var levelCount = 1
  /// Nonbasic symbols whose price may have changed, in order of arrival.
  var queue = PlainList<Int32>()
  var queueStart = 0
  /// Symbols whose required constraints may not hold.
  var violated = PlainList<Int32>()
  var pivotCount = 0
  /// The number of moves without any progress after which the lowest symbol moves first and leaves first (Bland's
  /// rule), so that no cycle can last.
  var patience = 100
  /// Whether the last moves made no progress; see `patience`.
  var isStalled = false
  /// The multiplier of the smallest slope that counts, which makes a long minimisation terminate.
  var leastSlopeFactor = 1.0
  /// The maximum number of moves in one minimisation, nil for the default.
  var stepLimit: Int?
  /// The possible growth of rounding errors since the rows were last found to be exact; see `countGrowth()`.
  var errorGrowth = 0

  /// The number of coefficients read or written, and of those before the last minimisation.
  var work = 0
  var earlierWork = 0
  /// The maximum for one minimisation.
  var workLimit = 0
  /// The number of kinks examined for violated constraints.
  var violationLooks = 0

  // Scratch space.
  var summed = PlainList<Int32>()
  var heap = PlainList<Int32>()
  /// The terms of the constraint that is inserted.
  var input = PlainList<Term>()
  var expression = PlainList<Term>()
  /// The expression of the constraint that is inserted, while a symbol is promoted for it.
  var waitingExpression = PlainList<Term>()
  var expressionConstant = 0.0
  var pricing = Pricing()
  var crossings = PlainList<Crossing>()
  var rowTerms = PlainList<Term>()

  mutating func makeSymbol() -> Int32 {
    if let symbol = unusedSymbols.popLast() { return symbol }
    symbols.append(Symbol())
    kinks.addList()
    definitions.addList()
    return Int32(symbols.count - 1)
  }

  func isPinned(_ symbol: Int32) -> Bool {
    symbols[Int(symbol)].pin >= 0
  }

  /// Makes a symbol free, dropping its row, its definition and its costs.
  ///
  /// The rows and definitions of others that mention it must be dropped too.
  mutating func reset(_ symbol: Int32) {
    while symbols[Int(symbol)].rowHead >= 0 {
      removeEntry(symbols[Int(symbol)].rowHead)
    }
    undefine(symbol)
    kinks.removeAll(of: symbol)
    symbols[Int(symbol)].state = .free
    symbols[Int(symbol)].value = 0
    symbols[Int(symbol)].pin = -1
  }

  /// Renumbers the levels by a table indexed by old numbers.
  mutating func renumberLevels(_ levels: [Int32]) {
    for symbol in symbols.indices {
      for place in kinks.range(Int32(symbol)) {
        kinks.storage[place].level = levels[Int(kinks.storage[place].level)]
      }
    }
  }
}
