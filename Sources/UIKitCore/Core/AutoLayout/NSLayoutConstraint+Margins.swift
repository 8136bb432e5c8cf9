import Foundation

extension NSLayoutConstraint {
  /// Calls `body` with each view whose margins the constraint refers to; twice, if it refers to them twice.
  func forEachViewWithMargins(_ body: (UIView) -> Void) {
    first.forEachViewWithMargins(body)
    second.forEachViewWithMargins(body)
  }
}

extension LayoutOperand {
  @MainActor fileprivate func forEachViewWithMargins(_ body: (UIView) -> Void) {
    if attribute.isWithinMargins || reference?.guide?.insets == .layoutMargins { reference?.layoutView.map(body) }
    if originAttribute.isWithinMargins || originReference?.guide?.insets == .layoutMargins {
      originReference?.layoutView.map(body)
    }
  }
}

extension UIView {
  /// The margins, if active constraints refer to them, including those of a stack view that arranges its views within
  /// its margins.
  final var namedMargins: UIEdgeInsets? {
    guard let autoLayout, autoLayout.hasNamedMargins else { return nil }
    let isGuideNamed = autoLayout.systemGuides.contains { $0.insets == .layoutMargins && $0.naming.count > 0 }
    return isGuideNamed || autoLayout.naming.elements.contains(where: namesMargins) ? layoutMargins : nil
  }

  private func namesMargins(_ constraint: NSLayoutConstraint) -> Bool {
    var isNamed = false
    constraint.forEachViewWithMargins { isNamed = isNamed || $0 === self }
    return isNamed
  }
}
