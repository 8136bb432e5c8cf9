/// A movement of symbols. None is shown: symbols are at rest.
public protocol SymbolEffect: Sendable {
  /// The movement with all that is known of it.
  var configuration: SymbolEffectConfiguration { get }
}

/// A movement of symbols that happens once or a few times.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A movement of symbols without an end.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// The way in which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// The way in which a symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A movement with all that is known of it.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let name: String
}

/// A movement of symbols by its name. At rest they have one look.
package protocol NamedSymbolEffect: SymbolEffect, Hashable {
  /// Whether symbols look different as long as the effect is active.
  static var isLasting: Bool { get }
  var name: String { get set }
}

extension NamedSymbolEffect {
  package static var isLasting: Bool { false }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: name) }

  func with(_ variant: String) -> Self {
    var effect = self
    effect.name += ".\(variant)"
    return effect
  }
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
