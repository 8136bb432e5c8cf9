import Foundation

/// A type of properties that has a value before one is set.
protocol ManagedDefault {
  static var managedDefault: Self { get }
}

extension Optional: ManagedDefault {
  static var managedDefault: Wrapped? { nil }
}
extension Bool: ManagedDefault {
  static var managedDefault: Bool { false }
}
extension Int: ManagedDefault {
  static var managedDefault: Int { 0 }
}
extension Int16: ManagedDefault {
  static var managedDefault: Int16 { 0 }
}
extension Int32: ManagedDefault {
  static var managedDefault: Int32 { 0 }
}
extension Int64: ManagedDefault {
  static var managedDefault: Int64 { 0 }
}
extension Double: ManagedDefault {
  static var managedDefault: Double { 0 }
}
extension Float: ManagedDefault {
  static var managedDefault: Float { 0 }
}
extension Decimal: ManagedDefault {
  static var managedDefault: Decimal { 0 }
}
extension String: ManagedDefault {
  static var managedDefault: String { "" }
}
extension Data: ManagedDefault {
  static var managedDefault: Data { Data() }
}
extension Date: ManagedDefault {
  static var managedDefault: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension UUID: ManagedDefault {
  static var managedDefault: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension Array: ManagedDefault {
  static var managedDefault: [Element] { [] }
}
extension Set: ManagedDefault {
  static var managedDefault: Set<Element> { [] }
}
extension Dictionary: ManagedDefault {
  static var managedDefault: [Key: Value] { [:] }
}
