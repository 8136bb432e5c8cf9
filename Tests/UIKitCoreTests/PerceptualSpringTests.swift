import Foundation
import Testing

@testable import UIKitCore

/// Springs by their perceptual duration. A spring without a bounce is critically damped, one with a bounce of 1 is not
/// damped, and the duration is that of an undamped oscillation (Apple's documentation of `CASpringAnimation` and the talk
/// "Animate with springs", WWDC23).
@Suite struct PerceptualSpringTests {
  @Test(arguments: [0.0, 0.3, -0.5, 0.9]) func theValuesAreReadBack(bounce: Double) {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(spring.bounce - bounce) < 1e-9)
  }

  @Test func aSpringWithoutBounceIsCriticallyDamped() {
    let spring = CASpringAnimation(perceptualDuration: 1, bounce: 0)
    #expect(abs(spring.damping - 2 * (spring.mass * spring.stiffness).squareRoot()) < 1e-9)
    #expect(CASpringAnimation(perceptualDuration: 1, bounce: 1).damping == 0)
  }
}
