import Foundation
import UIKitCore
import UIKitTestSupport

/// A view with a given size and, optionally, baselines.
final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  private var baselineViews: (first: UIView, last: UIView)?

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { size }

  override var forFirstBaselineLayout: UIView { baselineViews?.first ?? self }
  override var forLastBaselineLayout: UIView { baselineViews?.last ?? self }

  /// Sets the view's baselines, in points from the top and from the bottom.
  func setBaselines(first: CGFloat, last: CGFloat) {
    let views = (first: UIView(), last: UIView())
    for view in [views.first, views.last] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: leftAnchor), view.widthAnchor.constraint(equalToConstant: 0),
        view.heightAnchor.constraint(equalToConstant: 0),
      ])
    }
    views.first.topAnchor.constraint(equalTo: topAnchor, constant: first).isActive = true
    views.last.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -last).isActive = true
    baselineViews = views
  }
}

/// A stack view at the top left corner of a root view, with a given or its natural size.
///
/// Pixels are so small that rounding to them (0.0001 points) hides nothing: frames are compared within 0.01 points.
@MainActor
final class StackFixture {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  let stack: UIStackView

  init(
    _ stack: UIStackView, width: CGFloat? = nil, height: CGFloat? = nil,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    self.stack = stack
    root.overrideTraits = phoneTraits(scale: 4096, direction: direction)
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    layOut()
  }

  /// A stack view of sized views.
  convenience init(
    _ sizes: [(CGFloat, CGFloat)], axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0,
    width: CGFloat? = nil, height: CGFloat? = nil, configure: (UIStackView) -> Void = { _ in }
  ) {
    let stack = UIStackView(arrangedSubviews: sizes.map { SizedView($0.0, $0.1) })
    stack.axis = axis
    stack.spacing = spacing
    configure(stack)
    self.init(stack, width: width, height: height)
  }

  func layOut() { root.layoutIfNeeded() }

  var views: [UIView] { stack.arrangedSubviews }
  /// Left edge and width of each arranged subview, one after the other.
  var columns: [CGFloat] { views.flatMap { [$0.frame.origin.x, $0.frame.size.width] } }
  /// Top edge and height of each arranged subview, one after the other.
  var rows: [CGFloat] { views.flatMap { [$0.frame.origin.y, $0.frame.size.height] } }
}

/// Whether all lengths agree within `tolerance` points.
func agree(_ left: [CGFloat], _ right: [CGFloat], within tolerance: CGFloat = 0.01) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
}
