import Foundation
import ProposalLayout

/// Numbers that views are given. One that cannot be is a fault that names the view, and counts as another.
extension NodeContext {
  /// Notes a mistake of the view whose body is being asked, which fails the scene.
  func refuse(_ message: String) { graph.refuse(owner.map { "\($0): \(message)" } ?? message) }

  /// A length: not negative, and finite unless it may be infinite. Nil for one that cannot be.
  func length(_ length: CGFloat?, _ call: String, allowsInfinity: Bool = false) -> Double? {
    guard let length else { return nil }
    if length >= 0, length.isFinite || allowsInfinity { return Double(length) }
    refuse("\(call): \(length) is not a length: it has to be \(allowsInfinity ? "" : "finite and ")0 or more.")
    return nil
  }

  /// A number that has to be finite; another for one that is not.
  func number(_ number: CGFloat, _ call: String, or other: CGFloat = 0) -> CGFloat {
    if number.isFinite { return number }
    refuse("\(call): \(number) is not a finite number. Look for a division by zero.")
    return other
  }

  /// The distance of a stack's views, which may be negative; nil for one that cannot be.
  func spacing(_ spacing: CGFloat?, _ call: String) -> Double? {
    guard let spacing else { return nil }
    if spacing.isFinite { return Double(spacing) }
    refuse("\(call): \(spacing) is not a finite number. Look for a division by zero.")
    return nil
  }

  /// A rank: any number, also an infinite one.
  func rank(_ rank: Double, _ call: String) -> Double {
    if !rank.isNaN { return rank }
    refuse("\(call): \(rank) is not a number.")
    return 0
  }

  func point(_ x: CGFloat, _ y: CGFloat, _ call: String) -> CGPoint {
    CGPoint(x: number(x, call), y: number(y, call))
  }
}
