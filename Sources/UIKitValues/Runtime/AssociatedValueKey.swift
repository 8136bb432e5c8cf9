/// The key of values of one type that are associated with objects: an address that no other key has.
package struct AssociatedValueKey<Value>: @unchecked Sendable {
  // It is never read.
  private let address = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  package init() {}

  /// The value that is associated with an object; nil if there is none.
  package subscript(object: AnyObject) -> Value? {
    get { objc_getAssociatedObject(object, address) as? Value }
    nonmutating set { objc_setAssociatedObject(object, address, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
