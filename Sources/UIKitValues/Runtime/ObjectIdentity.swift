/// The object that a value is, however many optionals it is in; nil for a struct, and for none.
///
/// What is passed `as Any` keeps its optional, which `type(of:)` tells for the value's type.
package func objectIdentity(of value: Any) -> AnyObject? {
  var value = value
  while let optional = value as? any OptionalValue {
    guard let wrapped = optional.wrapped else { return nil }
    value = wrapped
  }
  return type(of: value) is AnyClass ? value as AnyObject : nil
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
