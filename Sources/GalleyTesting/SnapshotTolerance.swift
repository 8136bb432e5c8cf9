import ImageComparison

/// How much a picture may differ from its reference and still pass. Without rules, not at all.
///
/// Rules are about pixels. What moved, or reads otherwise, in the layout's record is never accepted.
///
/// Every rule that is given has to hold: a further rule hides less. There is no need of any where pictures are made by the
/// same engine, as they are the same bytes on every machine.
public struct SnapshotTolerance: Hashable, Sendable {
  /// The largest accepted difference of a channel, from 0 to 255. It hides a change of a colour by as many levels,
  /// everywhere.
  public var channel: Int?
  /// How many pixels may differ, by anything, in each square window of `windowSize` pixels a side. It hides a dot, and dots
  /// that stand apart.
  public var pixelsInWindow: Int?
  /// The side of those windows, from 1 to 255 pixels.
  public var windowSize: Int
  /// The share of pixels that have to match, from 0 to 1. It hides as much of the picture wherever it is: on a phone's
  /// screen, a hundredth is a line of text.
  public var precision: Double?
  /// How alike colours have to look to match, from 0 to 1: a CIE94 difference of at most `(1 - p) * 100`. It hides any
  /// number of pixels whose colours look alike.
  public var perceptualPrecision: Double?
  /// Names (`accessibilityIdentifier`) of views that are not looked into; their frames count.
  public var mask: [String]

  /// Rules that are nil are not given.
  public init(
    channel: Int? = nil, pixelsInWindow: Int? = nil, windowSize: Int = 8, precision: Double? = nil,
    perceptualPrecision: Double? = nil, mask: [String] = []
  ) {
    (self.channel, self.pixelsInWindow, self.windowSize) = (channel, pixelsInWindow, windowSize)
    (self.precision, self.perceptualPrecision, self.mask) = (precision, perceptualPrecision, mask)
  }

  /// Accepts no difference at all.
  public static let none = SnapshotTolerance()

  /// - Throws: `ToleranceError` for what is out of its range.
  func rules() throws -> Tolerance {
    try Tolerance(
      channel: channel, pixelsInWindow: pixelsInWindow.map { .init(count: $0, size: windowSize) }, precision: precision,
      perceptualPrecision: perceptualPrecision, mask: mask)
  }
}
