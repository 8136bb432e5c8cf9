package import Foundation

/// The source of `init(coder:)` of views, controllers and items in an Interface Builder document: the values of the
/// element from which the object is made.
///
/// Each class asks for the properties that it declares, after it was initialized: what a subclass sets in its own
/// `init(coder:)` after `super.init(coder:)` is kept, as in UIKit.
@MainActor
package protocol DocumentDecoding: NSCoder {
  /// Sets the properties of `object` that its class, or one of the classes it inherits from, declares.
  func decodeProperties(of object: NSObject, declaredBy declaringClass: AnyClass)

  /// The value of an attribute of the element, with the variations for the current traits; nil if it has none.
  func attribute(_ name: String) -> String?

  /// Makes the object of the element's child with a key, such as the layout of a collection view; nil if there is none.
  func decodeChild(_ key: String) -> AnyObject?
}

extension NSCoder {
  /// The coder of a document; nil for an archive, which is not supported.
  package var document: (any DocumentDecoding)? { self as? any DocumentDecoding }
}
