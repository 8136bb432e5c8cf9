package import Foundation
package import UIKitCore

extension UIView {
  /// Lays the view out as if its content had a size: with its own priorities, as many points wide and high. Nil leaves the
  /// content's own.
  package final func fixContentSize(width: CGFloat?, height: CGFloat?) {
    for (axis, anchor, length) in [
      (NSLayoutConstraint.Axis.horizontal, widthAnchor, width), (.vertical, heightAnchor, height),
    ] {
      guard let length else { continue }
      let (least, most) = (
        anchor.constraint(greaterThanOrEqualToConstant: length), anchor.constraint(lessThanOrEqualToConstant: length)
      )
      least.priority = contentCompressionResistancePriority(for: axis)
      most.priority = contentHuggingPriority(for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
      setContentHuggingPriority(UILayoutPriority(1), for: axis)
      NSLayoutConstraint.activate([least, most])
    }
  }
}
