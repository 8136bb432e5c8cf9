/// The sharing of a stack's room among its children.
enum RoomSharing {
  /// A child, or a column of a grid.
  struct Part {
    /// Higher ones are served first.
    let priority: Double
    /// Its length when a length is proposed.
    let answer: (Double) -> Double
  }

  /// The lengths that are proposed to parts.
  ///
  /// Those of the highest priority are offered what the others do not need at least. Among equals the least flexible comes
  /// first, and each is offered an equal part of what is left (S1, S2, S4 to S6).
  static func proposals(for parts: [Part], in room: Double) -> [Double] {
    var proposals = [Double](repeating: .infinity, count: parts.count)
    guard room < .infinity else { return proposals }
    let least = parts.map { $0.answer(0) }
    var room = room
    for (group, reserved) in ranks(of: parts, least) {
      let flexibility = group.map { index in
        let greatest = parts[index].answer(.infinity)
        // Not a number, if both are infinite.
        return greatest == least[index] ? 0 : greatest - least[index]
      }
      let order = group.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      for (served, place) in order.enumerated() {
        let index = group[place]
        let offer = max(0, (room - reserved) / Double(group.count - served))
        proposals[index] = offer
        room -= parts[index].answer(offer)
      }
    }
    return proposals
  }

  /// The parts of each priority, the highest first, with what those of lower ones need at least.
  private static func ranks(of parts: [Part], _ least: [Double]) -> [(group: [Int], reserved: Double)] {
    let groups = Dictionary(grouping: parts.indices) { parts[$0].priority }.sorted { $0.key < $1.key }
    var reserved = 0.0
    let ranks = groups.map { _, group in
      defer { reserved += group.reduce(0) { $0 + least[$1] } }
      return (group, reserved)
    }
    return ranks.reversed()
  }
}
