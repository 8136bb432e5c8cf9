import Foundation

/// What a view has once constraints are about it, or it takes part in their layout.
@MainActor
final class AutoLayoutStorage {
  /// The active constraints that belong to the view, in the order they were added.
  let held = ConstraintList()
  /// Those that the engine has not taken up yet.
  let pending = ConstraintList()
  /// The active constraints that name the view.
  let naming = ConstraintList()
  /// Whether constraints name the view's margins, or did.
  var hasNamedMargins = false
  var guides: [UILayoutGuide] = []
  /// The guides of margins, safe area and readable content that were asked for.
  var systemGuides: [UILayoutGuide] = []
  var contentPriorities = ContentPriorities()
  /// The engine that has taken up the view's constraints.
  var engine: LayoutEngine? { engineReference?.engine }
  var engineReference: LayoutEngineReference?
  /// The engine of the tree, if the view is its root.
  var rootEngine: LayoutEngine?
  /// Where the engine puts the view; nil if it does not.
  var placement: CGRect?
}

/// How strongly a view keeps to the size of its content.
struct ContentPriorities {
  struct Pair {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
      }
    }
  }

  /// Against growing: 250 unless set.
  var hugging = Pair(horizontal: .defaultLow, vertical: .defaultLow)
  /// Against shrinking: 750 unless set.
  var compressionResistance = Pair(horizontal: .defaultHigh, vertical: .defaultHigh)
}

extension UIView {
  /// What the view is known by without being kept.
  final var reference: LayoutItemReference {
    if let storedReference { return storedReference }
    let reference = LayoutItemReference(view: self)
    storedReference = reference
    return reference
  }

  final var layoutView: UIView? { self }

  final var naming: ConstraintList { autoLayoutStorage.naming }

  /// The view's storage, made if need be.
  final var autoLayoutStorage: AutoLayoutStorage {
    if let autoLayout { return autoLayout }
    let storage = AutoLayoutStorage()
    autoLayout = storage
    return storage
  }

  /// The engine that has taken up the view, if one has.
  final var layoutEngine: LayoutEngine? { autoLayout?.engine }

  /// Lets the engine come by: the view has something new, or takes part in layout by constraints from now on.
  final func askForEngineVisit() {
    markAncestors([.needsEngineVisit, .containsAutoLayout])
  }

  final func askForConstraintUpdate() {
    layoutFlags[.needsConstraintUpdate] = true
    markAncestors([.containsConstraintUpdate, .containsAutoLayout])
  }
}
