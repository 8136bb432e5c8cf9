extension Tableau {
  /// The cost of moving a nonbasic symbol, level by level, per unit of movement.
  struct Pricing: ~Copyable {
    /// The slope of all costs that do not depend on the direction.
    var slopes = PlainList<Double>()
    /// The costs of the symbol's own kinks, upwards and downwards, if it is at them.
    var upward = PlainList<Double>()
    var downward = PlainList<Double>()
    /// The sums of absolute values: the scale of rounding errors.
    var magnitudes = PlainList<Double>()
    /// The movement of the fastest symbol when the priced one moves by 1: relative to it, the same edge has the same
    /// slopes whichever of its symbols is priced.
    var rate = 1.0

    init() {}

    init(copying other: borrowing Pricing) {
      slopes = PlainList(copying: other.slopes)
      upward = PlainList(copying: other.upward)
      downward = PlainList(copying: other.downward)
      magnitudes = PlainList(copying: other.magnitudes)
      rate = other.rate
    }

    mutating func clear(levels: Int) {
      rate = 1
      if slopes.count < levels {
        let more = levels - slopes.count
        slopes.append(repeating: 0, count: more)
        upward.append(repeating: 0, count: more)
        downward.append(repeating: 0, count: more)
        magnitudes.append(repeating: 0, count: more)
      }
      for level in 0..<levels {
        slopes[level] = 0
        upward[level] = 0
        downward[level] = 0
        magnitudes[level] = 0
      }
    }
  }

  /// The sign of a cost compared level by level: negative if the movement lowers it.
  enum Trend {
    case falling
    case level
    case rising
  }

  /// Slopes below this fraction of their terms are rounding errors, and so are ones below `leastSlope` for each unit of
  /// the fastest movement.
  static let slopeShare = 1e-9
  static let leastSlope = 1e-12

  /// Sums the slopes of all costs that change with a nonbasic symbol's movement, on the first `levels` levels.
  mutating func price(_ symbol: Int32, levels: Int) {
    pricing.clear(levels: levels)
    work += Int(symbols[Int(symbol)].columnCount)
    var index = symbols[Int(symbol)].columnHead
    while index >= 0 {
      let entry = entries[Int(index)]
      pricing.rate = max(pricing.rate, abs(entry.value))
      if abs(entry.value) >= Self.leastPivot { addSlopes(ofRow: entry.row, times: entry.value, levels: levels) }
      index = entry.nextInColumn
    }
    addOwnSlopes(of: symbol, levels: levels)
  }

  private mutating func addSlopes(ofRow row: Int32, times factor: Double, levels: Int) {
    let range = kinks.range(row)
    let passed = range.lowerBound + Int(symbols[Int(row)].segment)
    for place in range {
      let kink = kinks.storage[place]
      let level = Int(kink.level)
      let slope = place < passed ? kink.after : kink.before
      if slope != 0, level < levels {
        pricing.slopes[level] += factor * slope
        pricing.magnitudes[level] += abs(factor * slope)
      }
    }
  }

  private mutating func addOwnSlopes(of symbol: Int32, levels: Int) {
    let value = symbols[Int(symbol)].value
    for place in kinks.range(symbol) {
      let kink = kinks.storage[place]
      let level = Int(kink.level)
      guard level < levels else { continue }
      if kink.position == value {
        pricing.upward[level] += kink.after
        pricing.downward[level] += kink.before
        pricing.magnitudes[level] += max(kink.after, -kink.before)
      } else {
        let slope = kink.position < value ? kink.after : kink.before
        pricing.slopes[level] += slope
        pricing.magnitudes[level] += abs(slope)
      }
    }
  }

  /// Whether moving the last priced symbol upwards (`direction` 1) or downwards (-1) lowers the cost.
  mutating func trend(_ direction: Double, levels: Int) -> Trend {
    for level in 0..<levels {
      let own = direction > 0 ? pricing.upward[level] : pricing.downward[level]
      let slope = direction * (pricing.slopes[level] + own)
      let least = level == 0 ? Self.leastSlope : Self.leastSlope * pricing.rate
      let tolerance = leastSlopeFactor * max(least, Self.slopeShare * pricing.magnitudes[level])
      if slope < -tolerance { return .falling }
      if slope > tolerance { return .rising }
    }
    return .level
  }

  /// The direction in which moving a nonbasic symbol lowers the cost, if there is one.
  mutating func improvingDirection(_ symbol: Int32, levels: Int) -> Double? {
    guard !isPinned(symbol) else { return nil }
    price(symbol, levels: levels)
    if trend(1, levels: levels) == .falling { return 1 }
    if trend(-1, levels: levels) == .falling { return -1 }
    return nil
  }
}
