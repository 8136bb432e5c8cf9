package import Foundation

/// The attributes of a range of text, read by type. A value of the wrong type has no effect and is a fault.
package struct TextAttributeReader {
  package let attributes: [NSAttributedString.Key: Any]

  package init(attributes: [NSAttributedString.Key: Any]) {
    self.attributes = attributes
  }

  package func value<Value>(_ key: NSAttributedString.Key, as type: Value.Type = Value.self) -> Value? {
    guard let value = attributes[key], !(value is NSNull) else { return nil }
    guard let value = value as? Value else {
      report(key, expected: "a \(type)")
      return nil
    }
    return value
  }

  func number(_ key: NSAttributedString.Key) -> Double? {
    guard let value = attributes[key], !(value is NSNull) else { return nil }
    guard let number = TextAttributeReader.number(value), number.isFinite else {
      report(key, expected: "a finite number")
      return nil
    }
    return number
  }

  func integer(_ key: NSAttributedString.Key) -> Int? {
    number(key).map { Int(min(max($0, -1e9), 1e9)) }
  }

  func integers(_ key: NSAttributedString.Key) -> [Int] {
    (value(key, as: [Any].self) ?? []).compactMap { value in
      TextAttributeReader.number(value).flatMap { Int(exactly: $0) }
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }

  private func report(_ key: NSAttributedString.Key, expected: String) {
    UIKitFaults.raise(
      "NSInvalidArgumentException", call: "NSAttributedString",
      reason: "the value of '\(key.rawValue)' is not \(expected)")
  }
}
