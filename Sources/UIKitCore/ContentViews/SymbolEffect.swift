/// A movement of a symbol. None is shown: symbols are at rest.
public struct SymbolEffect: Hashable, Sendable {
  let name: String

  /// The symbol comes into sight.
  public static let appear = SymbolEffect(name: "appear")
  /// The symbol goes out of sight.
  public static let disappear = SymbolEffect(name: "disappear")
  /// The symbol jumps.
  public static let bounce = SymbolEffect(name: "bounce")
  /// The symbol's opacity goes up and down.
  public static let pulse = SymbolEffect(name: "pulse")
  /// The symbol grows and shrinks.
  public static let breathe = SymbolEffect(name: "breathe")
  /// The symbol turns.
  public static let rotate = SymbolEffect(name: "rotate")
  /// The symbol goes to and fro.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// The symbol has another size.
  public static let scale = SymbolEffect(name: "scale")
  /// The symbol's layers change their colours one after the other.
  public static let variableColor = SymbolEffect(name: "variableColor")

  private func with(_ variant: String) -> SymbolEffect { SymbolEffect(name: "\(name).\(variant)") }

  /// Upwards, or larger.
  public var up: SymbolEffect { with("up") }
  /// Downwards, or smaller.
  public var down: SymbolEffect { with("down") }
  /// To the left.
  public var left: SymbolEffect { with("left") }
  /// To the right.
  public var right: SymbolEffect { with("right") }
  /// With the hands of a clock.
  public var clockwise: SymbolEffect { with("clockwise") }
  /// Against the hands of a clock.
  public var counterClockwise: SymbolEffect { with("counterClockwise") }
  /// Layer by layer.
  public var byLayer: SymbolEffect { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: SymbolEffect { with("wholeSymbol") }
  /// One layer at a time.
  public var iterative: SymbolEffect { with("iterative") }
  /// One layer more at a time.
  public var cumulative: SymbolEffect { with("cumulative") }
  /// Back and forth.
  public var reversing: SymbolEffect { with("reversing") }
  /// From the beginning each time.
  public var nonReversing: SymbolEffect { with("nonReversing") }
  /// The other layers are dimmed.
  public var dimInactiveLayers: SymbolEffect { with("dimInactiveLayers") }
  /// The other layers are hidden.
  public var hideInactiveLayers: SymbolEffect { with("hideInactiveLayers") }
}

/// The way in which a symbol takes the place of another. It is there at once.
public struct SymbolContentTransition: Hashable, Sendable {
  let name: String

  /// The system's transition.
  public static let automatic = SymbolContentTransition(name: "automatic")
  /// One symbol goes, the other comes.
  public static let replace = SymbolContentTransition(name: "replace")

  private func with(_ variant: String) -> SymbolContentTransition {
    SymbolContentTransition(name: "\(name).\(variant)")
  }

  /// Down, then up.
  public var downUp: SymbolContentTransition { with("downUp") }
  /// Up, and up again.
  public var upUp: SymbolContentTransition { with("upUp") }
  /// The other one comes over the one that stays.
  public var offUp: SymbolContentTransition { with("offUp") }
  /// Layer by layer.
  public var byLayer: SymbolContentTransition { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: SymbolContentTransition { with("wholeSymbol") }
}

/// The number and speed of a symbol's movements. Without effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  let speed: Double

  /// The system's options.
  public static let `default` = SymbolEffectOptions(speed: 1)
  /// Without an end.
  public static let repeating = SymbolEffectOptions(speed: 1)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(speed: 1)

  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// At another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

  /// Without an end.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// A number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// At another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }
}
