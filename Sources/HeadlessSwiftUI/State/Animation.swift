public import Foundation
public import HeadlessUIKit

/// The course of a movement. In a still picture everything is where it ends.
public struct Animation: Hashable, Sendable {
  /// The system's animation.
  public static let `default` = Animation()
  /// As fast at every moment.
  public static let linear = Animation()
  /// Slow at the start.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// Slow at the start and at the end.
  public static let easeInOut = Animation()
  /// A spring.
  public static let spring = Animation()
  /// A spring that swings much.
  public static let bouncy = Animation()
  /// A spring that does not swing.
  public static let smooth = Animation()
  /// A spring that swings little.
  public static let snappy = Animation()
  /// A spring for what follows a finger.
  public static let interactiveSpring = Animation()

  /// A spring by its physical quantities.
  public static let interpolatingSpring = Animation()

  /// An animation of the app's own, which is not asked.
  public init<A: CustomAnimation>(_ base: A) {}
  init() {}

  /// By a curve, which has no effect.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation() }
  /// A spring, whose parameters have no effect.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation() }
  /// A spring, whose parameters have no effect.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { Animation() }
  /// A spring, whose parameters have no effect.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// A spring for what follows a finger, whose parameters have no effect.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// The same animation: nothing moves.
  public func logicallyComplete(after duration: Double) -> Animation { self }

  /// As fast at every moment. A still picture does not have the duration.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slow at the start. A still picture does not have the duration.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slow at the end. A still picture does not have the duration.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Slow at the start and at the end. A still picture does not have the duration.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// By a cubic Bézier curve with two control points, which has no effect.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation() }
  /// A spring, whose parameters have no effect.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// A spring, whose parameters have no effect.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  /// A spring for what follows a finger, whose parameters have no effect.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// A spring by its physical quantities, which have no effect.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// A spring that swings much, whose parameters have no effect.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// A spring that does not swing, whose parameters have no effect.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// A spring that swings little, whose parameters have no effect.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

  /// The same animation: nothing begins later.
  public func delay(_ delay: Double) -> Animation { self }
  /// The same animation: nothing is faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same animation: nothing repeats.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The same animation: nothing repeats.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The values of a change. They have no meaning in a still picture.
public struct Transaction {
  /// The course of the change's movement, kept for the app.
  public var animation: Animation?
  /// Whether nothing moves, kept for the app.
  public var disablesAnimations = false
  /// Whether changes follow each other, as during a gesture; kept for the app.
  public var isContinuous = false
  /// Whether the speed of a finger is followed, kept for the app.
  public var tracksVelocity = false
  /// Values by keys.
  var values: [ObjectIdentifier: Any] = [:]

  /// A change with an animation, or none.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Calls `body`; nothing moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Calls `body`, then `completion`; nothing moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// The moment at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// Nothing visible still moves.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// The animation has ended.
  public static let removed = AnimationCompletionCriteria()
}

extension Transaction {
  /// Calls an action at once: nothing moves.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completion() }
}

/// Calls `body`; nothing moves.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Calls `body`; nothing moves.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
