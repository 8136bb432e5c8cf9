public import Foundation

/// An accessibility element that is not a view. Stored; it is not drawn.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The container of the element; a weak reference.
  open weak var accessibilityContainer: AnyObject?
  /// The element's frame in the coordinate space of its container view.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// An identifier for tests.
  open var accessibilityIdentifier: String?

  /// Creates an element in a container, usually a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  override var ownAccessibilityIdentifier: String? { accessibilityIdentifier }
  @_spi(Subclasses) open override var isStandardAccessibilityElement: Bool { true }

  /// The frame on the screen that was set or, by default, `accessibilityFrameInContainerSpace` converted to the
  /// screen.
  open override var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? frameOnScreen }
    set { super.accessibilityFrame = newValue }
  }

  private var frameOnScreen: CGRect {
    let view = accessibilityContainer as? UIView
    return view?.convert(accessibilityFrameInContainerSpace, to: nil) ?? accessibilityFrameInContainerSpace
  }
}
