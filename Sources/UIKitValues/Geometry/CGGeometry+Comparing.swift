public import Foundation

// Core Graphics' names for `==`, which Foundation has not on Linux.

extension CGPoint {
  /// Whether both coordinates are the same, to the last bit: the name Core Graphics has for `==`.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both lengths are the same, to the last bit: the name Core Graphics has for `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both are the same place, however their sizes are signed.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
