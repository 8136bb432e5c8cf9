// Foundation's geometry is printed as on Apple's side.
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

/// A class that describes itself: an app's that overrides `description()`, which is rewritten as this.
public protocol DescribedClass: NSObject {
  /// The description of the class.
  static func classDescription() -> String
}

extension NSObject {
  /// The name of the class: `UIView` for UIKit's and Foundation's, `Module.Name` for others, as on Apple's platforms.
  ///
  /// Differs from UIKit: only an app's rewritten classes override it, and nested classes are named like
  /// `Module.Outer.Inner`.
  public class func description() -> String {
    (self as? any DescribedClass.Type)?.classDescription() ?? inheritedDescription()
  }

  /// The name of the class, which an override of `description()` finds above it.
  public class func inheritedDescription() -> String {
    var parts = String(reflecting: self).split(separator: ".")
    // The names of private classes contain a context with an address.
    parts.removeAll { $0.hasPrefix("(unknown context at ") }
    if let module = parts.first, systemModules.contains(String(module)) { parts.removeFirst() }
    return parts.joined(separator: ".")
  }
}

/// The modules whose classes have no module's name on Apple's platforms.
private let systemModules: Set = [
  "Foundation", "UIKitBars", "UIKitControls", "UIKitCore", "UIKitLists", "UIKitPresentation", "UIKitText",
  "UIKitValues",
]

// The descriptions of geometry on Apple's platforms. Foundation on Linux prints the fields. As Swift allows only one
// such conformance, no package used together with this one may declare another.

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
