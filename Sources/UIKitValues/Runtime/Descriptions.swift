// Foundation's geometry is printed as on Apple's side.
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

extension NSObject {
  /// The name of the class: `UIView` for UIKit's and Foundation's, `Module.Name` for others, as on Apple's side.
  ///
  /// Differs from UIKit: it cannot be overridden, and classes in others are named like `Module.Outer.Inner`.
  public class func description() -> String {
    var parts = String(reflecting: self).split(separator: ".")
    // Private ones stand in a context that has an address.
    parts.removeAll { $0.hasPrefix("(unknown context at ") }
    if ["UIKitValues", "UIKitCore", "UIKitLists", "Foundation"].contains(parts.first) { parts.removeFirst() }
    return parts.joined(separator: ".")
  }
}

// What is printed for geometry on Apple's side. Foundation prints the fields on Linux: no package beside this one may say
// otherwise, as Swift allows one such conformance.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(x, y)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(width, height)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(x, y, width, height)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
