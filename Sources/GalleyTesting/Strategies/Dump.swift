import Foundation

extension Snapshotting where Format == String {
  /// Any value and what is in it, a line each; of sets and dictionaries in the order of their lines.
  public static var dump: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { ValueDump.text(of: $0) }
  }
}

/// A value as text: bullets, names, and what is in it two spaces further in.
enum ValueDump {
  /// Deeper values are left out, so that one that holds itself ends.
  private static let depthLimit = 100

  static func text(of value: Any) -> String { lines(of: value, name: nil, depth: 0).joined() }

  private static func lines(of value: Any, name: String?, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let label = name.map { "\($0): " } ?? ""
    let mirror = Mirror(reflecting: value)
    guard depth < depthLimit else { return ["\(indent)- \(label)…\n"] }
    if let text = leaf(value) { return ["\(indent)- \(label)\(text)\n"] }
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    return ["\(indent)\(bullet) \(label)\(summary(value, mirror))\n"] + children(mirror, depth)
  }

  private static func children(_ mirror: Mirror, _ depth: Int) -> [String] {
    var parts = mirror.children.map { lines(of: $0.value, name: $0.label, depth: depth + 1) }
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
      parts.sort { $0.joined() < $1.joined() }
    }
    return parts.flatMap { $0 }
  }

  /// Values that are one line, whatever they are made of.
  private static func leaf(_ value: Any) -> String? {
    switch value {
    case let text as String: String(reflecting: text)
    case let text as Substring: String(reflecting: String(text))
    case let character as Character: String(reflecting: character)
    case let url as URL: url.absoluteString
    case let date as Date: date.formatted(.iso8601)
    case let data as Data: "\(data.count) bytes"
    default: nil
    }
  }

  private static func summary(_ value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    return switch mirror.displayStyle {
    case .collection: count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set: count == 1 ? "1 member" : "\(count) members"
    case .tuple: count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional: count == 0 ? "\(mirror.subjectType).none" : "\(mirror.subjectType)"
    case .enum: count == 0 ? "\(mirror.subjectType).\(value)" : "\(mirror.subjectType)"
    case .struct, .class: (value as? any CustomStringConvertible)?.description ?? "\(mirror.subjectType)"
    default: String(describing: value)
    }
  }
}
