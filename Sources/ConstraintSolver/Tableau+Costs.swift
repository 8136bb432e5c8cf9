extension Tableau {
  /// A value counts as at a kink if it is this close, relative to values beyond 1.
  static let nearness = 1e-9
  /// A required constraint counts as satisfied if it is off by no more than this, relative to values beyond 1.
  static let satisfaction = 1e-6

  /// The kink that a constraint on `scale · symbol + offset` adds to the symbol's cost.
  static func makeKink(
    _ relation: Relation, _ constant: Double, level: Int32, constraint: Int32, scale: Double = 1, offset: Double = 0
  ) -> Kink {
    let weight = abs(scale)
    let limitsAbove = relation == .equal || (relation == .lessThanOrEqual) == (scale > 0)
    let limitsBelow = relation == .equal || !limitsAbove
    return Kink(
      position: (constant - offset) / scale, before: limitsBelow ? -weight : 0, after: limitsAbove ? weight : 0,
      level: level, constraint: constraint, scale: scale, offset: offset)
  }

  /// Inserts a kink among those of its symbol; a position that differs from another's only by rounding becomes the
  /// same.
  ///
  /// The caller must update a basic symbol's segment.
  mutating func insertKink(_ kink: Kink, of symbol: Int32) {
    var kink = kink
    let range = kinks.range(symbol)
    var place = range.upperBound
    let tolerance = 1e-12 * max(1, abs(kink.position))
    while place > range.lowerBound, kinks.storage[place - 1].position > kink.position + tolerance {
      place -= 1
    }
    if place > range.lowerBound, abs(kinks.storage[place - 1].position - kink.position) <= tolerance {
      kink.position = kinks.storage[place - 1].position
    }
    kinks.insert(kink, at: place - range.lowerBound, of: symbol)
  }

  /// The slope of a symbol's cost at its value, where a nonbasic one at a kink counts as resting.
  mutating func slope(ofKinkAt place: Int, of symbol: Int32) -> Double {
    let kink = kinks.storage[place]
    if symbols[Int(symbol)].state == .basic {
      let isBefore = place - kinks.range(symbol).lowerBound < Int(symbols[Int(symbol)].segment)
      return isBefore ? kink.after : kink.before
    }
    let value = symbols[Int(symbol)].value
    return kink.position == value ? 0 : kink.position < value ? kink.after : kink.before
  }

  /// Whether a required constraint on the symbol does not hold.
  mutating func isViolated(_ symbol: Int32) -> Bool {
    for place in kinks.range(symbol) where kinks.storage[place].level == 0 {
      if slope(ofKinkAt: place, of: symbol) != 0 { return true }
    }
    return false
  }

  /// Whether a required constraint on the symbol is off by more than rounding explains.
  mutating func isBeyondTolerance(_ symbol: Int32) -> Bool {
    let value = symbols[Int(symbol)].value
    for place in kinks.range(symbol) where kinks.storage[place].level == 0 {
      let kink = kinks.storage[place]
      let error = value > kink.position ? kink.after : kink.before
      let scale = max(1, abs(kink.scale * kink.position + kink.offset), abs(kink.offset))
      if error != 0, abs(kink.scale * (value - kink.position)) > Self.satisfaction * scale { return true }
    }
    return false
  }

  /// Finds the segment of a basic symbol's cost in which its value lies, after the value or the kinks changed.
  mutating func locate(_ symbol: Int32) {
    let range = kinks.range(symbol)
    let value = symbols[Int(symbol)].value
    let tolerance = Self.nearness * max(1, abs(value))
    var place = range.lowerBound + Int(symbols[Int(symbol)].segment)
    while place > range.lowerBound, kinks.storage[place - 1].position > value + tolerance {
      place -= 1
    }
    while place < range.upperBound, kinks.storage[place].position < value - tolerance {
      place += 1
    }
    let segment = Int32(place - range.lowerBound)
    if segment != symbols[Int(symbol)].segment {
      symbols[Int(symbol)].segment = segment
      enqueueMovers(of: symbol)
    }
  }

  /// Queues the nonbasic symbols that move a basic one: their prices changed with its slope.
  mutating func enqueueMovers(of symbol: Int32) {
    var index = symbols[Int(symbol)].rowHead
    while index >= 0 {
      enqueue(entries[Int(index)].column)
      index = entries[Int(index)].nextInRow
    }
    list(symbol)
  }

  mutating func enqueue(_ symbol: Int32) {
    guard !symbols[Int(symbol)].isQueued else { return }
    symbols[Int(symbol)].isQueued = true
    queue.append(symbol)
  }

  /// Changes a nonbasic symbol's value, and those of the basic symbols in its column.
  mutating func move(_ symbol: Int32, to value: Double) {
    let distance = value - symbols[Int(symbol)].value
    symbols[Int(symbol)].value = value
    enqueue(symbol)
    list(symbol)
    guard distance != 0 else { return }
    var index = symbols[Int(symbol)].columnHead
    while index >= 0 {
      let entry = entries[Int(index)]
      symbols[Int(entry.row)].value += entry.value * distance
      locate(entry.row)
      listIfViolated(entry.row)
      index = entry.nextInColumn
    }
  }

  /// Lists a symbol that may violate a required constraint.
  private mutating func list(_ symbol: Int32) {
    guard !symbols[Int(symbol)].isListed else { return }
    symbols[Int(symbol)].isListed = true
    violated.append(symbol)
  }

  mutating func clearViolated() {
    for place in violated.indices { symbols[Int(violated[place])].isListed = false }
    violated.removeAll()
  }

  /// Lists a basic symbol that moved and violates a required constraint. It may have violated it before within the
  /// tolerance, so its segment may not have changed.
  mutating func listIfViolated(_ symbol: Int32) {
    if !symbols[Int(symbol)].isListed, isViolated(symbol) { list(symbol) }
  }

  /// Adds a kink to the cost of a symbol in any state.
  mutating func addKink(_ kink: Kink, to symbol: Int32) {
    if symbols[Int(symbol)].state == .defined { promote(symbol) }
    insertKink(kink, of: symbol)
    switch symbols[Int(symbol)].state {
    case .free:
      symbols[Int(symbol)].state = .nonbasic
      move(symbol, to: kink.position)
    case .nonbasic:
      enqueue(symbol)
      if kink.level == 0 { list(symbol) }
    case .basic, .defined:
      // The segment counts the kinks before the value, so the new one shifts the following ones.
      symbols[Int(symbol)].segment = 0
      locate(symbol)
      enqueueMovers(of: symbol)
    }
  }

  /// Moves a constraint's kink on a symbol according to a new constant.
  ///
  /// A nonbasic symbol at that kink moves with it, unless another constraint sets it to a constant.
  /// - Returns: false if there is no such kink.
  mutating func moveKink(ofConstraint constraint: Int32, on symbol: Int32, constant: Double) -> Bool {
    let range = kinks.range(symbol)
    guard let place = range.first(where: { kinks.storage[$0].constraint == constraint }) else { return false }
    var kink = kinks.storage[place]
    let moves =
      kink.position == symbols[Int(symbol)].value && (!isPinned(symbol) || symbols[Int(symbol)].pin == constraint)
    kink.position = (constant - kink.offset) / kink.scale
    kinks.remove(at: place - range.lowerBound, of: symbol)
    insertKink(kink, of: symbol)
    if symbols[Int(symbol)].state == .basic {
      symbols[Int(symbol)].segment = 0
      locate(symbol)
      enqueueMovers(of: symbol)
    } else {
      move(symbol, to: moves ? positionOfKink(ofConstraint: constraint, on: symbol) : symbols[Int(symbol)].value)
    }
    return true
  }

  func hasKink(ofConstraint constraint: Int32, on symbol: Int32) -> Bool {
    kinks.range(symbol).contains { kinks.storage[$0].constraint == constraint }
  }

  private mutating func positionOfKink(ofConstraint constraint: Int32, on symbol: Int32) -> Double {
    for place in kinks.range(symbol) where kinks.storage[place].constraint == constraint {
      return kinks.storage[place].position
    }
    return symbols[Int(symbol)].value
  }

  /// Removes a constraint's kink from a nonbasic symbol.
  mutating func removeKink(ofConstraint constraint: Int32, on symbol: Int32) {
    let range = kinks.range(symbol)
    if let place = range.first(where: { kinks.storage[$0].constraint == constraint }) {
      kinks.remove(at: place - range.lowerBound, of: symbol)
    }
  }

  mutating func setLevel(_ level: Int32, ofConstraint constraint: Int32, on symbol: Int32) {
    for place in kinks.range(symbol) where kinks.storage[place].constraint == constraint {
      kinks.storage[place].level = level
    }
    if symbols[Int(symbol)].state == .basic {
      enqueueMovers(of: symbol)
    } else {
      enqueue(symbol)
    }
  }
}
