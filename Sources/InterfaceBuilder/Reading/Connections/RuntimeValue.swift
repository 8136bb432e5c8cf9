import Foundation
import InterfaceDocuments
import UIKitValues

/// Values of runtime attributes.
enum RuntimeValue {
  /// A value as a property's type: numbers are converted to each other, as key-value coding does.
  static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double else { return nil }
    let candidates: [Any] = [Int(exactly: number.rounded(.towardZero)) as Any, CGFloat(number), Float(number)]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }
}
