import Foundation
import HeadlessUIKit

extension PropertyTable {
  /// The properties that Auto Layout uses. Priorities have Interface Builder's names, as UIKit has a method for each
  /// pair.
  static let layout: [Property] = contentPriorities + margins

  private static let contentPriorities: [Property] = [
    Property(
      "translatesAutoresizingMaskIntoConstraints", .boolean,
      "Whether frame and autoresizingMask place the view. False for views that a constraint names, unless set."
    ) { (view: UIView, flag, _) in view.translatesAutoresizingMaskIntoConstraints = flag },
    Property(
      "horizontalHuggingPriority", .priority,
      "How strongly the view resists being wider than its content. 250 unless set."
    ) {
      (view: UIView, priority, _) in view.setContentHuggingPriority(priority, for: .horizontal)
    },
    Property(
      "verticalHuggingPriority", .priority,
      "How strongly the view resists being higher than its content. 250 unless set."
    ) {
      (view: UIView, priority, _) in view.setContentHuggingPriority(priority, for: .vertical)
    },
    Property(
      "horizontalCompressionResistancePriority", .priority,
      "How strongly the view resists being narrower than its content. 750 unless set."
    ) { (view: UIView, priority, _) in view.setContentCompressionResistancePriority(priority, for: .horizontal) },
    Property(
      "verticalCompressionResistancePriority", .priority,
      "How strongly the view resists being lower than its content. 750 unless set."
    ) { (view: UIView, priority, _) in view.setContentCompressionResistancePriority(priority, for: .vertical) },
  ]

  private static let margins: [Property] = [
    Property(
      "layoutMargins", .edgeInsets,
      "The margins that layoutMarginsGuide leaves out at the edges, in points. 8 unless set."
    ) {
      (view: UIView, insets, _) in view.layoutMargins = insets
    },
    Property(
      "directionalLayoutMargins", .directionalEdgeInsets,
      "The same, with leading and trailing edges for left and right ones."
    ) { (view: UIView, insets, _) in view.directionalLayoutMargins = insets },
    Property(
      "preservesSuperviewLayoutMargins", .boolean,
      "Whether the superview's margins hold where they reach into the view. False unless set."
    ) { (view: UIView, flag, _) in view.preservesSuperviewLayoutMargins = flag },
    Property(
      "insetsLayoutMarginsFromSafeArea", .boolean, "Whether margins start at the safe area. True unless set."
    ) { (view: UIView, flag, _) in view.insetsLayoutMarginsFromSafeArea = flag },
  ]
}
