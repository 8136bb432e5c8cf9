// Core Text's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A delegate that determines the size of a character.
public final class CTRunDelegate {
  let callbacks: CTRunDelegateCallbacks
  let context: UnsafeMutableRawPointer?

  init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer?) {
    (self.callbacks, self.context) = (callbacks, context)
  }

  deinit {
    if let context { callbacks.dealloc(context) }
  }

  /// Something that has the room, and shows nothing.
  var attachment: NSTextAttachment? {
    guard let context else { return nil }
    let descent = callbacks.getDescent(context)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(
      x: 0, y: -descent, width: callbacks.getWidth(context), height: callbacks.getAscent(context) + descent)
    return attachment
  }
}

/// The functions of a delegate, which are called with its context: closures, as C's functions cannot return Swift's
/// `CGFloat` on Linux.
public struct CTRunDelegateCallbacks {
  public var version: CFIndex
  public var dealloc: (UnsafeMutableRawPointer) -> Void
  public var getAscent: (UnsafeMutableRawPointer) -> CGFloat
  public var getDescent: (UnsafeMutableRawPointer) -> CGFloat
  public var getWidth: (UnsafeMutableRawPointer) -> CGFloat

  public init(
    version: CFIndex, dealloc: @escaping (UnsafeMutableRawPointer) -> Void,
    getAscent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getDescent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getWidth: @escaping (UnsafeMutableRawPointer) -> CGFloat
  ) {
    (self.version, self.dealloc) = (version, dealloc)
    (self.getAscent, self.getDescent, self.getWidth) = (getAscent, getDescent, getWidth)
  }
}

public let kCTRunDelegateVersion1: CFIndex = 1
public let kCTRunDelegateCurrentVersion: CFIndex = 1

public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? { CTRunDelegate(callbacks.pointee, refCon) }
/// The context, as it was given; the delegate's own address without one.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.context ?? Unmanaged.passUnretained(runDelegate).toOpaque()
}

/// The text with room where it has delegates.
func withDelegates(_ string: NSAttributedString) -> NSAttributedString {
  let key = NSAttributedString.Key(kCTRunDelegateAttributeName)
  var found: [(NSRange, NSTextAttachment)] = []
  string.enumerateAttribute(key, in: NSRange(location: 0, length: string.length), options: []) { value, range, _ in
    if let attachment = (value as? CTRunDelegate)?.attachment { found.append((range, attachment)) }
  }
  guard !found.isEmpty else { return string }
  let text = NSMutableAttributedString(attributedString: string)
  for (range, attachment) in found { text.addAttribute(.attachment, value: attachment, range: range) }
  return text
}
