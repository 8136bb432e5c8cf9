import Foundation
import PropertyLists
import SourceRewriting

/// Reads a property list, and says what is wrong with it.
struct PropertyListReading {
  private let path: String
  /// The keys of the list with their values; none if it cannot be read.
  private(set) var keys: [String: Any] = [:]
  private var fault: Fault?

  private enum Fault {
    case missing
    /// The system cannot read it.
    case unreadable(reason: String)
    /// What is wrong in it, a sentence without its end.
    case malformed(SourcePosition, String)
  }

  init(_ path: String) {
    self.path = path
    let bytes: [UInt8]
    do throws(FileContents.Failure) {
      bytes = try FileContents.bytes(of: path)
    } catch {
      fault = error.isMissing ? .missing : .unreadable(reason: error.reason)
      return
    }
    do {
      let value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      if let value = value as? [String: Any] {
        keys = value
      } else {
        fault = Self.fault(of: bytes, path) ?? .malformed(.start, "its root is no dictionary")
      }
    } catch {
      fault = Self.fault(of: bytes, path) ?? Self.fault(error)
    }
  }

  /// What is wrong with the file.
  ///
  /// - Parameters:
  ///   - project: the file that names it.
  ///   - name: the name there.
  func problem(namedBy project: String, as name: String) -> SourceProblem? {
    switch fault {
    case nil: nil
    case .missing:
      SourceProblem(
        SettingPlaces(project).position(of: "INFOPLIST_FILE", value: name), path: project, construct: nil,
        message: "the information property list '\(path)' does not exist: it gives no keys",
        suggestion: "Correct INFOPLIST_FILE, or create the file.")
    case .unreadable(let reason):
      SourceProblem(
        .start, path: path, construct: nil,
        message: "the information property list cannot be read, and gives no keys: \(reason)",
        suggestion: "Change its permissions.")
    case .malformed(let position, let sentence):
      SourceProblem(
        position, path: path, construct: nil,
        message: "the information property list gives no keys: \(sentence)",
        suggestion: "Correct it, or open and save it in Xcode.")
    }
  }

  /// The fault of a list in XML, with its place.
  private static func fault(of bytes: [UInt8], _ path: String) -> Fault? {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard text.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) == UInt8(ascii: "<") else { return nil }
    do throws(PropertyListError) {
      let value = try PropertyListValue(bytes, file: path)
      if case .dictionary = value.content { return nil }
      return .malformed(SourcePosition(value.place), "its root is no '<dict>'")
    } catch {
      let sentence = "\(error)".dropFirst("\(error.place): ".count)
      return .malformed(SourcePosition(error.place), sentence.trimmingCharacters(in: ["."]))
    }
  }

  /// Foundation's words for what is wrong, which name a line.
  private static func fault(_ error: any Error) -> Fault {
    let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "it is no property list"
    let line = words.firstMatch(of: /line (\d+)/).flatMap { Int($0.output.1) } ?? 1
    return .malformed(SourcePosition(line: line, column: 1), words)
  }
}
