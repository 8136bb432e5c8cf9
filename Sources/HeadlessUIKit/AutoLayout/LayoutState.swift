import ConstraintSolver
import Foundation

/// A view or guide in an engine: its variables, and the constraints that follow from what it is.
///
/// Variables are the frame in the superview's space (a guide's in its view's): a view that moves moves nothing in it.
@MainActor
final class LayoutState {
  /// Kept by the engine, unless it is the root, which keeps the engine; nil once the item has left.
  private var keptView: UIView?
  private weak var root: UIView?
  weak var guide: UILayoutGuide?
  var horizontal: AxisState
  var vertical: AxisState
  var content = MeasuredContent()
  /// The size the last solution gives, in points, before rounding.
  var solvedSize: CGSize?
  /// Whether the frame is given: the view is not placed.
  var isFixed = false
  /// Whether the item has left the engine.
  private(set) var isGone = false

  init(_ item: any LayoutItem, isRoot: Bool, horizontal: AxisState, vertical: AxisState) {
    if let view = item as? UIView {
      if isRoot { root = view } else { keptView = view }
    } else {
      guide = item as? UILayoutGuide
    }
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var view: UIView? { keptView ?? root }

  func leave() {
    (isGone, keptView, root) = (true, nil, nil)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> AxisState {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  var handles: [ConstraintHandle] { horizontal.handles + vertical.handles }
}

/// One axis of an item in an engine.
struct AxisState {
  /// Nothing for the root, whose place is not part of the layout.
  var origin: Variable?
  var length: Variable
  /// The given frame, or that the length is not negative.
  var own: [ConstraintHandle] = []
  /// What of the superview's length the given origin and length follow.
  var shares: (origin: Double, length: Double) = (0, 0)
  /// The given origin and length without those shares, and the shares, as the solver knows them.
  var given: [Double] = []
  /// The length of the content, in points, and that the item keeps to it; nothing if it has none.
  var content: (length: Double, hugging: ConstraintHandle?, compressionResistance: ConstraintHandle?)?

  init(origin: Variable?, length: Variable) {
    self.origin = origin
    self.length = length
  }

  var handles: [ConstraintHandle] {
    own + [content?.hugging, content?.compressionResistance].compactMap(\.self)
  }
}

/// How large a view's content is: before its width is known, and at the width it came to.
struct MeasuredContent {
  var first: CGSize?
  var second: CGSize?
  var secondWidth = 0.0
}

/// What made a constraint of the solver.
enum ConstraintOwner {
  case client(NSLayoutConstraint)
  case frame(LayoutState, NSLayoutConstraint.Axis)
  case content(LayoutState, NSLayoutConstraint.Axis)
  case fitting(LayoutState, NSLayoutConstraint.Axis)
}

extension CGRect {
  func origin(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? origin.x : origin.y }
  func length(along axis: NSLayoutConstraint.Axis) -> CGFloat { size.length(along: axis) }
}

extension CGSize {
  func length(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
  func near(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
  func far(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
