package import Snapshots

/// The mutations of a case's views, and those that no verdict noticed.
package struct ProbedViews: Equatable, Sendable {
  /// The number of mutations of each kind.
  package var counts: [Mutation.Kind: Int] = [:]
  /// In the order of the views.
  package var unnoticed: [UnnoticedMutation] = []

  package init() {}

  package var total: Int { counts.values.reduce(0, +) }
}

/// The outcome of a case in `galley sensitivity`.
package enum ProbeOutcome: Equatable, Sendable {
  case probed(ProbedViews)
  /// The scene did not render.
  case failed(reason: String)
}

extension ProbeOutcome: CaseOutcome {
  package var isRendered: Bool { if case .probed = self { true } else { false } }
  package var passes: Bool { if case .probed(let views) = self { views.unnoticed.isEmpty } else { false } }

  package init(from line: KeyedDecodingContainer<ResultKey>) throws {
    if let reason = try line.decodeIfPresent(String.self, forKey: .reason) {
      self = .failed(reason: reason)
      return
    }
    var views = ProbedViews()
    let counts = try line.decode([String: Int].self, forKey: .mutations)
    for kind in Mutation.Kind.allCases { views.counts[kind] = counts[kind.rawValue] }
    views.unnoticed = try line.decode([UnnoticedMutation].self, forKey: .unnoticed)
    self = .probed(views)
  }

  package func encode(to line: inout KeyedEncodingContainer<ResultKey>) throws {
    switch self {
    case .failed(let reason): try line.encode(reason, forKey: .reason)
    case .probed(let views):
      let counts = views.counts.map { ($0.key.rawValue, $0.value) }
      try line.encode(Dictionary(counts) { first, _ in first }, forKey: .mutations)
      try line.encode(views.unnoticed, forKey: .unnoticed)
    }
  }
}
