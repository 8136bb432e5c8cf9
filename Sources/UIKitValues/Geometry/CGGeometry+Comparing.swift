public import Foundation

// Core Graphics' names for `==`, which Foundation does not have on Linux.

extension CGPoint {
  /// Whether both coordinates are exactly equal: Core Graphics' name for `==`.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both sides are exactly equal: Core Graphics' name for `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both cover the same area, whatever the signs of their sizes.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
