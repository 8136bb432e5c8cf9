import Foundation
import HeadlessUIKit
import Testing

/// A view that takes part in layout by constraints, named, as a subview.
@MainActor func constrained<View: UIView>(_ view: View, _ name: String, in superview: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  view.accessibilityIdentifier = name
  superview.addSubview(view)
  return view
}

/// A named root whose frame is given.
@MainActor func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.accessibilityIdentifier = "root"
  return view
}

extension UIView {
  /// Makes constraints of a fixed size active.
  func fix(width: CGFloat? = nil, height: CGFloat? = nil) {
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// The frame as x, y, width, height.
  var numbers: [Double] { [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) } }
}

extension NSLayoutConstraint {
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

/// A view with a size of its own, counting how often it is asked.
final class Sized: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  private(set) var count = 0

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    count += 1
    return size
  }
}

/// A text of `length` points on one line, 20 points high, that wraps at the width of its bounds, as the view of the
/// article "Self-sizing cells and StringDrawer" does.
final class Wrapping: UIView {
  var length: CGFloat { didSet { invalidateIntrinsicContentSize() } }
  private(set) var count = 0

  init(_ length: CGFloat) {
    self.length = length
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    count += 1
    let lines = bounds.width > 0 ? (length / bounds.width).rounded(.up) : 100
    return CGSize(width: UIView.noIntrinsicMetric, height: 20 * lines)
  }
}

/// Whether numbers agree within 0.01 points, the tolerance of the cases.
func agree(_ actual: [Double], _ expected: [Double], within tolerance: Double = 0.01) -> Bool {
  actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
}
