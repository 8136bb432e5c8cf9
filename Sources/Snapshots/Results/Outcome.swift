package import ImageComparison

/// What comparing a case with its reference came to, with the evidence.
///
/// Pictures are paths below the run's folder. `isRecorded` says that the reference was written.
package enum Outcome: Equatable, Sendable {
  /// Layout and pixels are those of the reference; `engine` made it, if a record says.
  case unchanged(engine: Engine?, isRecorded: Bool)
  /// Something differs, within the tolerance asked for, of which `Allowance` says what it let pass. Pixels are those
  /// outside of what is masked; nil where none of them differ.
  case tolerated(PixelDifference?, Allowance, engine: Engine?, isRecorded: Bool)
  case changed(Change, Pictures, isRecorded: Bool)
  /// As `changed`, where the reference is a record without a picture.
  case changedFromRecord(RecordChange, RecordFiles, isRecorded: Bool)
  /// There is no reference; `actual` is the picture of what there is now.
  case new(actual: String, isRecorded: Bool)
  case unreadable(BrokenReference, isRecorded: Bool)
  /// The scene did not render.
  case failed(reason: String)

  /// What made a reference.
  package enum Engine: Equatable, Sendable {
    /// What rendered the case now.
    case same
    /// Other libraries, or other bytes of a font of the same name; and what there is to draw may be another, too.
    case other
    /// Another one and nothing else: it was given the same to draw, so whatever moved, it moved.
    case otherAlone
  }

  /// What differs from a reference by more than the tolerance. Layouts can only be compared where there is a record,
  /// which names its engine.
  package enum Change: Equatable, Sendable {
    /// Something was laid out otherwise, to the same pixels.
    case layout(LayoutDifference, engine: Engine)
    case pixels(PixelDifference, engine: Engine?)
    case layoutAndPixels(LayoutDifference, PixelDifference, engine: Engine)
  }

  /// What differs from a record without a picture: of pixels, only that they do.
  package enum RecordChange: Equatable, Sendable {
    case layout(LayoutDifference, engine: Engine)
    case pixels(engine: Engine)
    case layoutAndPixels(LayoutDifference, engine: Engine)
  }

  /// Files of a case whose reference is a record without a picture.
  package struct RecordFiles: Equatable, Sendable {
    /// The reference, which is text.
    package var expected: String
    /// The picture of what there is now.
    package var actual: String

    package init(expected: String, actual: String) { (self.expected, self.actual) = (expected, actual) }
  }

  /// A reference that is there and of no use.
  package enum BrokenReference: Equatable, Sendable {
    /// The picture, or the record that is all there is, cannot be read; `actual` is the picture of what there is now.
    case picture(reason: String, actual: String)
    /// The record cannot be used, or is not this picture's; `pixels` is how the picture differs, if it does.
    case record(reason: String, pixels: PixelDifference?, Pictures)
  }

  /// Pictures of a case whose reference can be drawn.
  package struct Pictures: Equatable, Sendable {
    package var expected: String
    package var actual: String
    /// The expected picture faded, and what differs; nil where that would be too large to draw.
    package var difference: String?

    package init(expected: String, actual: String, difference: String?) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }
}
