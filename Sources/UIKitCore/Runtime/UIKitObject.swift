public import Foundation

/// The members that UIKit and Objective-C add to every `NSObject`: selectors, delayed calls, key-value coding and observing, and
/// accessibility.
///
/// They are members of a protocol, so that a class may have members with the same names. Differs from UIKit: a class
/// that is not a `UIResponder` cannot override them.
@preconcurrency @MainActor
public protocol UIKitObject: NSObject {}

extension NSObject: UIKitObject {}

// The name of Foundation's overlay.
// swift-format-ignore: NoLeadingUnderscores
/// The protocol by which objects are observed, which apps extend.
public typealias _KeyValueCodingAndObserving = UIKitObject
