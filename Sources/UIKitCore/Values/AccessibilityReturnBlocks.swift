public import Foundation

// Closures without arguments, with the names of iOS 17.

/// A closure that is asked for a text whenever the element is.
public typealias AXStringReturnBlock = () -> String?
/// A closure that is asked for texts whenever the element is.
public typealias AXStringArrayReturnBlock = () -> [String]?
/// A closure that is asked for a text with attributes whenever the element is.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A closure that is asked for a decision whenever the element is.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that is asked for traits whenever the element is.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that is asked for a rectangle on the screen whenever the element is.
public typealias AXRectReturnBlock = () -> CGRect
/// A closure that is asked for an outline on the screen whenever the element is.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A closure that is asked for a point on the screen whenever the element is.
public typealias AXPointReturnBlock = () -> CGPoint
/// A closure that is asked for elements whenever the element is.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that is asked for custom actions whenever the element is.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// A closure that is asked for more content whenever the element is.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?
