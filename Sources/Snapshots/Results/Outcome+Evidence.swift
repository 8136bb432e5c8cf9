package import ImageComparison

/// The evidence that several kinds of outcomes have.
extension Outcome {
  package var verdict: Verdict {
    switch self {
    case .unchanged: .unchanged
    case .tolerated: .tolerated
    case .changed, .changedFromRecord: .changed
    case .new: .new
    case .unreadable: .unreadable
    case .failed: .failed
    }
  }

  /// Whether the case needs no review; a newly recorded reference always does.
  package var passes: Bool { verdict.passes && !isRecorded }

  package var isRendered: Bool { verdict != .failed }

  /// The reference was written.
  package var isRecorded: Bool {
    switch self {
    case .unchanged(_, let isRecorded), .tolerated(_, _, _, let isRecorded), .changed(_, _, let isRecorded),
      .changedFromRecord(_, _, let isRecorded), .new(_, let isRecorded), .unreadable(_, let isRecorded):
      isRecorded
    case .failed: false
    }
  }

  /// The reason that a case failed, or that a reference cannot be read.
  package var reason: String? {
    switch self {
    case .unreadable(.picture(let reason, _), _), .unreadable(.record(let reason, _, _), _), .failed(let reason): reason
    case .unchanged, .tolerated, .changed, .changedFromRecord, .new: nil
    }
  }

  /// The difference of the layouts.
  package var layout: LayoutDifference? {
    switch self {
    case .changed(.layout(let layout, _), _, _), .changed(.layoutAndPixels(let layout, _, _), _, _): layout
    case .changedFromRecord(.layout(let layout, _), _, _), .changedFromRecord(.layoutAndPixels(let layout, _), _, _):
      layout
    case .changed(.pixels, _, _), .changed(.counterpart, _, _), .changedFromRecord, .unchanged, .tolerated, .new,
      .unreadable, .failed:
      nil
    }
  }

  /// The change of an attribute that explains all of the difference, whichever scene and view it is in.
  package var sharedCause: String? { pixels?.places?.unexplained.isEmpty == false ? nil : layout?.sharedCause }

  /// The difference of the pixels.
  package var pixels: PixelDifference? {
    switch self {
    case .changed(.pixels(let pixels, _), _, _), .changed(.layoutAndPixels(_, let pixels, _), _, _): pixels
    case .tolerated(let pixels, _, _, _), .changed(.counterpart(_, let pixels), _, _): pixels
    case .unreadable(.record(_, let pixels, _), _): pixels
    case .changed(.layout, _, _), .changedFromRecord, .unchanged, .new, .unreadable(.picture, _), .failed: nil
    }
  }

  /// Whether pixels differ from those whose hash a record without a picture has; nil for any other reference.
  package var pixelsDiffer: Bool? {
    switch self {
    case .changedFromRecord(.layout, _, _): false
    case .changedFromRecord: true
    case .unchanged, .tolerated, .changed, .new, .unreadable, .failed: nil
    }
  }

  /// The tolerated differences.
  package var allowance: Allowance? {
    if case .tolerated(_, let allowance, _, _) = self { allowance } else { nil }
  }

  /// The engine that made the reference, if a record names it.
  package var engine: Engine? {
    switch self {
    case .unchanged(let engine, _), .tolerated(_, _, let engine, _), .changed(.pixels(_, let engine), _, _): engine
    case .changed(.layout(_, let engine), _, _), .changed(.layoutAndPixels(_, _, let engine), _, _): engine
    case .changedFromRecord(.layout(_, let engine), _, _), .changedFromRecord(.pixels(let engine), _, _),
      .changedFromRecord(.layoutAndPixels(_, let engine), _, _):
      engine
    case .changed(.counterpart, _, _): .same
    case .new, .unreadable, .failed: nil
    }
  }

  /// The other case, if the relation to it does not hold; nil for comparisons with references.
  package var counterpart: Counterpart? {
    if case .changed(.counterpart(let counterpart, _), _, _) = self { counterpart } else { nil }
  }

  /// A remark about the reference that is not a difference.
  package var note: String? {
    switch self {
    case .unchanged(nil, _), .tolerated(_, _, nil, _), .changed(.pixels(_, nil), _, _):
      "compared by its pixels: the reference has no record"
    case .unchanged, .tolerated, .changed, .changedFromRecord, .new, .unreadable, .failed: nil
    }
  }
}
