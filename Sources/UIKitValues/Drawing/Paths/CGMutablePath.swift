import Foundation
import OutlineGeometry

/// A path that lines and curves can be added to.
///
/// A line or curve without a current point is left out, as by Core Graphics. Each method's `transform` is applied to its
/// points first.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  override init(builder: OutlineBuilder) { super.init(builder: builder) }

  /// Creates an empty path.
  public convenience init() { self.init(builder: OutlineBuilder()) }

  func change(_ body: (inout OutlineBuilder) -> Void) { body(&builder) }
}

extension CGPath {
  /// A copy that can change.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(builder: builder) }

  /// A transformed copy that can change.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(builder: transformed(transform))
  }
}
