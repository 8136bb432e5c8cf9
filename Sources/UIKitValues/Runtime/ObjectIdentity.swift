/// The object that a value is or wraps, in any number of optionals; `nil` for a struct, and for `nil`.
///
/// A value passed `as Any` keeps its optional, whose type is what `type(of:)` returns.
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
