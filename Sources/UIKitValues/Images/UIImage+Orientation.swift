import Foundation

extension UIImage {
  /// The way in which stored pixels are turned for display; raw values are UIKit's.
  public enum Orientation: Int, Sendable, CaseIterable {
    /// As they are stored.
    case up = 0
    /// Turned by 180°.
    case down = 1
    /// Turned by 90° counterclockwise.
    case left = 2
    /// Turned by 90° clockwise.
    case right = 3
    /// Mirrored from left to right.
    case upMirrored = 4
    /// Mirrored from left to right, then turned by 180°.
    case downMirrored = 5
    /// Mirrored from left to right, then turned by 90° counterclockwise.
    case leftMirrored = 6
    /// Mirrored from left to right, then turned by 90° clockwise.
    case rightMirrored = 7
  }
}

extension UIImage.Orientation {
  /// The orientation for a value of EXIF's tag 0x0112, 1...8 (CIPA DC-008, 4.6.4); nil for any other.
  package init?(exif value: Int) {
    let all: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    guard (1...8).contains(value) else { return nil }
    self = all[value - 1]
  }

  /// Whether width and height of the display are height and width of what is stored.
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation of the same picture mirrored from left to right as it is displayed.
  var flippedHorizontally: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// The stored pixel that is displayed at a place.
  ///
  /// - Parameters:
  ///   - width: the number of stored columns.
  ///   - height: the number of stored rows.
  func stored(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .up: (x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .left: (width - 1 - y, x)
    case .right: (y, height - 1 - x)
    case .upMirrored: (width - 1 - x, y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    }
  }
}
