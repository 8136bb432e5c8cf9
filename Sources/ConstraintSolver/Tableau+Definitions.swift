extension Tableau {
  /// The symbol that a symbol is a multiple of, with `symbol = scale · root + offset`; root -1 if it is constant.
  ///
  /// A root is not defined, or defined by two terms or more.
  mutating func find(_ symbol: Int32) -> (root: Int32, scale: Double, offset: Double) {
    var root = symbol
    var scale = 1.0
    var offset = 0.0
    var steps = 0
    while symbols[Int(root)].state == .defined, definitions.count(root) <= 1 {
      offset += scale * symbols[Int(root)].constant
      steps += 1
      guard definitions.count(root) == 1 else {
        root = -1
        break
      }
      let term = definitions[root, 0]
      scale *= term.coefficient
      root = term.symbol
    }
    if steps > 1 { shorten(symbol, to: root, scale: scale, offset: offset) }
    return (root, scale, offset)
  }

  private mutating func shorten(_ symbol: Int32, to root: Int32, scale: Double, offset: Double) {
    symbols[Int(definitions[symbol, 0].symbol)].mentions -= 1
    symbols[Int(symbol)].constant = offset
    if root >= 0 {
      symbols[Int(root)].mentions += 1
      definitions[symbol, 0] = Term(symbol: root, coefficient: scale)
    } else {
      definitions.removeAll(of: symbol)
    }
  }

  /// Defines a symbol that no definition mentions by `rowTerms`, of any kind.
  mutating func define(_ symbol: Int32, plus constant: Double) {
    highestRank += 1
    symbols[Int(symbol)].rank = highestRank
    setDefinition(of: symbol, plus: constant)
  }

  /// Defines a symbol that definitions may mention by `rowTerms`, which are not defined.
  mutating func defineMentioned(_ symbol: Int32, plus constant: Double) {
    lowestRank -= 1
    symbols[Int(symbol)].rank = lowestRank
    setDefinition(of: symbol, plus: constant)
  }

  private mutating func setDefinition(of symbol: Int32, plus constant: Double) {
    symbols[Int(symbol)].state = .defined
    symbols[Int(symbol)].constant = constant
    for place in rowTerms.indices {
      let term = rowTerms[place]
      definitions.append(term, to: symbol)
      symbols[Int(term.symbol)].mentions += 1
    }
  }

  mutating func undefine(_ symbol: Int32) {
    for place in definitions.range(symbol) {
      symbols[Int(definitions.storage[place].symbol)].mentions -= 1
    }
    definitions.removeAll(of: symbol)
  }

  /// Sums `input` over roots into `expression` and `expressionConstant`, leaving definitions as they are.
  mutating func resolveInput() {
    expressionConstant = 0
    for place in input.indices {
      let term = input[place]
      let (root, scale, offset) = find(term.symbol)
      expressionConstant += term.coefficient * offset
      if root >= 0 { sum(root, term.coefficient * scale) }
    }
    collectSums()
  }

  /// Rewrites `expression`, the result of `resolveInput()`, in terms of free and nonbasic symbols.
  mutating func expand() {
    for place in expression.indices {
      sumForExpansion(expression[place].symbol, expression[place].coefficient)
    }
    expandDefinitions()
    expandRows()
    work += summed.count
    collectSums()
  }

  private mutating func expandDefinitions() {
    while let symbol = popHighestRank() {
      let factor = symbols[Int(symbol)].sum
      guard abs(factor) > Self.cancellation * symbols[Int(symbol)].magnitude else {
        symbols[Int(symbol)].sum = 0
        continue
      }
      symbols[Int(symbol)].sum = 0
      expressionConstant += factor * symbols[Int(symbol)].constant
      work += definitions.count(symbol)
      for place in definitions.range(symbol) {
        let term = definitions.storage[place]
        sumForExpansion(term.symbol, factor * term.coefficient)
      }
    }
  }

  private mutating func expandRows() {
    for position in summed.indices where symbols[Int(summed[position])].state == .basic {
      let symbol = summed[position]
      let factor = symbols[Int(symbol)].sum
      let isCancelled = abs(factor) <= Self.cancellation * symbols[Int(symbol)].magnitude
      symbols[Int(symbol)].sum = 0
      guard !isCancelled else { continue }
      expressionConstant += factor * symbols[Int(symbol)].value
      var index = symbols[Int(symbol)].rowHead
      while index >= 0 {
        let entry = entries[Int(index)]
        expressionConstant -= factor * entry.value * symbols[Int(entry.column)].value
        sum(entry.column, factor * entry.value)
        index = entry.nextInRow
      }
    }
  }

  private mutating func sumForExpansion(_ symbol: Int32, _ coefficient: Double) {
    let isNew = !symbols[Int(symbol)].isSummed
    sum(symbol, coefficient)
    if isNew, symbols[Int(symbol)].state == .defined { pushRank(of: symbol) }
  }

  mutating func sum(_ symbol: Int32, _ coefficient: Double) {
    if symbols[Int(symbol)].isSummed {
      symbols[Int(symbol)].sum += coefficient
      symbols[Int(symbol)].magnitude = max(symbols[Int(symbol)].magnitude, abs(coefficient))
    } else {
      symbols[Int(symbol)].isSummed = true
      summed.append(symbol)
      symbols[Int(symbol)].sum = coefficient
      symbols[Int(symbol)].magnitude = abs(coefficient)
    }
  }

  /// Moves the sums into `expression`, in order of first occurrence, without those that cancelled.
  mutating func collectSums() {
    expression.removeAll()
    for place in summed.indices {
      let symbol = summed[place]
      symbols[Int(symbol)].isSummed = false
      let coefficient = symbols[Int(symbol)].sum
      if abs(coefficient) > Self.cancellation * symbols[Int(symbol)].magnitude {
        expression.append(Term(symbol: symbol, coefficient: coefficient))
      }
    }
    summed.removeAll()
  }

  // MARK: A heap of defined symbols, the highest rank on top.

  private mutating func pushRank(of symbol: Int32) {
    var place = heap.count
    heap.append(symbol)
    while place > 0 {
      let parent = (place - 1) / 2
      guard symbols[Int(heap[parent])].rank < symbols[Int(symbol)].rank else { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = symbol
  }

  private mutating func popHighestRank() -> Int32? {
    guard let top = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return top }
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, symbols[Int(heap[child + 1])].rank > symbols[Int(heap[child])].rank { child += 1 }
      guard symbols[Int(heap[child])].rank > symbols[Int(last)].rank else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = last
    return top
  }
}
