extension [LeftOutCase] {
  /// A sentence for all cases that were left out for one reason, without their names.
  package var sentences: [String] {
    grouped(by: \.reason).map { group in
      "\(group.count.cases) \(group.count == 1 ? "was" : "were") left out: \(group[0].reason)."
    }
  }

  /// A line for all cases that were left out for one reason.
  ///
  /// - Parameter all: the paths of the cases that ran: a line tells whether it is about every case of a scene. Not asked for
  ///   if no case was left out.
  package func lines(beside all: @autoclosure () -> [CasePath]) -> [String] {
    guard !isEmpty else { return [] }
    let paths = compactMap { CasePath(catalogueCase: $0.case) }
    let cases = CasesInShort(all: all() + paths)
    return grouped(by: \.reason).map { group in
      "left-out\t\(cases.text(group.compactMap { CasePath(catalogueCase: $0.case) })): \(group[0].reason)"
    }
  }
}
