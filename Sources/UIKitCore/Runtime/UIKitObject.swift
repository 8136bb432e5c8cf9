public import Foundation

/// What UIKit and Objective-C add to every `NSObject`: it can be asked for methods by their names, and says what it is to
/// assistive technologies.
///
/// Members of a protocol, so that a class may have members of the same names. Differs from UIKit: a class that is no
/// `UIResponder` cannot override them.
@preconcurrency @MainActor
public protocol UIKitObject: NSObject {}

extension NSObject: UIKitObject {}
