package import Foundation
import Testing
package import UIKitCore

/// Adds a named view that is laid out by constraints as a subview.
@MainActor package func constrained<View: UIView>(_ view: View, _ name: String, in superview: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  view.accessibilityIdentifier = name
  superview.addSubview(view)
  return view
}

/// A named root with a given frame.
@MainActor package func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.accessibilityIdentifier = "root"
  return view
}

extension UIView {
  /// Activates constraints for a fixed size.
  package func fix(width: CGFloat? = nil, height: CGFloat? = nil) {
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// The frame as x, y, width, height.
  package var numbers: [Double] { [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) } }
}

extension NSLayoutConstraint {
  package func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

/// A view with an intrinsic size, which counts the requests for it.
package final class Sized: UIView {
  package var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  package private(set) var count = 0

  package init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize {
    count += 1
    return size
  }
}

/// A text of `length` points on one line, 20 points high, that wraps at the width of its bounds, like the view in the
/// article "Self-sizing cells and StringDrawer".
package final class Wrapping: UIView {
  package var length: CGFloat { didSet { invalidateIntrinsicContentSize() } }
  package private(set) var count = 0

  package init(_ length: CGFloat) {
    self.length = length
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize {
    count += 1
    let lines = bounds.width > 0 ? (length / bounds.width).rounded(.up) : 100
    return CGSize(width: UIView.noIntrinsicMetric, height: 20 * lines)
  }
}

/// Whether numbers are equal within 0.01 points, the tolerance of the cases.
package func agree(_ actual: [Double], _ expected: [Double], within tolerance: Double = 0.01) -> Bool {
  actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
}
