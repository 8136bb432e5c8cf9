package import Foundation

// Registered cells, appearance proxies, layers of views, gesture recognizers in documents, layout attributes and invalidation contexts are created from classes that are
// known only at run time. In Swift that takes a `required` initializer, and each subclass with its own designated
// initializer would have to repeat it, which no source written for UIKit does. A required initializer that is
// unavailable need not be repeated: such a subclass inherits it, and it calls the subclass's `init(frame:)` or
// `init()`. As an unavailable initializer cannot be called directly, it is called as the requirement of a protocol;
// the class's conformance to that is unavailable, too.

/// A class of views that can be created with a frame.
package protocol FrameMaking {
  @MainActor init(__frame frame: CGRect)
}

/// A class of bar items that can be created without arguments.
package protocol ItemMaking {
  @MainActor init(__item: Void)
}

/// A class of layers that can be created without arguments.
package protocol LayerMaking {
  @MainActor init(__ofView: Void)
}

/// A class of gesture recognizers that can be created from a document.
package protocol CoderMaking {
  @MainActor init?(__coder coder: NSCoder)
}

/// A class of gesture recognizers that can be created with a target.
package protocol TargetMaking {
  @MainActor init(__target target: Any?, action: Selector?)
}

/// A class of controllers that can be created with the name of a nib.
package protocol ControllerMaking {
  @MainActor init(__nibName name: String?, bundle: Bundle?)
}

/// A class of responders that can be created without arguments.
package protocol ResponderMaking {
  @MainActor init(__ofApp: Void)
}

@available(*, unavailable)
extension UIResponder: ResponderMaking {}
@available(*, unavailable)
extension UIViewController: ControllerMaking {}
@available(*, unavailable)
extension UIGestureRecognizer: CoderMaking, TargetMaking {}
@available(*, unavailable)
extension UIView: FrameMaking {}
@available(*, unavailable)
extension CALayer: LayerMaking {}
@available(*, unavailable)
extension UIBarItem: ItemMaking {}
