package import Foundation

// Registered cells, appearance proxies, layout attributes and invalidation contexts are made of classes that are
// known at run time alone. In Swift that takes a `required` initialiser, and each subclass with a designated
// initialiser of its own would have to repeat it, which no source written for UIKit does. A required one that is
// unavailable need not be repeated: such a subclass keeps the inherited one, which calls its `init(frame:)` or
// `init()`. As an unavailable initialiser cannot be called either, it is called as the requirement of a protocol, to
// which the class conforms as unavailably.

/// A class of views that is made with a frame.
package protocol FrameMaking {
  @MainActor init(__frame frame: CGRect)
}

/// A class of things in bars.
package protocol ItemMaking {
  @MainActor init(__item: Void)
}

@available(*, unavailable)
extension UIView: FrameMaking {}
@available(*, unavailable)
extension UIBarItem: ItemMaking {}
