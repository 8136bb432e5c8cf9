import Foundation

/// The orientation of an image in a file, with the values of Exif's tag.
public enum CGImagePropertyOrientation: UInt32, Sendable, CaseIterable {
  /// Upright.
  case up = 1
  /// Upright and mirrored.
  case upMirrored = 2
  /// Turned by a half.
  case down = 3
  /// Turned by a half and mirrored.
  case downMirrored = 4
  /// Turned to the left and mirrored.
  case leftMirrored = 5
  /// To be turned to the right.
  case right = 6
  /// Turned to the right and mirrored.
  case rightMirrored = 7
  /// To be turned to the left.
  case left = 8
}
