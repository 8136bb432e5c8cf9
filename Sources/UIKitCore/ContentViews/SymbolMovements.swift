/// The symbol jumps.
public struct BounceSymbolEffect: NamedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  package var name = "bounce"
  /// Upwards, or larger.
  public var up: Self { with("up") }
  /// Downwards, or smaller.
  public var down: Self { with("down") }
  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

/// The symbol's opacity goes up and down.
public struct PulseSymbolEffect: NamedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  package var name = "pulse"
  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

/// The symbol grows and shrinks.
public struct BreatheSymbolEffect: NamedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  package var name = "breathe"
  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { with("wholeSymbol") }
  /// Without more.
  public var plain: Self { with("plain") }
  /// With an opacity that goes up and down.
  public var pulse: Self { with("pulse") }
}

/// The symbol turns.
public struct RotateSymbolEffect: NamedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  package var name = "rotate"
  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { with("wholeSymbol") }
  /// With the hands of a clock.
  public var clockwise: Self { with("clockwise") }
  /// Against the hands of a clock.
  public var counterClockwise: Self { with("counterClockwise") }
}

/// The symbol goes to and fro.
public struct WiggleSymbolEffect: NamedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  package var name = "wiggle"
  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { with("wholeSymbol") }
  /// Upwards, or larger.
  public var up: Self { with("up") }
  /// Downwards, or smaller.
  public var down: Self { with("down") }
  /// To the left.
  public var left: Self { with("left") }
  /// To the right.
  public var right: Self { with("right") }
  /// In the direction of reading.
  public var forward: Self { with("forward") }
  /// Against the direction of reading.
  public var backward: Self { with("backward") }
  /// With the hands of a clock.
  public var clockwise: Self { with("clockwise") }
  /// Against the hands of a clock.
  public var counterClockwise: Self { with("counterClockwise") }
  /// By an angle in degrees.
  public func custom(angle: Double) -> Self { with("custom(angle: \(angle))") }
}

/// The symbol has another size.
public struct ScaleSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect {
  package static var isLasting: Bool { true }
  package var name = "scale"
  /// Upwards, or larger.
  public var up: Self { with("up") }
  /// Downwards, or smaller.
  public var down: Self { with("down") }
  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

/// The symbol's layers change their colours one after the other.
public struct VariableColorSymbolEffect: NamedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  package var name = "variableColor"
  /// One layer more at a time.
  public var cumulative: Self { with("cumulative") }
  /// One layer at a time.
  public var iterative: Self { with("iterative") }
  /// Back and forth.
  public var reversing: Self { with("reversing") }
  /// From the beginning each time.
  public var nonReversing: Self { with("nonReversing") }
  /// The other layers are dimmed.
  public var dimInactiveLayers: Self { with("dimInactiveLayers") }
  /// The other layers are hidden.
  public var hideInactiveLayers: Self { with("hideInactiveLayers") }
}
