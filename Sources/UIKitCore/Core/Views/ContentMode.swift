package import Foundation

extension UIView {
  /// The ways in which a view's content fills its bounds, with UIKit's raw values.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// Scaled to the size of the bounds, regardless of its proportions.
    case scaleToFill = 0
    /// Scaled to the largest size that fits in the bounds, keeping its proportions, and centred; part of the bounds
    /// may be empty.
    case scaleAspectFit = 1
    /// Scaled to the smallest size that fills the bounds, keeping its proportions, and centred; part of the content
    /// may be outside.
    case scaleAspectFill = 2
    /// The same as `scaleToFill`: a view's drawing is recorded again for each picture anyway.
    case redraw = 3
    /// Centred at its own size; like all the following, it may extend beyond the bounds.
    case center = 4
    /// At its own size, centred at the top edge.
    case top = 5
    /// At its own size, centred at the bottom edge.
    case bottom = 6
    /// At its own size, centred at the left edge, in either layout direction.
    case left = 7
    /// At its own size, centred at the right edge, in either layout direction.
    case right = 8
    /// At its own size, in the top left corner.
    case topLeft = 9
    /// At its own size, in the top right corner.
    case topRight = 10
    /// At its own size, in the bottom left corner.
    case bottomLeft = 11
    /// At its own size, in the bottom right corner.
    case bottomRight = 12
  }
}

extension UIView.ContentMode {
  /// The rectangle of content of `size` when displayed in `bounds`.
  ///
  /// A 20 x 10 image in a 100 x 100 square is 100 x 50, centred, with `scaleAspectFit`, and remains 20 x 10 with
  /// `topLeft`. The rectangle may extend beyond the bounds.
  package func rect(forContentOf size: CGSize, in bounds: CGRect) -> CGRect {
    let scaled = scaledSize(of: size, in: bounds.size)
    return CGRect(
      x: bounds.origin.x + (bounds.size.width - scaled.width) * horizontalPosition,
      y: bounds.origin.y + (bounds.size.height - scaled.height) * verticalPosition,
      width: scaled.width, height: scaled.height)
  }

  private func scaledSize(of size: CGSize, in available: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    let horizontal = available.width / size.width
    let vertical = available.height / size.height
    switch self {
    case .scaleToFill, .redraw: return available
    case .scaleAspectFit: return size.scaled(by: min(horizontal, vertical))
    case .scaleAspectFill: return size.scaled(by: max(horizontal, vertical))
    default: return size
    }
  }

  /// The horizontal position: 0 at the left edge, 1 at the right.
  private var horizontalPosition: CGFloat {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// The vertical position: 0 at the top edge, 1 at the bottom.
  private var verticalPosition: CGFloat {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
