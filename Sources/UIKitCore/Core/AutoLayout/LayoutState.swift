import ConstraintSolver
import Foundation

/// The state of a view or guide in an engine: its variables, and the constraints that belong to the item itself.
///
/// The variables are the frame in the superview's coordinate space (for a guide, in its view's): moving a view does
/// not change its descendants' variables.
@MainActor
final class LayoutState {
  /// The view, retained by the engine except for the root, which retains the engine; `nil` once the item has been
  /// removed.
  @exclusivity(unchecked) private var retainedView: UIView?
  private let reference: LayoutItemReference
  let isRoot: Bool
  /// The number of the engine for which the item stores the state.
  @exclusivity(unchecked) private(set) var engineNumber = 0
  @exclusivity(unchecked) var horizontal: AxisState
  @exclusivity(unchecked) var vertical: AxisState
  @exclusivity(unchecked) var content = MeasuredContent()
  /// The size in the last solution, in points, not rounded.
  @exclusivity(unchecked) var solvedSize: CGSize?
  /// Whether the frame is given, so that the engine does not set it.
  @exclusivity(unchecked) var isFixed = false
  /// Whether the item has been removed from the engine.
  @exclusivity(unchecked) private(set) var isGone = false

  init(_ item: LayoutItemReference, isRoot: Bool, horizontal: AxisState, vertical: AxisState) {
    reference = item
    retainedView = isRoot ? nil : item.view
    self.isRoot = isRoot
    self.horizontal = horizontal
    self.vertical = vertical
  }

  deinit {
    if reference.state === self { reference.state = nil }
  }

  /// Stores the state in the item.
  func enroll(in engineNumber: Int) {
    self.engineNumber = engineNumber
    reference.state = self
  }

  var view: UIView? { isRoot && !isGone ? reference.view : retainedView }
  var guide: UILayoutGuide? { reference.guide }

  func leave() {
    (isGone, retainedView) = (true, nil)
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

/// One axis of the state of an item.
struct AxisState {
  /// The origin; `nil` for the root, whose position is not part of the layout.
  var origin: Variable?
  var length: Variable
  /// The constraints of the given frame, or of the minimum length 0.
  var own: [ConstraintHandle] = []
  /// The given frame with which the solver was last updated.
  var given = GivenExtent()
  /// The length of the content, in points, with its constraints; `nil` if there is none.
  var content: ContentLength?

  init(origin: Variable?, length: Variable) {
    self.origin = origin
    self.length = length
  }

  var handles: [ConstraintHandle] {
    own + [content?.hugging, content?.compressionResistance].compactMap(\.self)
  }
}

/// A given frame along an axis: origin and length, and the shares of the superview's length to be added to each.
struct GivenExtent: Equatable {
  var origin = 0.0
  var length = 0.0
  var originShare = 0.0
  var lengthShare = 0.0

  func hasShares(of other: GivenExtent) -> Bool {
    originShare == other.originShare && lengthShare == other.lengthShare
  }
}

/// The length of a view's content, with the constraints for it.
struct ContentLength {
  var length: Double
  var hugging: ConstraintHandle?
  var compressionResistance: ConstraintHandle?
}

/// The size of a view's content, measured without a known width, and at the solved width.
struct MeasuredContent {
  var first: CGSize?
  var second: CGSize?
  var secondWidth = 0.0
}

/// The origin of a constraint in the solver.
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
