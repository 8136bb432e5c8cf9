import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Constants and multipliers that are not valid for calculations.
@MainActor @Suite(.ownEnvironment) struct ConstraintNumberTests {
  @Test func numbersMustBeFinite() {
    for number in [CGFloat.nan, .infinity, -.infinity] {
      #expect(ConstraintFaultTests.constraint(.width, .width, multiplier: number).faults.count == 1)
      #expect(ConstraintFaultTests.constraint(.width, .width, constant: number).faults.count == 1)
      let (constraint, _, root) = ConstraintFaultTests.constraint(.width, .width, constant: 3)
      let faults = ConstraintFaultTests.faults { constraint.constant = number }
      #expect(faults.count == 1)
      #expect(constraint.constant == 3 && root.subviews.count == 1)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aConstantStaysWhatItWasWhileItIsInTheSolver(number: CGFloat) {
    let root = root(100, 100)
    let view = constrained(UIView(), "v", in: root)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    root.layoutIfNeeded()
    let faults = ConstraintFaultTests.faults { width.constant = number }
    #expect(faults.count == 1 && faults.first?.contains("v.width == 30") == true)
    root.layoutIfNeeded()
    #expect(width.isActive && view.frame.width == 30)
  }

  /// UIKit's message says that it substitutes a smaller constant for one that "exceeds internal limits".
  @Test func constantsWithoutMeasureAreCutShort() {
    for length in [CGFloat.greatestFiniteMagnitude, 1e300, 1e16] {
      let root = root(100, 100)
      let view = constrained(Sized(30, 20), "v", in: root)
      let faults = ConstraintFaultTests.faults {
        view.widthAnchor.constraint(lessThanOrEqualToConstant: length).isActive = true
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: -length).isActive = true
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).isActive = true
        root.layoutIfNeeded()
      }
      #expect(faults == [])
      #expect(view.numbers == [3, 0, 30, 20], "\(length)")
    }
  }

  @Test func aMultiplierBeyondCalculationIsReported() {
    let (constraint, faults, root) = ConstraintFaultTests.constraint(.width, .width, multiplier: 1e300)
    #expect(constraint.isActive && faults == [])
    // The root's width may change here: with a fixed one, the product would be a constant.
    root.translatesAutoresizingMaskIntoConstraints = false
    let later = ConstraintFaultTests.faults { root.layoutIfNeeded() }
    #expect(later.count == 1 && later.first?.contains("v.width == 1e+300*root.width") == true, "\(later)")
    #expect(root.subviews[0].numbers.allSatisfy { $0.isFinite })
  }
}
