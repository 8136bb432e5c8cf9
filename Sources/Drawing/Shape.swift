package import Foundation

/// A rectangle, its corners rounded by circular arcs.
///
/// A radius above half of the shorter side counts as that half, one below zero as zero.
package struct Shape: Sendable, Equatable {
  /// In points, in the root view's space.
  package var rect: CGRect
  /// In points.
  package var cornerRadius: Double

  package init(rect: CGRect, cornerRadius: Double = 0) {
    self.rect = rect
    self.cornerRadius = cornerRadius
  }
}

extension Shape: CustomStringConvertible {
  package var description: String {
    cornerRadius == 0 ? numbers(rect) : "\(numbers(rect)) radius \(number(cornerRadius))"
  }
}
