import Foundation
import JSONDocuments
package import Raster
package import SourcePlaces

/// A reviewer's decisions, case by case: the file `decisions.json`. `Snapshots/RESULTS.md` documents its keys.
package struct Decisions: Codable, Equatable, Sendable {
  static let currentVersion = 1

  var schemaVersion = Self.currentVersion
  package var decisions: [Decision]

  package init(_ decisions: [Decision]) { self.decisions = decisions }

  /// - Parameter path: the file's name in messages.
  /// - Throws: `DecisionError` with the place of the mistake.
  init(_ data: Data, path: String) throws(DecisionError) {
    let decoder = JSONDecoder()
    do {
      let version = try decoder.decode(Version.self, from: data).schemaVersion
      guard version == Self.currentVersion else { throw DecisionError.version(version, path: path) }
      self = try decoder.decode(Decisions.self, from: data)
      decisions = try decisions(in: [UInt8](data), path: path)
    } catch let error as DecisionError {
      throw error
    } catch {
      throw .malformed(path: path, reason: DecodingError.reason(error))
    }
  }

  /// One decision on each case.
  ///
  /// - Throws: `DecisionError` where two contradict each other, or the text has a key twice.
  private func decisions(in bytes: [UInt8], path: String) throws(DecisionError) -> [Decision] {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes)
    } catch {
      let position = TextPosition(ofOffset: error.offset, in: bytes)
      throw .malformed(path: "\(path):\(position)", reason: "\(error)")
    }
    guard case .array(let values)? = document.root["decisions"]?.content else { return decisions }
    var known: [String: (decision: Decision, offset: Int)] = [:]
    var unique: [Decision] = []
    for (decision, value) in zip(decisions, values) {
      guard let (other, offset) = known[decision.case] else {
        known[decision.case] = (decision, value.offset)
        unique.append(decision)
        continue
      }
      guard other != decision else { continue }
      let positions = [offset, value.offset].map { TextPosition(ofOffset: $0, in: bytes) }
      throw .contradictory(path: path, case: decision.case, positions: positions)
    }
    return unique
  }

  /// Decoded first: keys may mean other things in another version.
  private struct Version: Decodable { var schemaVersion: Int }
}

/// The decision on one case: the hashes identify the pictures that the reviewer saw.
package struct Decision: Codable, Equatable, Sendable {
  package enum Answer: String, Codable, Sendable { case accept, reject }

  /// The case's path, as in the results.
  package var `case`: String
  package var decision: Answer
  /// The hash of the reference's PNG file; nil where there was none.
  package var expected: Hash128?
  /// The hash of the PNG file of the actual picture.
  package var actual: Hash128
  /// The reviewer's reason, in any words; nil for none, as in files of earlier versions.
  package var note: String?

  package init(
    case path: String, _ decision: Answer, expected: Hash128?, actual: Hash128, note: String? = nil
  ) {
    (self.case, self.decision, self.expected, self.actual, self.note) = (path, decision, expected, actual, note)
  }
}

/// A reason that a file of decisions cannot be used.
package enum DecisionError: Error, Equatable {
  case missing(path: String)
  case unreadable(StoreError)
  case malformed(path: String, reason: String)
  case version(Int, path: String)
  /// Two decisions on a case contradict each other.
  case contradictory(path: String, case: String, positions: [TextPosition])
  /// A comment names something other than the number of a cause.
  case unknownWord(String, path: String)
  /// A comment has numbers of causes and decisions.
  case ambiguousComment(path: String)
}

extension DecisionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path): "There is no file '\(path)'."
    case .unreadable(let error): error.description
    case .malformed(let path, let reason):
      "'\(path)' is not a file of decisions: \(reason.withoutFullStop). RESULTS.md has its keys."
    case .contradictory(let path, let name, let positions):
      "'\(path)' has two different decisions on \(name), at "
        + positions.map(\.description).joined(separator: " and ") + ". Remove one of them."
    case .unknownWord(let word, let path):
      "'\(path)': '\(word)' is not the number of a cause. Write `\(ApprovalFile.command)` for all, or "
        + "`\(ApprovalFile.command) 1 3` for some."
    case .ambiguousComment(let path):
      "'\(path)' has both numbers of causes and decisions. Write the numbers, or decisions below "
        + "`\(ApprovalFile.command)`."
    case .version(let version, let path):
      "'\(path)' has version \(version) of decisions, but this Galley reads version \(Decisions.currentVersion). Use the Galley "
        + "that wrote it."
    }
  }
}
