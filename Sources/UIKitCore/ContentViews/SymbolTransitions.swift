/// The symbol comes into sight.
public struct AppearSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  package var name = "appear"
  /// Upwards, or larger.
  public var up: Self { with("up") }
  /// Downwards, or smaller.
  public var down: Self { with("down") }
  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

/// The symbol goes out of sight.
public struct DisappearSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  package static var isLasting: Bool { true }
  package var name = "disappear"
  /// Upwards, or larger.
  public var up: Self { with("up") }
  /// Downwards, or smaller.
  public var down: Self { with("down") }
  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

/// The symbol is drawn line by line.
public struct DrawOnSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  package static var isLasting: Bool { true }
  package var name = "drawOn"
  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { with("wholeSymbol") }
  /// Layer by layer, each by itself.
  public var individually: Self { with("individually") }
}

/// The symbol's lines are taken away.
public struct DrawOffSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  package static var isLasting: Bool { true }
  package var name = "drawOff"
  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { with("wholeSymbol") }
  /// Layer by layer, each by itself.
  public var individually: Self { with("individually") }
  /// From the end of the lines.
  public var reversed: Self { with("reversed") }
  /// From the beginning of the lines.
  public var nonReversed: Self { with("nonReversed") }
}

/// One symbol goes, the other comes.
public struct ReplaceSymbolEffect: NamedSymbolEffect, ContentTransitionSymbolEffect {
  package var name = "replace"
  /// Down, then up.
  public var downUp: Self { with("downUp") }
  /// Up, and up again.
  public var upUp: Self { with("upUp") }
  /// The other symbol comes over the one that stays.
  public var offUp: Self { with("offUp") }
  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { with("wholeSymbol") }
  /// One symbol becomes the other where they are alike.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(name: "\(name).magic") }

  /// One symbol becomes the other where they are alike.
  public struct MagicReplace: NamedSymbolEffect, ContentTransitionSymbolEffect {
    package var name: String
  }
}

/// The system's movement.
public struct AutomaticSymbolEffect: NamedSymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  package var name = "automatic"
}
