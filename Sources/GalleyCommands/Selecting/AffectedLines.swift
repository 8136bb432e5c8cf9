import Snapshots

/// Lines about the cases that run because something they are made from is not known to be as it was.
struct AffectedLines {
  /// The number of reasons that have a line each.
  private static let limit = 12

  let lines: [String]

  /// - Parameters:
  ///   - reasons: the cases that run, with their reasons.
  ///   - all: the paths of all requested cases.
  init(_ reasons: [(path: CasePath, reason: String)], all: [CasePath]) {
    var order: [String] = []
    var cases: [String: [CasePath]] = [:]
    for (path, reason) in reasons {
      if cases[reason] == nil { order.append(reason) }
      cases[reason, default: []].append(path)
    }
    let short = CasesInShort(all: all)
    let named = order.prefix(Self.limit).map { reason in
      "affected\t\(short.text(cases[reason] ?? [])): \(reason)"
    }
    let others = order.dropFirst(Self.limit).flatMap { cases[$0] ?? [] }
    lines = named + (others.isEmpty ? [] : ["affected\t\(short.text(others)): other inputs changed"])
  }
}
