/// A movement of symbols. None is shown: symbols are at rest.
public protocol SymbolEffect: Sendable {}

/// A movement of symbols that happens once or a few times.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A movement of symbols without an end.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// The way in which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// The way in which a symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A movement of symbols by its name. At rest they have one look.
public struct NamedSymbolEffect: Hashable, DiscreteSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  let name: String
  /// Whether symbols look different as long as the effect is active.
  package let isLasting: Bool

  init(_ name: String, isLasting: Bool = false) { (self.name, self.isLasting) = (name, isLasting) }

  private func with(_ variant: String) -> NamedSymbolEffect {
    NamedSymbolEffect("\(name).\(variant)", isLasting: isLasting)
  }

  /// Upwards, or larger.
  public var up: NamedSymbolEffect { with("up") }
  /// Downwards, or smaller.
  public var down: NamedSymbolEffect { with("down") }
  /// To the left.
  public var left: NamedSymbolEffect { with("left") }
  /// To the right.
  public var right: NamedSymbolEffect { with("right") }
  /// In the direction of reading.
  public var forward: NamedSymbolEffect { with("forward") }
  /// Against the direction of reading.
  public var backward: NamedSymbolEffect { with("backward") }
  /// With the hands of a clock.
  public var clockwise: NamedSymbolEffect { with("clockwise") }
  /// Against the hands of a clock.
  public var counterClockwise: NamedSymbolEffect { with("counterClockwise") }
  /// Layer by layer.
  public var byLayer: NamedSymbolEffect { with("byLayer") }
  /// All layers at once.
  public var wholeSymbol: NamedSymbolEffect { with("wholeSymbol") }
  /// Layer by layer, each by itself.
  public var individually: NamedSymbolEffect { with("individually") }
  /// One layer at a time.
  public var iterative: NamedSymbolEffect { with("iterative") }
  /// One layer more at a time.
  public var cumulative: NamedSymbolEffect { with("cumulative") }
  /// Back and forth.
  public var reversing: NamedSymbolEffect { with("reversing") }
  /// From the beginning each time.
  public var nonReversing: NamedSymbolEffect { with("nonReversing") }
  /// The other layers are dimmed.
  public var dimInactiveLayers: NamedSymbolEffect { with("dimInactiveLayers") }
  /// The other layers are hidden.
  public var hideInactiveLayers: NamedSymbolEffect { with("hideInactiveLayers") }
  /// Without more.
  public var plain: NamedSymbolEffect { with("plain") }
  /// With an opacity that goes up and down.
  public var pulse: NamedSymbolEffect { with("pulse") }
  /// Down, then up.
  public var downUp: NamedSymbolEffect { with("downUp") }
  /// Up, and up again.
  public var upUp: NamedSymbolEffect { with("upUp") }
  /// The other symbol comes over the one that stays.
  public var offUp: NamedSymbolEffect { with("offUp") }
  /// One symbol becomes the other where they are alike.
  public func magic(fallback: NamedSymbolEffect) -> NamedSymbolEffect { with("magic") }
  /// By an angle in degrees.
  public func custom(angle: Double) -> NamedSymbolEffect { with("custom") }
}

/// The symbol comes into sight.
public typealias AppearSymbolEffect = NamedSymbolEffect
/// The symbol goes out of sight.
public typealias DisappearSymbolEffect = NamedSymbolEffect
/// The symbol jumps.
public typealias BounceSymbolEffect = NamedSymbolEffect
/// The symbol's opacity goes up and down.
public typealias PulseSymbolEffect = NamedSymbolEffect
/// The symbol grows and shrinks.
public typealias BreatheSymbolEffect = NamedSymbolEffect
/// The symbol turns.
public typealias RotateSymbolEffect = NamedSymbolEffect
/// The symbol goes to and fro.
public typealias WiggleSymbolEffect = NamedSymbolEffect
/// The symbol has another size.
public typealias ScaleSymbolEffect = NamedSymbolEffect
/// The symbol's layers change their colours one after the other.
public typealias VariableColorSymbolEffect = NamedSymbolEffect
/// One symbol goes, the other comes.
public typealias ReplaceSymbolEffect = NamedSymbolEffect
/// The way in which a symbol takes the place of another. It is there at once.
public typealias SymbolContentTransition = NamedSymbolEffect

extension SymbolEffect where Self == NamedSymbolEffect {
  /// The system's.
  public static var automatic: NamedSymbolEffect { NamedSymbolEffect("automatic") }
  /// The symbol comes into sight.
  public static var appear: NamedSymbolEffect { NamedSymbolEffect("appear") }
  /// The symbol goes out of sight.
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect("disappear", isLasting: true) }
  /// The symbol jumps.
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect("bounce") }
  /// The symbol's opacity goes up and down.
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect("pulse") }
  /// The symbol grows and shrinks.
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect("breathe") }
  /// The symbol turns.
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect("rotate") }
  /// The symbol goes to and fro.
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect("wiggle") }
  /// The symbol has another size.
  public static var scale: NamedSymbolEffect { NamedSymbolEffect("scale", isLasting: true) }
  /// The symbol's layers change their colours one after the other.
  public static var variableColor: NamedSymbolEffect { NamedSymbolEffect("variableColor") }
  /// One symbol goes, the other comes.
  public static var replace: NamedSymbolEffect { NamedSymbolEffect("replace") }
  /// One symbol goes down, the other comes up.
  public static var downUp: NamedSymbolEffect { replace.downUp }
  /// One symbol goes up, the other comes up.
  public static var upUp: NamedSymbolEffect { replace.upUp }
  /// The other symbol comes up over the one that goes.
  public static var offUp: NamedSymbolEffect { replace.offUp }
  /// The symbol is drawn line by line.
  public static var drawOn: NamedSymbolEffect { NamedSymbolEffect("drawOn", isLasting: true) }
  /// The symbol's lines are taken away.
  public static var drawOff: NamedSymbolEffect { NamedSymbolEffect("drawOff", isLasting: true) }
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

  /// A number of times; nil for again and again.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// Again and again in a way.
  @_disfavoredOverload
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  /// At a multiple of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

  /// Without an end.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// A number of times; nil for again and again.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Again and again in a way.
  @_disfavoredOverload
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// At a multiple of the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

  /// The repetition of a movement.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With pauses.
    public static let periodic = RepeatBehavior()
    /// A number of times, with pauses in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }
}
