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

  // Symbols.
  var states = PlainList<State>()
  /// The values of nonbasic and basic symbols.
  var values = PlainList<Double>()
  /// The number of a basic symbol's kinks before its value. A value at a kink may count as before or after it.
  var segments = PlainList<Int32>()
  /// Kinks in ascending order of position.
  var kinks = ListPool<Kink>()
  /// The terms of a defined symbol's definition, and the constants added to them.
  var definitions = ListPool<Term>()
  var constants = PlainList<Double>()
  /// A definition mentions only defined symbols of lower rank.
  var ranks = PlainList<Int32>()
  var highestRank: Int32 = 0
  var lowestRank: Int32 = 0
  /// The constraint that sets a symbol to a constant, -1 if there is none: the symbol only moves when that constant
  /// changes.
  var pins = PlainList<Int32>()
  /// The number of definitions that mention a symbol.
  var mentions = PlainList<Int32>()
  var unusedSymbols = PlainList<Int32>()

  // Rows.
  var entries = PlainList<Entry>()
  var firstUnusedEntry: Int32 = -1
  var rowHeads = PlainList<Int32>()
  var columnHeads = PlainList<Int32>()
  var columnCounts = PlainList<Int32>()

  /// The number of levels in use, the required one included.
  var levelCount = 1
  /// Nonbasic symbols whose price may have changed, in order of arrival.
  var queue = PlainList<Int32>()
  var queueStart = 0
  var isQueued = PlainList<Bool>()
  /// Symbols whose required constraints may not hold.
  var violated = PlainList<Int32>()
  /// Whether a symbol is among them.
  var isListed = PlainList<Bool>()
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
  var sums = PlainList<Double>()
  var magnitudes = PlainList<Double>()
  var isSummed = PlainList<Bool>()
  var summed = PlainList<Int32>()
  var heap = PlainList<Int32>()
  var positions = PlainList<Int32>()
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
    states.append(.free)
    values.append(0)
    segments.append(0)
    kinks.addList()
    definitions.addList()
    constants.append(0)
    ranks.append(0)
    pins.append(-1)
    mentions.append(0)
    rowHeads.append(-1)
    columnHeads.append(-1)
    columnCounts.append(0)
    isQueued.append(false)
    isListed.append(false)
    sums.append(0)
    magnitudes.append(0)
    isSummed.append(false)
    positions.append(-1)
    return Int32(states.count - 1)
  }

  func isPinned(_ symbol: Int32) -> Bool {
    pins[Int(symbol)] >= 0
  }

  /// Makes a symbol free, dropping its row, its definition and its costs.
  ///
  /// The rows and definitions of others that mention it must be dropped too.
  mutating func reset(_ symbol: Int32) {
    while rowHeads[Int(symbol)] >= 0 {
      removeEntry(rowHeads[Int(symbol)])
    }
    undefine(symbol)
    kinks.removeAll(of: symbol)
    states[Int(symbol)] = .free
    values[Int(symbol)] = 0
    pins[Int(symbol)] = -1
  }

  /// Renumbers the levels by a table indexed by old numbers.
  mutating func renumberLevels(_ levels: [Int32]) {
    for symbol in states.indices {
      for place in kinks.range(Int32(symbol)) {
        kinks.storage[place].level = levels[Int(kinks.storage[place].level)]
      }
    }
  }
}
