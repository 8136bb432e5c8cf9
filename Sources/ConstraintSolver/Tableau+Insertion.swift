extension Tableau {
  /// The smallest share of an expression's largest coefficient that a symbol may have to be solved for.
  static let pivotShare = 0.01
  /// Definitions with coefficients larger than this amplify rounding errors; see `countGrowth()`.
  static let largestGrowth = 16.0

  /// A constraint in the tableau's form, whose terms are `input`.
  struct Row {
    var relation: Relation
    var constant: Double
    /// 0 is required.
    var level: Int32
    var constraint: Int32
    /// Whether the constant of a required equality may change without rebuilding the tableau.
    var isAdjustable: Bool
  }

  /// The result of inserting a constraint.
  struct Insertion {
    /// The symbol that has the kink, -1 if there is none.
    var symbol: Int32 = -1
    /// Whether that symbol was created for the constraint.
    var isOwnSymbol = false
    /// False if the constraint has no symbol left and does not hold.
    var isConsistent = true
  }

  /// Adds a constraint.
  ///
  /// A required equality that is not adjustable is substituted and only leaves definitions and rows. All others become
  /// a kink. Whether the required constraints still hold together is for `repair()` to find out.
  ///
  mutating func insert(_ row: Row) -> Insertion {
    resolveInput()
    let isSubstituted = row.relation == .equal && row.level == 0 && !row.isAdjustable
    if isSubstituted { return insertEquality(row) }
    if let fresh = expression.count > 1 ? freshTerm() : nil {
      return insertBySolving(row, for: fresh, isMentioned: false)
    }
    if expression.count > 1 { expand() }
    if expression.isEmpty { return Insertion(isConsistent: row.level > 0 || holds(row)) }
    if expression.count == 1 { return insertOnSymbol(row) }
    if let free = freeTerm() { return insertBySolving(row, for: free, isMentioned: true) }
    guard row.relation == .equal, row.level == 0, let pivot = pivotTerm() else { return insertBasic(row) }
    return insertAdjustable(row, solvingFor: pivot)
  }

  /// Whether a constraint whose left side is `expressionConstant` holds.
  private mutating func holds(_ row: Row) -> Bool {
    let error = expressionConstant - row.constant
    var scale = max(1, abs(row.constant), abs(expressionConstant))
    for place in input.indices { scale = max(scale, abs(input[place].coefficient)) }
    let tolerance = Self.satisfaction * scale
    return switch row.relation {
    case .equal: abs(error) <= tolerance
    case .lessThanOrEqual: error <= tolerance
    case .greaterThanOrEqual: error >= -tolerance
    }
  }

  // MARK: Constraints with a kink

  private mutating func insertOnSymbol(_ row: Row) -> Insertion {
    let kink = Self.makeKink(
      row.relation, row.constant, level: row.level, constraint: row.constraint, scale: expression[0].coefficient,
      offset: expressionConstant)
    let symbol = expression[0].symbol
    addKink(kink, to: symbol)
    return Insertion(symbol: symbol)
  }

  /// Adds a symbol for the constraint's left side, held where the constraint holds exactly, by solving for another
  /// symbol.
  private mutating func insertBySolving(_ row: Row, for index: Int, isMentioned: Bool) -> Insertion {
    let symbol = makeSymbol()
    let solved = expression[index]
    let constant = -expressionConstant / solved.coefficient
    addKink(
      Self.makeKink(row.relation, row.constant, level: row.level, constraint: row.constraint), to: symbol)
    takeRestOfExpression(without: index, divisor: solved.coefficient, adding: symbol)
    if isMentioned {
      defineMentioned(solved.symbol, plus: constant)
    } else {
      define(solved.symbol, plus: constant)
    }
    return Insertion(symbol: symbol, isOwnSymbol: true)
  }

  private mutating func insertBasic(_ row: Row) -> Insertion {
    let symbol = makeSymbol()
    addExpressionRow(of: symbol)
    symbols[Int(symbol)].state = .basic
    symbols[Int(symbol)].value = valueOfExpression()
    addKink(Self.makeKink(row.relation, row.constant, level: row.level, constraint: row.constraint), to: symbol)
    return Insertion(symbol: symbol, isOwnSymbol: true)
  }

  /// Adds a symbol that is held at the equality's constant, and solves the equality for one of the others.
  private mutating func insertAdjustable(_ row: Row, solvingFor pivot: Int) -> Insertion {
    let symbol = makeSymbol()
    addKink(Self.makeKink(row.relation, row.constant, level: 0, constraint: row.constraint), to: symbol)
    expression.append(Term(symbol: symbol, coefficient: -1))
    eliminate(pivot, right: 0)
    return Insertion(symbol: symbol, isOwnSymbol: true)
  }

  // MARK: Required equalities that are substituted

  private mutating func insertEquality(_ row: Row) -> Insertion {
    if expression.count == 1, symbols[Int(expression[0].symbol)].state != .free {
      return insertOnSymbol(row)
    }
    if let fresh = freshTerm() {
      let solved = expression[fresh]
      takeRestOfExpression(without: fresh, divisor: solved.coefficient, adding: nil)
      define(solved.symbol, plus: (row.constant - expressionConstant) / solved.coefficient)
      return Insertion()
    }
    expand()
    if expression.isEmpty { return Insertion(isConsistent: holds(row)) }
    if let free = freeTerm() {
      let solved = expression[free]
      takeRestOfExpression(without: free, divisor: solved.coefficient, adding: nil)
      defineMentioned(solved.symbol, plus: (row.constant - expressionConstant) / solved.coefficient)
      return Insertion()
    }
    if expression.count == 1 { return insertOnSymbol(row) }
    guard let pivot = pivotTerm() else { return insertBasic(row) }
    eliminate(pivot, right: row.constant)
    return Insertion()
  }

  /// Solves `expression + expressionConstant = right`, in nonbasic symbols, for one of them.
  ///
  /// A symbol that becomes a multiple of another passes its kinks on; otherwise it becomes basic.
  private mutating func eliminate(_ index: Int, right: Double) {
    let solved = expression[index]
    let constant = (right - expressionConstant) / solved.coefficient
    takeRestOfExpression(without: index, divisor: solved.coefficient, adding: nil)
    countGrowth()
    var value = constant
    for place in rowTerms.indices { value += rowTerms[place].coefficient * symbols[Int(rowTerms[place].symbol)].value }
    move(solved.symbol, to: value)
    substituteRowTerms(for: solved.symbol)
    if rowTerms.count == 1 {
      let other = rowTerms[0]
      defineMentioned(solved.symbol, plus: constant)
      handKinksOver(from: solved.symbol, to: other.symbol, scale: other.coefficient, offset: constant)
    } else {
      symbols[Int(solved.symbol)].state = .basic
      addRow(of: solved.symbol)
      symbols[Int(solved.symbol)].segment = 0
      locate(solved.symbol)
      enqueueMovers(of: solved.symbol)
    }
  }

  private mutating func handKinksOver(from symbol: Int32, to other: Int32, scale: Double, offset: Double) {
    for place in kinks.range(symbol) {
      let kink = kinks.storage[place]
      let relation: Relation =
        kink.before != 0 && kink.after != 0
        ? .equal : (kink.after != 0) == (kink.scale > 0) ? .lessThanOrEqual : .greaterThanOrEqual
      let constant = kink.position * kink.scale + kink.offset
      addKink(
        Self.makeKink(
          relation, constant, level: kink.level, constraint: kink.constraint, scale: kink.scale * scale,
          offset: kink.offset + kink.scale * offset),
        to: other)
    }
    kinks.removeAll(of: symbol)
  }

  // MARK: Choosing and rearranging terms

  /// The first term that can be solved for without reading any other definition.
  private mutating func freshTerm() -> Int? {
    let least = Self.pivotShare * largestCoefficient()
    // A closure would capture the whole tableau, which a debug build would copy.
    for index in expression.indices {
      let term = expression[index]
      let isFresh = symbols[Int(term.symbol)].state == .free && symbols[Int(term.symbol)].mentions == 0
      if isFresh, abs(term.coefficient) >= least { return index }
    }
    return nil
  }

  private mutating func freeTerm() -> Int? {
    var best: Int?
    for index in expression.indices where symbols[Int(expression[index].symbol)].state == .free {
      let term = expression[index]
      if let found = best, abs(term.coefficient) <= abs(expression[found].coefficient) { continue }
      best = index
    }
    return best
  }

  /// The nonbasic symbol that occurs in the fewest rows, excluding those that are held at a constant.
  private mutating func pivotTerm() -> Int? {
    var largest = 0.0
    for index in expression.indices where !isPinned(expression[index].symbol) {
      largest = max(largest, abs(expression[index].coefficient))
    }
    var best: Int?
    for index in expression.indices where !isPinned(expression[index].symbol) {
      let term = expression[index]
      guard abs(term.coefficient) >= Self.pivotShare * largest else { continue }
      if let found = best, symbols[Int(term.symbol)].columnCount >= symbols[Int(expression[found].symbol)].columnCount {
        continue
      }
      best = index
    }
    return best
  }

  private mutating func largestCoefficient() -> Double {
    var largest = 0.0
    for index in expression.indices { largest = max(largest, abs(expression[index].coefficient)) }
    return largest
  }

  /// Makes `rowTerms` the other terms of `expression`, moved to the other side and divided; `symbol` is added with its
  /// value.
  private mutating func takeRestOfExpression(without index: Int, divisor: Double, adding symbol: Int32?) {
    rowTerms.removeAll()
    for other in expression.indices where other != index {
      let term = expression[other]
      rowTerms.append(Term(symbol: term.symbol, coefficient: -term.coefficient / divisor))
      if abs(term.coefficient) > Self.largestGrowth * abs(divisor) { errorGrowth += 32 }
    }
    if let symbol { rowTerms.append(Term(symbol: symbol, coefficient: 1 / divisor)) }
  }

  /// Makes `expression` the row of a symbol that has none.
  private mutating func addExpressionRow(of symbol: Int32) {
    rowTerms.removeAll()
    for place in expression.indices { rowTerms.append(expression[place]) }
    addRow(of: symbol)
  }

  mutating func valueOfExpression() -> Double {
    var sum = expressionConstant
    for place in expression.indices {
      sum += expression[place].coefficient * symbols[Int(expression[place].symbol)].value
    }
    return sum
  }

  // MARK: Symbols that get a cost

  /// Makes a defined symbol nonbasic, by solving its definition for a free symbol, or basic if it depends on none.
  mutating func promote(_ symbol: Int32) {
    let savedConstant = expressionConstant
    swap(&expression, &waitingExpression)
    defer {
      swap(&expression, &waitingExpression)
      expressionConstant = savedConstant
    }
    expression.removeAll()
    for place in definitions.range(symbol) {
      expression.append(definitions.storage[place])
    }
    expressionConstant = symbols[Int(symbol)].constant
    undefine(symbol)
    if let fresh = freshTerm() {
      exchange(symbol, with: fresh, isMentioned: false)
      return
    }
    expand()
    if let free = freeTerm() {
      exchange(symbol, with: free, isMentioned: true)
    } else {
      symbols[Int(symbol)].state = .basic
      symbols[Int(symbol)].value = valueOfExpression()
      addExpressionRow(of: symbol)
    }
  }

  private mutating func exchange(_ symbol: Int32, with index: Int, isMentioned: Bool) {
    let solved = expression[index]
    takeRestOfExpression(without: index, divisor: solved.coefficient, adding: symbol)
    let constant = -expressionConstant / solved.coefficient
    symbols[Int(symbol)].state = .free
    symbols[Int(symbol)].value = 0
    if isMentioned {
      defineMentioned(solved.symbol, plus: constant)
    } else {
      define(solved.symbol, plus: constant)
    }
  }
}
