extension Tableau {
  /// A kink that a symbol passes when a nonbasic symbol moves by `distance`.
  struct Crossing {
    var distance: Double
    /// The symbol's rate of movement, with its sign.
    var rate: Double
    var symbol: Int32
    /// The index of the kink among those of its symbol.
    var kink: Int32

    /// Nearest first; among equally near ones the largest rate last, as the best to pivot on.
    static func precedes(_ left: Crossing, _ right: Crossing) -> Bool {
      if left.distance != right.distance { return left.distance < right.distance }
      if left.symbol == right.symbol { return left.rate > 0 ? left.kink < right.kink : left.kink > right.kink }
      if abs(left.rate) != abs(right.rate) { return abs(left.rate) < abs(right.rate) }
      return left.symbol < right.symbol
    }

    /// Nearest first; among equally near ones the lowest symbol last, to leave.
    static func precedesByNumber(_ left: Crossing, _ right: Crossing) -> Bool {
      if left.distance != right.distance { return left.distance < right.distance }
      if left.symbol == right.symbol { return left.rate > 0 ? left.kink < right.kink : left.kink > right.kink }
      return left.symbol > right.symbol
    }
  }

  /// The maximum number of moves. Layouts need fewer than one for each constraint.
  var defaultStepLimit: Int { 1000 + 50 * symbols.count }

  /// The number of moves after which the smallest slope that counts grows: slopes that come and go with each move let a
  /// minimisation run in cycles while every move seems to make progress.
  var stepsPerSlopeFactor: Int { 100 + 5 * symbols.count }

  /// Whether the tableau has taken so much work that it is to be abandoned.
  var isExhausted: Bool { work - earlierWork > workLimit }

  /// Rows that move more slowly than this, per unit of movement, cannot be pivoted on.
  static let leastPivot = 1e-9

  /// Minimises every cost, higher levels first.
  mutating func optimize() -> SolveOutcome {
    var idleSteps = 0
    var steps = 0
    isStalled = patience < 0
    leastSlopeFactor = 1
    defer {
      isStalled = false
      clearViolated()
    }
    while !isExhausted, let symbol = nextInQueue(lowestFirst: isStalled) {
      guard symbols[Int(symbol)].state == .nonbasic else { continue }
      guard let direction = improvingDirection(symbol, levels: levelCount) else { continue }
      guard steps < stepLimit ?? defaultStepLimit else {
        enqueue(symbol)
        return .stepLimit
      }
      guard let distance = step(symbol, direction, levels: levelCount) else { continue }
      enqueue(symbol)
      steps += 1
      if steps.isMultiple(of: stepsPerSlopeFactor) { leastSlopeFactor *= 10 }
      idleSteps = distance > 0 ? 0 : idleSteps + 1
      isStalled = idleSteps > patience
    }
    return .optimal
  }

  private mutating func nextInQueue(lowestFirst: Bool) -> Int32? {
    guard queueStart < queue.count else {
      queue.removeAll()
      queueStart = 0
      return nil
    }
    if lowestFirst {
      var best = queueStart
      for place in queueStart..<queue.count where queue[place] < queue[best] {
        best = place
      }
      queue.swapAt(queueStart, best)
    }
    let symbol = queue[queueStart]
    queueStart += 1
    symbols[Int(symbol)].isQueued = false
    return symbol
  }

  /// Makes the required constraints hold; those that may not hold are listed in `violated`.
  ///
  /// - Returns: false if they cannot hold together.
  mutating func repair() -> Bool {
    guard !violated.isEmpty else { return true }
    var idleSteps = 0
    var steps = 0
    isStalled = patience < 0
    leastSlopeFactor = 1
    defer { isStalled = false }
    while true {
      dropSatisfied()
      guard !violated.isEmpty else { return true }
      guard steps < defaultStepLimit, !isExhausted, let (symbol, direction) = repairingMove() else { break }
      price(symbol, levels: 1)
      guard let distance = step(symbol, direction, levels: 1) else { break }
      enqueue(symbol)
      steps += 1
      idleSteps = distance > 0 ? 0 : idleSteps + 1
      isStalled = idleSteps > patience
    }
    var isFeasible = true
    for place in violated.indices where isFeasible { isFeasible = !isBeyondTolerance(violated[place]) }
    clearViolated()
    return isFeasible
  }

  private mutating func dropSatisfied() {
    var kept = 0
    for place in violated.indices {
      let symbol = violated[place]
      violationLooks += kinks.count(symbol)
      symbols[Int(symbol)].isListed = isViolated(symbol)
      guard symbols[Int(symbol)].isListed else { continue }
      violated[kept] = symbol
      kept += 1
    }
    violated.removeLast(violated.count - kept)
  }

  /// The lowest nonbasic symbol whose movement reduces the violations, among those that move the first violating symbol
  /// that can be moved; after a stall, among all.
  private mutating func repairingMove() -> (symbol: Int32, direction: Double)? {
    var best: (symbol: Int32, direction: Double)?
    for place in violated.indices {
      let symbol = violated[place]
      if symbols[Int(symbol)].state == .nonbasic { consider(symbol, &best) }
      var index = symbols[Int(symbol)].rowHead
      while index >= 0 {
        let entry = entries[Int(index)]
        index = entry.nextInRow
        consider(entry.column, &best)
      }
      if best != nil, !isStalled { return best }
    }
    return best
  }

  private mutating func consider(_ symbol: Int32, _ best: inout (symbol: Int32, direction: Double)?) {
    if let found = best, found.symbol <= symbol { return }
    if let direction = improvingDirection(symbol, levels: 1) { best = (symbol, direction) }
  }

  /// Moves the last priced nonbasic symbol as long as that lowers the cost.
  ///
  /// It ends at a kink of its own, or a basic symbol ends at one of its kinks and they change places.
  /// - Returns: the distance, nil if nothing limits it.
  mutating func step(_ symbol: Int32, _ direction: Double, levels: Int) -> Double? {
    collectCrossings(symbol, direction)
    for level in 0..<levels {
      pricing.slopes[level] += direction > 0 ? pricing.upward[level] : pricing.downward[level]
      pricing.slopes[level] *= direction
      pricing.upward[level] = 0
    }
    guard let last = lastCrossing(levels: levels) else { return nil }
    let end = crossings[last]
    guard abs(end.rate) >= Self.leastPivot else { return nil }
    let ownSegment = ownSegment(symbol, direction, before: last)
    passCrossings(before: last, symbol)
    moveAlong(symbol, by: direction * end.distance, until: end.symbol)
    let position = kinks[end.symbol, Int(end.kink)].position
    symbols[Int(end.symbol)].value = position
    if end.symbol != symbol {
      pivot(end.symbol, symbol, coefficient: end.rate * direction)
      symbols[Int(symbol)].segment = ownSegment
      enqueueMovers(of: symbol)
    }
    return end.distance
  }

  /// Collects the kinks ahead, nearest first.
  private mutating func collectCrossings(_ symbol: Int32, _ direction: Double) {
    crossings.removeAll()
    addCrossings(of: symbol, rate: direction, segment: segment(of: symbol, direction))
    var index = symbols[Int(symbol)].columnHead
    while index >= 0 {
      let entry = entries[Int(index)]
      addCrossings(of: entry.row, rate: entry.value * direction, segment: Int(symbols[Int(entry.row)].segment))
      index = entry.nextInColumn
    }
    crossings.sort(by: isStalled ? Crossing.precedesByNumber : Crossing.precedes)
  }

  private mutating func addCrossings(of symbol: Int32, rate: Double, segment: Int) {
    let value = symbols[Int(symbol)].value
    let range = kinks.range(symbol)
    let ahead =
      rate > 0 ? range.lowerBound + segment..<range.upperBound : range.lowerBound..<range.lowerBound + segment
    for place in ahead {
      let distance = max(0, (kinks.storage[place].position - value) / rate)
      crossings.append(
        Crossing(distance: distance, rate: rate, symbol: symbol, kink: Int32(place - range.lowerBound)))
    }
  }

  /// The number of a nonbasic symbol's kinks that are behind it when it starts to move.
  private mutating func segment(of symbol: Int32, _ direction: Double) -> Int {
    let value = symbols[Int(symbol)].value
    var count = 0
    for place in kinks.range(symbol) {
      let position = kinks.storage[place].position
      if direction > 0 ? position <= value : position < value { count += 1 }
    }
    return count
  }

  /// The index of the crossing beyond which moving no longer lowers the cost.
  private mutating func lastCrossing(levels: Int) -> Int? {
    for index in crossings.indices {
      let crossing = crossings[index]
      let kink = kinks[crossing.symbol, Int(crossing.kink)]
      let level = Int(kink.level)
      guard level < levels else { continue }
      let bend = abs(crossing.rate) * (kink.after - kink.before)
      pricing.slopes[level] += bend
      pricing.magnitudes[level] += bend
      if trend(1, levels: levels) != .falling { return index }
    }
    return nil
  }

  private mutating func ownSegment(_ symbol: Int32, _ direction: Double, before last: Int) -> Int32 {
    var passed: Int32 = 0
    for index in 0..<last where crossings[index].symbol == symbol {
      passed += 1
    }
    let start = Int32(segment(of: symbol, direction))
    return direction > 0 ? start + passed : start - passed
  }

  private mutating func passCrossings(before last: Int, _ moving: Int32) {
    for index in 0..<last where crossings[index].symbol != moving {
      let crossing = crossings[index]
      symbols[Int(crossing.symbol)].segment += crossing.rate > 0 ? 1 : -1
      enqueueMovers(of: crossing.symbol)
    }
  }

  /// Moves a symbol and its rows; the one that ends the movement stays in its segment.
  private mutating func moveAlong(_ symbol: Int32, by distance: Double, until end: Int32) {
    symbols[Int(symbol)].value += distance
    var index = symbols[Int(symbol)].columnHead
    while index >= 0 {
      let entry = entries[Int(index)]
      symbols[Int(entry.row)].value += entry.value * distance
      if entry.row != end {
        locate(entry.row)
        listIfViolated(entry.row)
      }
      index = entry.nextInColumn
    }
  }

  /// The distance that a nonbasic symbol can move until a cost changes.
  mutating func firstObstacle(_ symbol: Int32, _ direction: Double) -> Double {
    collectCrossings(symbol, direction)
    return crossings.first?.distance ?? .infinity
  }
}
