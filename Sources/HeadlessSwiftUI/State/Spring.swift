public import Foundation

/// A spring: what hangs on it swings about its target and comes to rest.
///
/// Animations in a still picture are over: springs are only there to be computed with.
public struct Spring: Hashable, Sendable {
  /// What hangs on the spring.
  public let mass: Double
  /// The stiffness of the spring.
  public let stiffness: Double
  /// What slows the spring down.
  public let damping: Double

  /// A spring by its duration in seconds and how much it swings: from -1, as slowly as can be, over 0, not, to 1, for ever.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let bounce = min(1, max(-0.999, bounce))
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }
  /// A spring by its response in seconds and its damping against the critical one.
  public init(response: Double, dampingRatio: Double) {
    // The frequency of a spring without damping, of which the response is the period.
    let frequency = response > 0 ? 2 * Double.pi / response : 1e6
    self.init(frequency: frequency, dampingRatio: dampingRatio)
  }
  /// A spring by its physical quantities. One that is damped more than critically is damped critically, unless that is allowed.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let critical = 2 * (stiffness * mass).squareRoot()
    (self.mass, self.stiffness) = (mass, stiffness)
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }
  /// A spring by the seconds until it rests and its damping against the critical one.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let decay = settlingDuration > 0 ? -log(epsilon) / settlingDuration : 1e6
    self.init(frequency: decay / max(0.001, min(1, dampingRatio)), dampingRatio: dampingRatio)
  }

  private init(frequency: Double, dampingRatio: Double) {
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, allowOverDamping: true)
  }

  /// A spring that does not swing.
  public static let smooth = Spring()
  /// A spring that swings little.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring that swings much.
  public static let bouncy = Spring(bounce: 0.3)
  /// A spring that does not swing, with a duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring that swings little, with a duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that swings much, with a duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// The frequency without damping, in radians a second.
  private var frequency: Double { (stiffness / mass).squareRoot() }
  /// The duration in seconds: the response.
  public var duration: Double { response }
  /// How much the spring swings: 0 if not at all.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The seconds of a swing without damping.
  public var response: Double { 2 * Double.pi / frequency }
  /// The damping against the critical one.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The seconds until the spring is within a thousandth of its way.
  public var settlingDuration: Double { settlingDuration(within: 0.001) }

  /// The seconds until a value is nearer to its target than a distance.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    let way = target.magnitudeSquared.squareRoot() + initialVelocity.magnitudeSquared.squareRoot() / frequency
    return way > epsilon ? settlingDuration(within: epsilon / way) : 0
  }
  /// The seconds between two values until the first is nearer to the second than a distance.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }

  /// The value at a time, on the way from zero to a target.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let step = step(at: time)
    return target.multiplied(by: step.way) + initialVelocity.multiplied(by: step.push)
  }
  /// The value at a time, on the way from one to another.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var value = fromValue
    value.animatableData += self.value(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return value
  }

  /// The velocity at a time, on the way from zero to a target.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let step = step(at: time)
    return target.multiplied(by: step.wayRate) + initialVelocity.multiplied(by: step.pushRate)
  }
  /// The velocity at a time, on the way from one value to another.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var value = fromValue
    value.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return value
  }

  /// Moves a value towards a target, by the time that has passed.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (way, speed) = (target - value, velocity)
    value += self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// The force on a value that has a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).multiplied(by: stiffness) - velocity.multiplied(by: damping)
  }
  /// The force on a value between two others that has a velocity.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var value = fromValue
    value.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return value
  }

  /// The shares of the way and of the first velocity in the value at a time, and how they change.
  private struct Step {
    var way: Double
    var push: Double
    var wayRate: Double
    var pushRate: Double
  }

  /// The step response of an oscillator, by its damping (Ogata, Modern Control Engineering, 5-3).
  private func step(at time: TimeInterval) -> Step {
    let (w, z, t) = (frequency, dampingRatio, max(0, time))
    guard w > 0 else { return Step(way: 0, push: t, wayRate: 0, pushRate: 1) }
    // The homogeneous solutions that begin as 1 with slope 0, and as 0 with slope 1.
    let rest: Double
    let push: Double
    let decay = exp(-z * w * t)
    if abs(z - 1) < 1e-6 {
      (rest, push) = (decay * (1 + w * t), decay * t)
    } else if z < 1 {
      let d = w * (1 - z * z).squareRoot()
      (rest, push) = (decay * (cos(d * t) + z * w / d * sin(d * t)), decay * sin(d * t) / d)
    } else {
      let d = w * (z * z - 1).squareRoot()
      let (slow, fast) = (exp((d - z * w) * t), exp((-d - z * w) * t))
      push = (slow - fast) / (2 * d)
      rest = (slow + fast) / 2 + z * w * push
    }
    let pushRate = rest - 2 * z * w * push
    return Step(way: 1 - rest, push: push, wayRate: w * w * push, pushRate: pushRate)
  }

  /// The time at which what is left of the way stays below a share of it.
  private func settlingDuration(within share: Double) -> Double {
    let (w, z) = (frequency, dampingRatio)
    guard z > 0, w > 0 else { return .infinity }
    if z < 0.999 { return -log(share * (1 - z * z).squareRoot()) / (z * w) }
    var (low, high) = (0.0, 1 / w)
    while 1 - step(at: high).way > share, high < 1e6 { high *= 2 }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if 1 - step(at: middle).way > share { low = middle } else { high = middle }
    }
    return high
  }
}

extension VectorArithmetic {
  fileprivate func multiplied(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}
