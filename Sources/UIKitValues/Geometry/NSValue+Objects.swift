public import Foundation

// Foundation on Linux has values of rows of numbers, but not of addresses: an address is kept as the bits of a number.

extension NSValue {
  /// A value that holds an object's address: it does not retain the object, which has to exist while it is asked for.
  public convenience init(nonretainedObject anObject: Any?) {
    let address = anObject.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) } ?? 0
    var bits = [Double(bitPattern: UInt64(address))]
    self.init(bytes: &bits, objCType: "[1d]")
  }

  /// The object whose address is in the value, which must still exist; `nil` in a value of something else.
  public var nonretainedObjectValue: Any? {
    guard String(cString: objCType) == "[1d]" else { return nil }
    var bits = [0.0]
    getValue(&bits)
    guard let address = UnsafeRawPointer(bitPattern: UInt(bits[0].bitPattern)) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
  }
}
