import Foundation
import Raster

/// The merged runs of shards: the run that they belong to, as far as its shards are there.
///
/// Neither the order of the parts nor repeated ones make a difference, except to durations: if several parts have a
/// case, the first part's counts.
package struct RunMerge: Sendable {
  /// A line of a part.
  private struct Slot {
    var part: Int32
    var line: Int32
  }

  private let parts: [RunPart]
  private let origin: RunOrigin
  /// Nil if all shards are there.
  private let part: RunHeader.Part?
  /// In the order of the cases; nil for those of missing shards.
  private let slots: [Slot?]
  /// The cases that parts left out, and of which no part has a result.
  private let leftOut: [LeftOutCase]

  /// - Throws: `MergeError` if they belong to different runs, or have different results for a case.
  package init(_ parts: [RunPart]) throws(MergeError) {
    guard let first = parts.first else { throw .nothing }
    for other in parts.dropFirst() { try RunMerge.check(other, against: first) }
    self.parts = parts
    var origin = first.header.origin
    origin.commit = parts.compactMap(\.header.origin.commit).first
    self.origin = origin
    let slots = try RunMerge.slots(of: parts)
    let leftOut = RunMerge.leftOut(of: parts, slots: slots)
    (self.slots, self.leftOut) = (slots, leftOut)
    part = try RunMerge.part(of: parts, slots: slots, leftOut: leftOut.count)
  }

  // MARK: Results

  package var caseCount: Int { slots.count }
  package var resultCount: Int { slots.count { $0 != nil } }
  /// The number of cases that were left out on purpose.
  package var leftOutCount: Int { leftOut.count }
  /// The number of shards that the run was split into; nil if it was not.
  package var shardCount: Int? { parts.compactMap(\.header.part?.of).first }
  /// The numbers of the missing shards.
  package var missing: [Int] { part?.missing ?? [] }

  /// Writes the run as if it had never been split, but for the durations: pictures and their records, then results.
  package func write(to folder: RunFolder) throws {
    var (results, durations) = (Data(), Data())
    for case let slot? in slots {
      let part = parts[Int(slot.part)]
      for path in try part.files(ofLine: Int(slot.line)) { try folder.write(part.file(path), to: path) }
      results += part.results[Int(slot.line)]
      durations += part.durations[Int(slot.line)]
    }
    try RunPlaces(of: parts.map(\.folder), from: folder.url)?.write(to: folder)
    // Of the shards only the first looks for orphans.
    let orphans = parts.map(\.header.orphans).first { !$0.isEmpty } ?? []
    let header = RunHeader(origin: origin, results: Hash128(hashing: results), part: part, orphans: orphans)
    try ResultFiles.write(results, durations, header, leavingOut: leftOut, to: folder)
  }

  // MARK: Merging

  /// The results at the places of their cases; of equal ones the first part's.
  private static func slots(of parts: [RunPart]) throws(MergeError) -> [Slot?] {
    var slots = [Slot?](repeating: nil, count: parts[0].header.origin.cases.count)
    for (number, part) in parts.enumerated() {
      for (line, place) in part.places.enumerated() {
        guard let other = slots[place] else {
          slots[place] = Slot(part: Int32(number), line: Int32(line))
          continue
        }
        let first = parts[Int(other.part)]
        guard first.results[Int(other.line)] == part.results[line] else {
          throw .differing(first.name, part.name, case: part.casePath(ofLine: line))
        }
      }
    }
    return slots
  }

  /// The cases without a result that a part left out, by their places; the first part's reason counts.
  private static func leftOut(of parts: [RunPart], slots: [Slot?]) -> [LeftOutCase] {
    let cases = parts.flatMap(\.leftOut).filter { slots[$0.place] == nil }
    let byPlace = Dictionary(cases.map { ($0.place, $0) }) { first, _ in first }
    return byPlace.values.sorted { $0.place < $1.place }
  }

  /// - Parameter leftOut: the number of cases that were left out.
  /// - Throws: `MergeError` if all shards are there, but some results are missing.
  private static func part(
    of parts: [RunPart], slots: [Slot?], leftOut: Int
  ) throws(MergeError) -> RunHeader.Part? {
    guard !parts.contains(where: { $0.header.part == nil }), let first = parts[0].header.part else { return nil }
    let shards = Set(parts.flatMap { $0.header.part?.shards ?? [] }).sorted()
    let places = slots.indices.filter { slots[$0] != nil }
    guard shards.count < first.of else {
      if places.count + leftOut == slots.count { return nil }
      throw .incomplete(results: places.count, cases: slots.count)
    }
    return RunHeader.Part(shards: shards, of: first.of, durations: first.durations, places: places)
  }
}

extension RunMerge {
  /// - Throws: `MergeError` if two parts belong to different runs, or to one that was split in two ways.
  private static func check(_ part: RunPart, against first: RunPart) throws(MergeError) {
    let (one, other) = (first.header.origin, part.header.origin)
    let hasOtherCommit = one.commit != nil && other.commit != nil && one.commit != other.commit
    let facts: [(isDifferent: Bool, what: String, one: String, other: String)] = [
      (one.command != other.command, "commands", "galley \(one.command.rawValue)", "galley \(other.command.rawValue)"),
      (hasOtherCommit, "commits", one.commit ?? "", other.commit ?? ""),
      (one.catalogue != other.catalogue, "catalogues", "\(one.catalogue)", "\(other.catalogue)"),
      (one.engine != other.engine, "engines", "\(one.engine)", "\(other.engine)"),
      (one.cases != other.cases, "cases", "\(one.cases.count)", "\(other.cases.count)"),
      (
        one.failing != other.failing, "--fail-on", one.failing?.words ?? "none given",
        other.failing?.words ?? "none given"
      ),
      (
        one.comparison != other.comparison, "what is compared", one.comparison?.sides ?? "",
        other.comparison?.sides ?? ""
      ),
    ]
    if let fact = facts.first(where: \.isDifferent) {
      throw .differentRuns(first.name, part.name, what: fact.what, one: fact.one, other: fact.other)
    }
    guard let split = first.header.part, let otherSplit = part.header.part else { return }
    guard split.of == otherSplit.of else { throw .differentCounts(first.name, split.of, part.name, otherSplit.of) }
    guard split.durations == otherSplit.durations else { throw .differentDurations(first.name, part.name) }
  }
}

extension [String] {
  fileprivate var words: String { isEmpty ? "none" : joined(separator: ",") }
}

extension RunPart {
  /// The path of the case of a result's line.
  fileprivate func casePath(ofLine index: Int) -> String {
    (try? JSONDecoder().decode(ResultDuration.self, from: durations[index]).case) ?? "line \(index + 1)"
  }
}
