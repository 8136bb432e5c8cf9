import Foundation
import Testing

@testable import HeadlessSwiftUI

/// Springs and curves that an app computes with.
@Suite struct SpringTests {
  /// The unit-step response of a second-order system (Ogata, Modern Control Engineering, section 5-3), with a natural frequency
  /// of 1: 1 - (1 + t)·e^(-t) if it is damped critically; with half of that damping 0.34030 at 1 second.
  @Test func valuesAreThoseOfAnOscillator() {
    let critical = Spring(response: 2 * .pi, dampingRatio: 1)
    #expect(abs(critical.value(target: 1, time: 1) - (1 - 2 / M_E)) < 1e-9)
    let half = Spring(response: 2 * .pi, dampingRatio: 0.5)
    #expect(abs(half.value(target: 1, time: 1) - 0.34030) < 1e-5)
    // Over-damped, ζ = 2: 1 + (e^(-s₁t)/s₁ - e^(-s₂t)/s₂) / (2√3), s = 2 ± √3 (the same section).
    let (fast, slow) = (2 + 3.0.squareRoot(), 2 - 3.0.squareRoot())
    let expected = 1 + (exp(-fast) / fast - exp(-slow) / slow) / (2 * 3.0.squareRoot())
    let heavy = Spring(stiffness: 1, damping: 4, allowOverDamping: true)
    #expect(abs(heavy.value(target: 1, time: 1) - expected) < 1e-9)
    #expect(Spring(stiffness: 1, damping: 4).dampingRatio == 1)
  }

  /// Apple, "Animate with springs" (WWDC 2023): a mass of 1, stiffness (2π/duration)², damping 4π(1 - bounce)/duration.
  @Test func parametersAreThoseOfTheTalk() {
    let spring = Spring(duration: 0.5, bounce: 0.25)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.914) < 0.001)
    #expect(abs(spring.damping - 18.850) < 0.001)
    #expect(abs(spring.duration - 0.5) < 1e-9 && abs(spring.bounce - 0.25) < 1e-9)
    #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-9)
  }

  /// Small steps lead to the value at their sum, and a spring that has settled is at its target.
  @Test(arguments: [0.2, 1, 3]) func stepsLeadToTheValue(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    var (value, velocity) = (0.0, 2.0)
    for _ in 0..<30 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.01) }
    #expect(abs(value - spring.value(target: 1, initialVelocity: 2, time: 0.3)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 1, initialVelocity: 2, time: 0.3)) < 1e-9)
    #expect(abs(spring.value(target: 1, time: spring.settlingDuration) - 1) < 0.0011)
  }

  /// Values of Chromium's `cubic_bezier_unittest.cc`, for the control points (0.25, 0) and (0.75, 1).
  @Test func curves() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0), endControlPoint: UnitPoint(x: 0.75, y: 1))
    for (progress, value) in [(0.05, 0.01136), (0.1, 0.03978), (0.2, 0.12803), (0.3, 0.24115), (0.5, 0.5)] {
      #expect(abs(curve.value(at: progress) - value) < 0.0001)
      #expect(abs(curve.inverse.value(at: value) - progress) < 0.001)
    }
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-9)
    #expect(abs(UnitCurve.linear.velocity(at: 0.3) - 1) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 2) > 0.999)
    // A quarter of a circle: 1 - √(1 - x²).
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
  }
}
