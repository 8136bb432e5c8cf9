import ConstraintSolver
import Foundation

/// A view or guide in an engine: its variables, and the constraints that follow from what it is.
///
/// Variables are the frame in the superview's space (a guide's in its view's): a view that moves moves nothing in it.
@MainActor
final class LayoutState {
  /// Kept by the engine, unless it is the root, which keeps the engine; nil once the item has left.
  private var keptView: UIView?
  private let reference: LayoutItemReference
  let isRoot: Bool
  /// The number of the engine that the item knows the state of.
  private(set) var engineNumber = 0
  var horizontal: AxisState
  var vertical: AxisState
  var content = MeasuredContent()
  /// The size the last solution gives, in points, before rounding.
  var solvedSize: CGSize?
  /// Whether the frame is given: the view is not placed.
  var isFixed = false
  /// Whether the item has left the engine.
  private(set) var isGone = false

  init(_ item: LayoutItemReference, isRoot: Bool, horizontal: AxisState, vertical: AxisState) {
    reference = item
    keptView = isRoot ? nil : item.view
    self.isRoot = isRoot
    self.horizontal = horizontal
    self.vertical = vertical
  }

  deinit {
    if reference.state === self { reference.state = nil }
  }

  /// Makes the item know the state.
  func enroll(in engineNumber: Int) {
    self.engineNumber = engineNumber
    reference.state = self
  }

  var view: UIView? { isRoot && !isGone ? reference.view : keptView }
  var guide: UILayoutGuide? { reference.guide }

  func leave() {
    (isGone, keptView) = (true, nil)
    if reference.state === self { reference.state = nil }
  }

  subscript(axis: NSLayoutConstraint.Axis) -> AxisState {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  func origin(along axis: NSLayoutConstraint.Axis) -> Variable? {
    axis == .horizontal ? horizontal.origin : vertical.origin
  }

  func content(along axis: NSLayoutConstraint.Axis) -> ContentLength? {
    axis == .horizontal ? horizontal.content : vertical.content
  }

  func setContent(_ content: ContentLength?, along axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontal.content = content } else { vertical.content = content }
  }

  func length(along axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? horizontal.length : vertical.length
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
  /// The given frame as the solver knows it.
  var given = GivenExtent()
  /// The length of the content, in points, and that the item keeps to it; nothing if it has none.
  var content: ContentLength?

  init(origin: Variable?, length: Variable) {
    self.origin = origin
    self.length = length
  }

  var handles: [ConstraintHandle] {
    own + [content?.hugging, content?.compressionResistance].compactMap(\.self)
  }
}

/// A frame along an axis: origin and length, and what of the superview's length they follow besides.
struct GivenExtent: Equatable {
  var origin = 0.0
  var length = 0.0
  var originShare = 0.0
  var lengthShare = 0.0

  func hasShares(of other: GivenExtent) -> Bool {
    originShare == other.originShare && lengthShare == other.lengthShare
  }
}

/// The length of a view's content, and the constraints that keep the view to it.
struct ContentLength {
  var length: Double
  var hugging: ConstraintHandle?
  var compressionResistance: ConstraintHandle?
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
