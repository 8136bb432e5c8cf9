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

  /// The number of elements that may contain each other before a circle is assumed.
  private static let depthLimit = 100

  /// The frame in the space of a view, or of an element, in which it is relative to that one's origin.
  private var frameOnScreen: CGRect {
    var (frame, container) = (accessibilityFrameInContainerSpace, accessibilityContainer)
    for _ in 0..<Self.depthLimit {
      if let view = container as? UIView { return view.convert(frame, to: nil) }
      guard let element = container as? UIAccessibilityElement else { return frame }
      let place = element.accessibility?.frame ?? element.accessibilityFrameInContainerSpace
      frame = frame.offsetBy(dx: place.minX, dy: place.minY)
      if element.accessibility?.frame != nil { return frame }
      container = element.accessibilityContainer
    }
    return frame
  }
}
