package import Foundation

extension UIView {
  /// How a view's content fills its bounds; raw values are UIKit's.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// As large as the bounds, whatever that does to its proportions.
    case scaleToFill = 0
    /// As large as the bounds allow in its own proportions, in the middle; some of the bounds may stay free.
    case scaleAspectFit = 1
    /// As small as fills the bounds in its own proportions, in the middle; some of it may lie outside.
    case scaleAspectFill = 2
    /// As `scaleToFill`: what a view draws is recorded for each picture anyway.
    case redraw = 3
    /// In its own size, in the middle; like all that follow it may reach outside of the bounds.
    case center = 4
    /// In its own size, at the middle of the top edge.
    case top = 5
    /// In its own size, at the middle of the bottom edge.
    case bottom = 6
    /// In its own size, at the middle of the left edge, in either direction.
    case left = 7
    /// In its own size, at the middle of the right edge, in either direction.
    case right = 8
    /// In its own size, in the top left corner.
    case topLeft = 9
    /// In its own size, in the top right corner.
    case topRight = 10
    /// In its own size, in the bottom left corner.
    case bottomLeft = 11
    /// In its own size, in the bottom right corner.
    case bottomRight = 12
  }
}

extension UIView.ContentMode {
  /// Where content of `size` lies when shown in `bounds`.
  ///
  /// A 20 x 10 picture in a 100 x 100 square is 100 x 50, centred, under `scaleAspectFit`, and stays 20 x 10 under
  /// `topLeft`. Content may reach outside of the bounds.
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

  /// 0 at the left edge, 1 at the right one.
  private var horizontalPosition: CGFloat {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// 0 at the top edge, 1 at the bottom one.
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
