extension Tableau {
  /// The symbol that a symbol is a multiple of, with `symbol = scale · root + offset`; root -1 if it is constant.
  ///
  /// A root is not defined, or defined by two terms or more.
  mutating func find(_ symbol: Int32) -> (root: Int32, scale: Double, offset: Double) {
    var root = symbol
    var scale = 1.0
    var offset = 0.0
    var steps = 0
    while states[Int(root)] == .defined, definitions.count(root) <= 1 {
      offset += scale * constants[Int(root)]
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
    mentions[Int(definitions[symbol, 0].symbol)] -= 1
    constants[Int(symbol)] = offset
    if root >= 0 {
      mentions[Int(root)] += 1
      definitions[symbol, 0] = Term(symbol: root, coefficient: scale)
    } else {
      definitions.removeAll(of: symbol)
    }
  }

  /// Defines a symbol that no definition mentions by `rowTerms`, of any kind.
  mutating func define(_ symbol: Int32, plus constant: Double) {
    highestRank += 1
    ranks[Int(symbol)] = highestRank
    setDefinition(of: symbol, plus: constant)
  }

  /// Defines a symbol that definitions may mention by `rowTerms`, which are not defined.
  mutating func defineMentioned(_ symbol: Int32, plus constant: Double) {
    lowestRank -= 1
    ranks[Int(symbol)] = lowestRank
    setDefinition(of: symbol, plus: constant)
  }

  private mutating func setDefinition(of symbol: Int32, plus constant: Double) {
    states[Int(symbol)] = .defined
    constants[Int(symbol)] = constant
    for place in rowTerms.indices {
      let term = rowTerms[place]
      definitions.append(term, to: symbol)
      mentions[Int(term.symbol)] += 1
    }
  }

  mutating func undefine(_ symbol: Int32) {
    for place in definitions.range(symbol) {
      mentions[Int(definitions.storage[place].symbol)] -= 1
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
      let factor = sums[Int(symbol)]
      guard abs(factor) > Self.cancellation * magnitudes[Int(symbol)] else {
        sums[Int(symbol)] = 0
        continue
      }
      sums[Int(symbol)] = 0
      expressionConstant += factor * constants[Int(symbol)]
      work += definitions.count(symbol)
      for place in definitions.range(symbol) {
        let term = definitions.storage[place]
        sumForExpansion(term.symbol, factor * term.coefficient)
      }
    }
  }

  private mutating func expandRows() {
    for position in summed.indices where states[Int(summed[position])] == .basic {
      let symbol = summed[position]
      let factor = sums[Int(symbol)]
      let isCancelled = abs(factor) <= Self.cancellation * magnitudes[Int(symbol)]
      sums[Int(symbol)] = 0
      guard !isCancelled else { continue }
      expressionConstant += factor * values[Int(symbol)]
      var index = rowHeads[Int(symbol)]
      while index >= 0 {
        let entry = entries[Int(index)]
        expressionConstant -= factor * entry.value * values[Int(entry.column)]
        sum(entry.column, factor * entry.value)
        index = entry.nextInRow
      }
    }
  }

  private mutating func sumForExpansion(_ symbol: Int32, _ coefficient: Double) {
    let isNew = !isSummed[Int(symbol)]
    sum(symbol, coefficient)
    if isNew, states[Int(symbol)] == .defined { pushRank(of: symbol) }
  }

  mutating func sum(_ symbol: Int32, _ coefficient: Double) {
    if isSummed[Int(symbol)] {
      sums[Int(symbol)] += coefficient
      magnitudes[Int(symbol)] = max(magnitudes[Int(symbol)], abs(coefficient))
    } else {
      isSummed[Int(symbol)] = true
      summed.append(symbol)
      sums[Int(symbol)] = coefficient
      magnitudes[Int(symbol)] = abs(coefficient)
    }
  }

  /// Moves the sums into `expression`, in order of first occurrence, without those that cancelled.
  mutating func collectSums() {
    expression.removeAll()
    for place in summed.indices {
      let symbol = summed[place]
      isSummed[Int(symbol)] = false
      let coefficient = sums[Int(symbol)]
      if abs(coefficient) > Self.cancellation * magnitudes[Int(symbol)] {
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
      guard ranks[Int(heap[parent])] < ranks[Int(symbol)] else { break }
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
      if child + 1 < heap.count, ranks[Int(heap[child + 1])] > ranks[Int(heap[child])] { child += 1 }
      guard ranks[Int(heap[child])] > ranks[Int(last)] else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = last
    return top
  }
}
