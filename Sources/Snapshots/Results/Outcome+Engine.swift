import Drawing

extension Outcome.Engine {
  /// Which engine made a record, beside a case as it is now.
  init(of record: Record, beside rendered: RenderedCase) {
    if record.isOfSameEngine(as: rendered) {
      self = .same
    } else {
      let isSameDrawing = record.displayList == rendered.displayList && record.layout == rendered.layout
      self = isSameDrawing ? .otherAlone : .other
    }
  }

  /// Not what rendered the case now.
  package var isOther: Bool { self != .same }
}

/// What an engine has to do with what a case came to.
package enum EngineEffect: Sendable {
  /// This engine made the reference, and the case passes.
  case own
  /// Another one made it, and this one draws the same pixels.
  case left
  /// Another one made it, and nothing else moved what differs, within the tolerance or not.
  case moved
  /// Another one made it, and was given something else to draw: the scene may have changed, too.
  case unclear
  /// The case passes, and no record says what made its reference.
  case unknown
  /// Whatever is to be looked at in any case.
  case open
}

extension Outcome {
  package var engineEffect: EngineEffect {
    switch (verdict, engine) {
    case (.unchanged, .same), (.tolerated, .same): .own
    case (.unchanged, .other), (.unchanged, .otherAlone): .left
    case (.tolerated, .otherAlone), (.changed, .otherAlone): .moved
    case (.tolerated, .other), (.changed, .other): .unclear
    case (.unchanged, nil), (.tolerated, nil): .unknown
    case (.changed, .same), (.changed, nil), (.new, _), (.unreadable, _), (.failed, _): .open
    }
  }
}
