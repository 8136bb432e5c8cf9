package import ImageComparison

/// The outcome of comparing a case with its reference, with the evidence.
///
/// Pictures are paths below the run's folder. `isRecorded` means that the reference was written. Kinds with much evidence have
/// it in memory of their own: most cases of a large run have none.
package enum Outcome: Equatable, Sendable {
  /// Layout and pixels are those of the reference; `engine` made it, if a record names one.
  case unchanged(engine: Engine?, isRecorded: Bool)
  /// The difference is within the tolerance; `Allowance` has what was tolerated. Pixels are those outside of masked
  /// views; nil if none of them differ.
  indirect case tolerated(PixelDifference?, Allowance, engine: Engine?, isRecorded: Bool)
  indirect case changed(Change, Pictures, isRecorded: Bool)
  /// Like `changed`, for a reference that is a record without a picture.
  indirect case changedFromRecord(RecordChange, RecordFiles, isRecorded: Bool)
  /// There is no reference; `actual` is the picture of the case as it is now.
  case new(actual: String, isRecorded: Bool)
  indirect case unreadable(BrokenReference, isRecorded: Bool)
  /// The scene did not render.
  case failed(reason: String)

  /// The engine of a reference, relative to this one.
  package enum Engine: Equatable, Sendable {
    /// The engine that rendered the case now.
    case same
    /// Other libraries or versions of them, or other bytes of a font of the same name; the drawing commands may have changed as well.
    case other
    /// Another engine with the same drawing commands, so any difference is due to the engine.
    case otherWithSameDrawing
  }

  /// A difference from a reference that exceeds the tolerance. Layouts can only be compared where there is a record,
  /// which names its engine.
  package enum Change: Equatable, Sendable {
    /// The layouts differ, but the pixels are the same.
    case layout(LayoutDifference, engine: Engine)
    case pixels(PixelDifference, engine: Engine?)
    case layoutAndPixels(LayoutDifference, PixelDifference, engine: Engine)
    /// Not a difference from a reference: the relation to another case, whose picture is the expected one, does not hold.
    /// Pixels are nil where none differ.
    case counterpart(Counterpart, PixelDifference?)
  }

  /// A difference from a record without a picture; for pixels it is only known that they differ.
  package enum RecordChange: Equatable, Sendable {
    case layout(LayoutDifference, engine: Engine)
    case pixels(engine: Engine)
    case layoutAndPixels(LayoutDifference, engine: Engine)
  }

  /// Files of a case whose reference is a record without a picture.
  package struct RecordFiles: Equatable, Sendable {
    /// The reference, which is text.
    package var expected: String
    /// The picture of the case as it is now.
    package var actual: String

    package init(expected: String, actual: String) { (self.expected, self.actual) = (expected, actual) }
  }

  /// A reference that exists but cannot be used.
  package enum BrokenReference: Equatable, Sendable {
    /// The picture, or the record without one, cannot be read; `actual` is the picture of the case as it is now.
    case picture(reason: String, actual: String)
    /// The record cannot be used, or belongs to another picture; `pixels` is the difference of the pictures, if there
    /// is any.
    case record(reason: String, pixels: PixelDifference?, Pictures)
  }

  /// Pictures of a case whose reference can be drawn.
  package struct Pictures: Equatable, Sendable {
    package var expected: String
    package var actual: String
    /// The difference over the faded expected picture; nil if that would be too large to draw.
    package var difference: String?

    package init(expected: String, actual: String, difference: String?) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }
}
