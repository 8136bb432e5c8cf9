// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import HeadlessUIKit

// The functions of geometry that Swift 4.2 made initializers and members.

/// The name of `UIOffset.init(horizontal:vertical:)` before Swift 4.2.
@available(*, deprecated, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// Whether offsets are equal: `==` since Swift 4.2.
@available(*, deprecated, message: "Use ==.")
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool { offset1 == offset2 }

/// The name of `UIFloatRange.init(minimum:maximum:)` before Swift 4.2.
@available(*, deprecated, renamed: "UIFloatRange.init(minimum:maximum:)")
public func UIFloatRangeMake(_ minimum: CGFloat, _ maximum: CGFloat) -> UIFloatRange {
  UIFloatRange(minimum: minimum, maximum: maximum)
}

/// The name of `NSCoder.string(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// The name of `NSCoder.cgPoint(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// The name of `NSCoder.string(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// The name of `NSCoder.cgSize(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// The name of `NSCoder.string(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// The name of `NSCoder.cgRect(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// The name of `NSCoder.string(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }

/// The name of `NSCoder.cgVector(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.cgVector(for:)")
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }

/// The name of `NSCoder.string(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }

/// The name of `NSCoder.cgAffineTransform(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.cgAffineTransform(for:)")
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

/// The name of `NSCoder.string(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }

/// The name of `NSCoder.uiEdgeInsets(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.uiEdgeInsets(for:)")
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }

/// The name of `NSCoder.string(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }

/// The name of `NSCoder.uiOffset(for:)` before Swift 4.2.
@available(*, deprecated, renamed: "NSCoder.uiOffset(for:)")
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
