public import Foundation

/// An element for assistive technologies that is no view of its own. Kept; nothing of it is painted.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What the element is in; it is not kept.
  open weak var accessibilityContainer: AnyObject?
  /// Where it is, in the space of the view it is in.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// A name for tests.
  open var accessibilityIdentifier: String?

  /// An element in a container, a view as a rule.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  override var isStandardAccessibilityElement: Bool { true }

  /// Where it was set to be on the screen, else `accessibilityFrameInContainerSpace` there.
  open override var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? frameOnScreen }
    set { super.accessibilityFrame = newValue }
  }

  private var frameOnScreen: CGRect {
    let view = accessibilityContainer as? UIView
    return view?.convert(accessibilityFrameInContainerSpace, to: nil) ?? accessibilityFrameInContainerSpace
  }
}
