public import Foundation

/// A shadow of text.
open class NSShadow: NSObject, NSCopying {
  private let mark = CoreFoundationMark()
  /// The offset in points, to the right and downwards; zero by default, like the blur (Apple's documentation of
  /// `init()`).
  open var shadowOffset = CGSize.zero
  /// The blur radius of Core Graphics in points: twice the standard deviation of the Gaussian.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black with an alpha of 1/3 by default (UIKit's header). `nil` for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  open override var hash: Int { shadowOffset.width.hashValue ^ shadowBlurRadius.hashValue }
}
