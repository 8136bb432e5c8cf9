import ImageComparison

/// The accepted difference of a picture from its reference. Without limits, none is accepted.
///
/// Limits are about pixels. Changes in the layout's record are never accepted.
///
/// All given limits have to hold, so a further limit makes the tolerance stricter. Pictures that the same engine made need
/// none, as they are the same bytes on every machine.
public struct SnapshotTolerance: Hashable, Sendable {
  /// The largest accepted difference of a channel, from 0 to 255. It hides a change of a colour by as many levels,
  /// everywhere.
  public var channel: Int?
  /// The number of pixels that may differ, by any amount, in each square window with sides of `windowSize` pixels. It hides
  /// a dot, and dots that are far apart.
  public var pixelsInWindow: Int?
  /// The side of the windows of `pixelsInWindow`, from 1 to 255 pixels.
  public var windowSize: Int
  /// The share of pixels that have to match, from 0 to 1. It hides that much of the picture anywhere: a hundredth of a
  /// phone's screen is a line of text.
  public var precision: Double?
  /// The perceived similarity of colours that match, from 0 to 1: a CIE94 difference of at most `(1 - p) * 100`. It hides any
  /// number of pixels whose colours look alike.
  public var perceptualPrecision: Double?
  /// Names (`accessibilityIdentifier`) of views whose pixels are not compared; their frames are.
  public var mask: [String]
  /// The reason for the tolerance.
  public var reason: String?
  /// The last day on which it holds, such as `2026-12-31`: from the next day on, its tests fail.
  public var until: String?
  /// The address of the issue that will end it.
  public var issue: String?

  /// Makes a tolerance of the limits that are not nil.
  public init(
    channel: Int? = nil, pixelsInWindow: Int? = nil, windowSize: Int = 8, precision: Double? = nil,
    perceptualPrecision: Double? = nil, mask: [String] = [], reason: String? = nil,
    until: String? = nil, issue: String? = nil
  ) {
    (self.reason, self.until, self.issue) = (reason, until, issue)
    (self.channel, self.pixelsInWindow, self.windowSize) = (channel, pixelsInWindow, windowSize)
    (self.precision, self.perceptualPrecision, self.mask) = (precision, perceptualPrecision, mask)
  }

  /// The tolerance that accepts no difference.
  public static let none = SnapshotTolerance()

  /// - Throws: `ToleranceError` for a limit that is out of its range.
  func rules() throws -> Tolerance {
    try Tolerance(
      channel: channel, pixelsInWindow: pixelsInWindow.map { .init(count: $0, size: windowSize) }, precision: precision,
      perceptualPrecision: perceptualPrecision, mask: mask)
  }
}
