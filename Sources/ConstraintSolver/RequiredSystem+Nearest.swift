extension RequiredSystem {
  /// Larger sets are returned as they were found: they hardly have alternatives, and searching for them costs a pass
  /// over all rows for each member.
  static let searchLimit = 64

  /// Of all minimal sets that a row contradicts, the one whose last member comes first; of those, the one whose second
  /// to last member does, and so on.
  ///
  /// - Parameter ranks: the position of each row in that order.
  mutating func nearestConflict(of row: Int, _ found: [Int], ranks: [Int]) -> [Int] {
    let saved = self
    defer {
      let effort = effort
      self = saved
      adoptEffort(effort)
    }
    guard case .stopped(var multipliers, var shortfall) = approach(row) else { return found }
    var members = Set([row])
    while let last = self.members(of: row, multipliers).filter({ !members.contains($0) }).max(by: {
      ranks[$0] < ranks[$1]
    }) {
      let rank = ranks[last]
      if canGiveWay(last, to: row, multipliers, shortfall, before: rank, ranks) {
        members.insert(last)
        continue
      }
      let before = self
      for other in isActive.indices where isActive[other] && !members.contains(other) {
        if ranks[other] >= rank { deactivate(other) }
      }
      if case .stopped(let fewer, let missing) = approach(row) {
        (multipliers, shortfall) = (fewer, missing)
      } else {
        let effort = effort
        self = before
        adoptEffort(effort)
        members.insert(last)
      }
    }
    return Array(members)
  }

  /// Whether the row would fit, with all rows of lower rank still holding, if just one that stops it gave way.
  private func canGiveWay(
    _ member: Int, to row: Int, _ multipliers: [Double], _ shortfall: Double, before rank: Int, _ ranks: [Int]
  ) -> Bool {
    guard let place = tight.firstIndex(of: Int32(member)) else { return false }
    let edge = edge(releasing: place)
    let distance = shortfall / multipliers[place]
    for other in isActive.indices where isActive[other] && other != member {
      guard ranks[other] < rank else { continue }
      let rate = leftSide(of: other, edge)
      guard abs(rate) > Self.leastCoefficient else { continue }
      let value = leftSide(of: other, values) + rate * distance
      let tolerance = Tableau.nearness * scale(of: other)
      guard value >= lowers[other] - tolerance, value <= uppers[other] + tolerance else { return false }
    }
    return true
  }
}
