import Foundation

extension NSLayoutConstraint {
  private static let initializer = "NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"

  /// Reports an error for which UIKit raises an exception.
  func reject(_ reason: String) {
    isImpossible = true
    UIKitFaults.raise("NSInvalidArgumentException", call: NSLayoutConstraint.initializer, reason: "\(self): \(reason)")
  }

  func set(_ relation: Relation, multiplier: CGFloat, constant: CGFloat) {
    storedRelation = relation
    guard multiplier.isFinite, constant.isFinite else {
      reject("multiplier \(multiplier) or constant \(constant) is not finite")
      return
    }
    storedMultiplier = multiplier
    storedConstant = constant
  }

  func setConstant(_ constant: CGFloat) {
    guard constant.isFinite else {
      UIKitFaults.raise(
        "NSInvalidArgumentException", call: "NSLayoutConstraint.constant = \(constant)",
        reason: "\(self): it is not finite")
      return
    }
    guard constant != storedConstant else { return }
    storedConstant = constant
    holder?.layoutEngine?.constantDidChange(self)
  }

  func setPriority(_ priority: UILayoutPriority) {
    let call = "NSLayoutConstraint.priority = \(priority.rawValue)"
    guard priority.isValid else {
      UIKitFaults.raise(
        "NSInvalidArgumentException", call: call, reason: "\(self): priorities are above 0 and at most 1000")
      return
    }
    guard priority != storedPriority else { return }
    guard !isActive || priority.isRequired == storedPriority.isRequired else {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: call,
        reason: "\(self): an active constraint cannot become required, or optional")
      return
    }
    storedPriority = priority
    holder?.layoutEngine?.priorityDidChange(self)
  }
}
