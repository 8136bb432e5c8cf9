package import Foundation
import Raster

extension RunHeader: Codable {
  private enum Key: String, CodingKey {
    case schemaVersion, results, part, orphans, leftOut
  }

  package func encode(to encoder: any Encoder) throws {
    try origin.encode(to: encoder)
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(RunHeader.schemaVersion, forKey: .schemaVersion)
    try object.encode(results, forKey: .results)
    try object.encodeIfPresent(part, forKey: .part)
    if !orphans.isEmpty { try object.encode(orphans, forKey: .orphans) }
    try object.encodeIfPresent(leftOut, forKey: .leftOut)
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let version = try object.decode(Int.self, forKey: .schemaVersion)
    guard version <= RunHeader.schemaVersion else { throw RunHeaderError.newer(version: version) }
    guard version == RunHeader.schemaVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .schemaVersion, in: object, debugDescription: "version \(version) is not \(RunHeader.schemaVersion)")
    }
    origin = try RunOrigin(from: decoder)
    results = try object.decode(Hash128.self, forKey: .results)
    part = try object.decodeIfPresent(Part.self, forKey: .part)
    orphans = try object.decodeIfPresent([OrphanedReference].self, forKey: .orphans) ?? []
    leftOut = try object.decodeIfPresent(Hash128.self, forKey: .leftOut)
    guard (0...RunHeader.maxCases).contains(origin.cases.count), part?.isSound(cases: origin.cases.count) ?? true
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .part, in: object, debugDescription: "the shards are not those of \(origin.cases.count) cases")
    }
  }

  private static let maxCases = 10_000_000
}

extension RunHeader.Part {
  /// Whether numbers and places are ordered and within range.
  fileprivate func isSound(cases: Int) -> Bool {
    (1...Shard.largestCount).contains(of) && !shards.isEmpty && shards.isAscending(in: 1...of)
      && places.isAscending(in: 0...max(0, cases - 1)) && places.count <= cases
  }
}

extension [Int] {
  fileprivate func isAscending(in range: ClosedRange<Int>) -> Bool {
    allSatisfy(range.contains) && zip(self, dropFirst()).allSatisfy { $0 < $1 }
  }
}

extension RunHeader {
  /// In bytes; more than the places of a million cases need.
  private static let sizeLimit = 32 << 20

  /// The contents of the file.
  func data() throws -> Data { try ResultFiles.encoder.encode(self) + Data("\n".utf8) }

  /// The header in a run's folder; nil if there is none, as in a run of tests.
  package static func read(from folder: URL) throws(RunHeaderError) -> RunHeader? {
    let data: Data?
    do throws(StoreError) {
      data = try ContainedFiles(folder).read(fileName, limit: sizeLimit)
    } catch {
      throw .unreadable(error)
    }
    guard let data else { return nil }
    do {
      return try JSONDecoder().decode(RunHeader.self, from: data)
    } catch let error as RunHeaderError {
      throw error
    } catch {
      throw .malformed(reason: DecodingError.reason(error))
    }
  }
}

/// A reason that a run's header cannot be read.
package enum RunHeaderError: Error, Equatable {
  case unreadable(StoreError)
  /// It was written by a later version of Galley.
  case newer(version: Int)
  case malformed(reason: String)
}
