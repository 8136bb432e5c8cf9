import Foundation
package import Snapshots

/// The result of a run over many cases.
package struct SensitivitySummary: Sendable {
  /// Mutations of one view that are not noticed for one reason, in the cases of one scene.
  package struct Group: Sendable {
    package let view: String
    package let mutation: Mutation
    package let reason: UnnoticedReason
    /// In the order of the results.
    package let paths: [CasePath]
  }

  package let groups: [Group]
  package let failed: [(path: CasePath, reason: String)]
  package let caseCount: Int
  /// The number of mutations of each kind.
  package private(set) var counts: [Mutation.Kind: Int] = [:]
  package private(set) var unnoticedCounts: [Mutation.Kind: Int] = [:]

  package var total: Int { counts.values.reduce(0, +) }
  package var unnoticed: Int { unnoticedCounts.values.reduce(0, +) }

  package init(_ results: [RunResult<ProbeOutcome>]) {
    var (groups, order): ([[String]: Group], [[String]]) = ([:], [])
    var failed: [(CasePath, String)] = []
    for result in results {
      switch result.outcome {
      case .failed(let reason): failed.append((result.path, reason))
      case .probed(let views):
        counts.merge(views.counts, uniquingKeysWith: +)
        for found in views.unnoticed {
          unnoticedCounts[found.mutation.kind, default: 0] += 1
          let key = [
            result.path.scenePath, found.view, found.mutation.kind.rawValue, found.mutation.property,
            found.reason.description,
          ]
          let known = groups[key]
          if known == nil { order.append(key) }
          groups[key] = Group(
            view: found.view, mutation: found.mutation, reason: found.reason,
            paths: (known?.paths ?? []) + [result.path])
        }
      }
    }
    (self.groups, self.failed, caseCount) = (order.compactMap { groups[$0] }, failed, results.count)
  }

  /// The share of mutations that were noticed, in percent; 100 if there are none.
  package var noticedPercentage: Double { total == 0 ? 100 : 100 * Double(total - unnoticed) / Double(total) }

  /// A percentage of at least three digits that never says more than is true: 99.999 is 99.99.
  package var noticedShare: String {
    let hundredths = total == 0 ? 10_000 : (total - unnoticed) * 10_000 / total
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) %"
  }
}

extension SensitivitySummary {
  /// A line for each group, one for each case that did not render, and the totals last.
  package var lines: [String] {
    groups.map { group in
      let more = group.paths.count > 1 ? " and \(group.paths.count - 1) more" : ""
      return "unnoticed\t\(group.paths[0])\(more): \(group.view): \(group.mutation.words): \(group.reason)"
    } + failed.map { "failed\t\($0.path): \($0.reason)" } + [totals]
  }

  private var totals: String {
    let kinds = Mutation.Kind.allCases.compactMap { kind in
      counts[kind].map { "\($0 - unnoticedCounts[kind, default: 0]) of \($0) \(kind.rawValue)" }
    }
    let failures = failed.isEmpty ? "" : "; \(failed.count.cases) failed"
    return "\(caseCount.cases): \(total - unnoticed) of \(total) mutations noticed (\(noticedShare))"
      + (kinds.isEmpty ? "" : ": " + kinds.joined(separator: ", ")) + failures
  }
}

extension Mutation {
  /// The mutation in words: `backgroundColor by a step`.
  var words: String {
    switch kind {
    case .moved: "moved by a point"
    case .recoloured: "\(property) changed by a step"
    case .text: "\(property) changed by a letter"
    case .hidden: "hidden"
    }
  }
}
