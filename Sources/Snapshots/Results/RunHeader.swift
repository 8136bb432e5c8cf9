package import Raster

/// The identity of a run: results with different origins belong to different runs.
package struct RunOrigin: Codable, Equatable, Sendable {
  package enum Command: String, Codable, Sendable {
    case test, render, compare, audit
  }

  package var command: Command
  /// The hash of the catalogue's files.
  package var catalogue: Hash128
  /// The commit that is checked out around the catalogue, if it is in a git repository.
  package var commit: String?
  package var engine: Hash128
  /// All cases that were requested, of which a shard has some.
  package var cases: Cases
  /// The kinds of findings that fail the run, in order; nil in runs of earlier versions.
  package var failing: [String]?
  /// The compared revisions, if cases are not compared with references.
  package var comparison: RevisionComparison?

  package struct Cases: Codable, Equatable, Sendable {
    package var count: Int
    /// The hash of their paths, one a line.
    package var hash: Hash128

    package init(_ paths: [String]) {
      count = paths.count
      hash = Hash128(hashing: Array(paths.map { $0 + "\n" }.joined().utf8))
    }
  }

  package init(
    command: Command, catalogue: Hash128, commit: String?, engine: Hash128, cases: Cases,
    failing: [String]? = nil, comparison: RevisionComparison? = nil
  ) {
    self.failing = failing
    self.comparison = comparison
    self.command = command
    self.catalogue = catalogue
    self.commit = commit
    self.engine = engine
    self.cases = cases
  }
}

/// The contents of `run.json` in a run's folder: the run's identity, and the part of it that the folder has.
package struct RunHeader: Equatable, Sendable {
  /// It also rises with the version of the results' lines.
  static let schemaVersion = 1
  package static let fileName = "run.json"

  package var origin: RunOrigin
  /// The hash of `results.jsonl`.
  package var results: Hash128
  /// The shards in the folder; nil for all.
  package var part: Part?
  /// References that belong to no case, where the run looked for them.
  package var orphans: [OrphanedReference]
  /// The hash of `left-out.jsonl`; nil where no case was left out.
  package var leftOut: Hash128?

  /// Some of the shards that a run was split into.
  package struct Part: Codable, Equatable, Sendable {
    /// The numbers of the shards, from 1, in order.
    package var shards: [Int]
    package var of: Int
    /// The hash of the durations by which the cases were distributed; nil if by their paths.
    package var durations: Hash128?
    /// The places of the results among all cases, from 0, in order.
    package var places: [Int]

    package init(shards: [Int], of: Int, durations: Hash128?, places: [Int]) {
      self.shards = shards
      self.of = of
      self.durations = durations
      self.places = places
    }

    /// The numbers of the missing shards.
    package var missing: [Int] {
      let there = Set(shards)
      return (1...max(1, of)).filter { !there.contains($0) }
    }

    /// The shards in the folder, as in reports.
    package var sentence: String {
      shards.count == 1
        ? "This is only shard \(shards[0])/\(of)."
        : "Of \(of) shards there are \(shards.count); missing: \(missing.map { "\($0)/\(of)" }.listed(10))."
    }
  }

  /// Whether some of the requested cases have no result.
  package var isPartial: Bool { part != nil || leftOut != nil }

  package init(
    origin: RunOrigin, results: Hash128, part: Part?, orphans: [OrphanedReference] = [], leftOut: Hash128? = nil
  ) {
    self.origin = origin
    self.results = results
    self.part = part
    self.orphans = orphans
    self.leftOut = leftOut
  }
}
