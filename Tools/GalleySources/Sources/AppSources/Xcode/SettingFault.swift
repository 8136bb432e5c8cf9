import QuotedText
import SourceRewriting

/// A setting whose value has no end.
enum SettingFault: Hashable {
  /// Settings name each other in a circle, which begins and ends with the same.
  case circle([String])
  /// A setting names another, that one a third, and so on, through more than can be meant.
  case depth(of: String, limit: Int)

  /// The setting that is named first.
  var name: String {
    switch self {
    case .circle(let names): names.first ?? ""
    case .depth(let name, _): name
    }
  }

  /// The problem, in the project's file.
  func problem(in project: String) -> SourceProblem {
    let (message, suggestion) =
      switch self {
      case .circle(let names):
        (
          "the setting \(name.quoted) names itself: \(names.map(\.quoted).joined(separator: ", ")); its value is empty",
          "Give one of them a value without the next."
        )
      case .depth(let name, let limit):
        (
          "the setting \(name.quoted) names others through more than \(limit) steps; what is named last is empty",
          "Write its value with fewer steps."
        )
      }
    return SourceProblem(
      SettingPlaces(project).position(of: name), path: project, construct: nil, message: message,
      suggestion: suggestion)
  }
}

/// Finds the places of settings in a project's file.
struct SettingPlaces {
  private let lines: [Substring]

  init(_ project: String) {
    let bytes = (try? FileContents.bytes(of: project)) ?? []
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The first place at which a setting has a value; the file's start if there is none.
  ///
  /// - Parameter value: a part of the value.
  func position(of name: String, value: String = "") -> SourcePosition {
    for (index, line) in lines.enumerated() where line.contains(value) {
      guard let range = line.ranges(of: "\(name) =").first ?? line.ranges(of: "\(name.debugDescription) =").first,
        !isPartOfWord(line, range.lowerBound)
      else { continue }
      return SourcePosition(
        line: index + 1, column: line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1)
    }
    return SourcePosition(line: 1, column: 1)
  }

  private func isPartOfWord(_ line: Substring, _ index: Substring.Index) -> Bool {
    guard index > line.startIndex, let before = line[..<index].last else { return false }
    return before.isLetter || before.isNumber || before == "_"
  }
}
