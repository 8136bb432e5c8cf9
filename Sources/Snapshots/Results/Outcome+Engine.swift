extension Outcome.Engine {
  /// Whether it differs from the engine that rendered the case now.
  package var isDifferent: Bool { self != .same }
}

/// The engine's part in a case's outcome.
package enum EngineEffect: Sendable {
  /// This engine made the reference, and the case passes.
  case own
  /// Another one made it, and this one draws the same pixels.
  case left
  /// Another one made it, and the difference, tolerated or not, is due to the engine alone.
  case moved
  /// Another one made it, from other drawing commands: the scene may have changed, too.
  case unclear
  /// The case passes, and no record names the engine of its reference.
  case unknown
  /// The case needs review in any event.
  case open
}

extension Outcome {
  package var engineEffect: EngineEffect {
    switch (verdict, engine) {
    case (.unchanged, .same), (.tolerated, .same): .own
    case (.unchanged, .other), (.unchanged, .otherWithSameDrawing): .left
    case (.tolerated, .otherWithSameDrawing), (.changed, .otherWithSameDrawing): .moved
    case (.tolerated, .other), (.changed, .other): .unclear
    case (.unchanged, nil), (.tolerated, nil): .unknown
    case (.changed, .same), (.changed, nil), (.new, _), (.unreadable, _), (.failed, _): .open
    }
  }
}
