import Foundation
import JSONDocuments
import TestSupport

/// Random JSON texts, whose parsed values are compared with Foundation's.
enum RandomJSON {
  static func text(using random: inout SeededGenerator, depth: Int = 0) -> String {
    switch Int.random(in: 0..<(depth < 4 ? 7 : 5), using: &random) {
    case 0: return ["null", "true", "false"].randomElement(using: &random) ?? "null"
    case 1: return "\(Int.random(in: -1_000_000...1_000_000, using: &random))"
    case 2: return "\(Double.random(in: -1e9...1e9, using: &random))"
    case 3, 4: return string(using: &random)
    case 5:
      let values = (0..<Int.random(in: 0...4, using: &random)).map { _ in text(using: &random, depth: depth + 1) }
      return "[ \(values.joined(separator: " ,"))]"
    default:
      let members = (0..<Int.random(in: 0...4, using: &random)).map { index in
        "\"\(index)\" :\n\(text(using: &random, depth: depth + 1))"
      }
      return "{\(members.joined(separator: ",\t"))}"
    }
  }

  private static func string(using random: inout SeededGenerator) -> String {
    let parts = [
      "a", "\u{E9}", "\u{1F600}", "\\n", "\\u00e9", "\\ud83d\\ude00", "\\\\", "\\\"", " ", "\\/", "\u{4E00}",
    ]
    let chosen = (0..<Int.random(in: 0...8, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
    return "\"\(chosen.joined())\""
  }

  static func isEqual(_ value: JSONValue, _ expected: Any) -> Bool {
    switch value.content {
    case .null: return expected is NSNull
    case .bool(let flag): return (expected as? NSNumber)?.boolValue == flag
    case .number(let number):
      // Foundation's numbers are not always the closest ones in the last digits.
      guard let other = (expected as? NSNumber)?.doubleValue else { return false }
      return (number - other).magnitude <= number.magnitude * 1e-14
    case .string(let string): return (expected as? String).map { Array($0.utf8) == Array(string.utf8) } ?? false
    case .array(let values):
      guard let others = expected as? [Any], others.count == values.count else { return false }
      return zip(values, others).allSatisfy { isEqual($0, $1) }
    case .object(let members):
      guard let others = expected as? [String: Any], others.count == members.count else { return false }
      return members.allSatisfy { member in others[member.name].map { isEqual(member.value, $0) } ?? false }
    }
  }
}
