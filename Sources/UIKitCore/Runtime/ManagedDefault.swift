package import Foundation

/// A type of properties that has a value before one is set.
package protocol ManagedDefault {
  static var managedDefault: Self { get }
}

extension Optional: ManagedDefault {
  package static var managedDefault: Wrapped? { nil }
}
extension Bool: ManagedDefault {
  package static var managedDefault: Bool { false }
}
extension Int: ManagedDefault {
  package static var managedDefault: Int { 0 }
}
extension Int16: ManagedDefault {
  package static var managedDefault: Int16 { 0 }
}
extension Int32: ManagedDefault {
  package static var managedDefault: Int32 { 0 }
}
extension Int64: ManagedDefault {
  package static var managedDefault: Int64 { 0 }
}
extension Double: ManagedDefault {
  package static var managedDefault: Double { 0 }
}
extension Float: ManagedDefault {
  package static var managedDefault: Float { 0 }
}
extension Decimal: ManagedDefault {
  package static var managedDefault: Decimal { 0 }
}
extension String: ManagedDefault {
  package static var managedDefault: String { "" }
}
extension Data: ManagedDefault {
  package static var managedDefault: Data { Data() }
}
extension Date: ManagedDefault {
  package static var managedDefault: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension UUID: ManagedDefault {
  package static var managedDefault: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension Array: ManagedDefault {
  package static var managedDefault: [Element] { [] }
}
extension Set: ManagedDefault {
  package static var managedDefault: Set<Element> { [] }
}
extension Dictionary: ManagedDefault {
  package static var managedDefault: [Key: Value] { [:] }
}
extension CGFloat: ManagedDefault {
  package static var managedDefault: CGFloat { 0 }
}
extension CGPoint: ManagedDefault {
  package static var managedDefault: CGPoint { .zero }
}
extension CGSize: ManagedDefault {
  package static var managedDefault: CGSize { .zero }
}
extension CGRect: ManagedDefault {
  package static var managedDefault: CGRect { .zero }
}
