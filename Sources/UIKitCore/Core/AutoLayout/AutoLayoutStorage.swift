import Foundation

/// The storage of a view that has constraints or takes part in Auto Layout.
@MainActor
final class AutoLayoutStorage {
  /// The active constraints that the view holds, in the order they were added.
  let held = ConstraintList()
  /// The held constraints that the engine has not processed yet.
  let pending = ConstraintList()
  /// The active constraints that refer to the view.
  let naming = ConstraintList()
  /// Whether constraints refer, or referred, to the view's margins.
  @exclusivity(unchecked) var hasNamedMargins = false
  @exclusivity(unchecked) var guides: [UILayoutGuide] = []
  /// The guides of margins, safe area and readable content that have been created.
  @exclusivity(unchecked) var systemGuides: [UILayoutGuide] = []
  @exclusivity(unchecked) var contentPriorities = ContentPriorities()
  /// The engine that lays out the view.
  var engine: LayoutEngine? { engineReference?.engine }
  @exclusivity(unchecked) var engineReference: LayoutEngineReference?
  /// The engine of the tree, if the view is its root.
  @exclusivity(unchecked) var rootEngine: LayoutEngine?
  /// The frame that the engine determined for the view; `nil` if there is none.
  @exclusivity(unchecked) var placement: CGRect?
}

/// The priorities with which a view keeps the size of its content.
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

  /// The priorities against growing; 250 by default.
  var hugging = Pair(horizontal: .defaultLow, vertical: .defaultLow)
  /// The priorities against shrinking; 750 by default.
  var compressionResistance = Pair(horizontal: .defaultHigh, vertical: .defaultHigh)
}

extension UIView {
  /// A weak reference to the view, created on first access.
  final var reference: LayoutItemReference {
    if let storedReference { return storedReference }
    let reference = LayoutItemReference(view: self)
    storedReference = reference
    return reference
  }

  final var layoutView: UIView? { self }

  final var naming: ConstraintList { autoLayoutStorage.naming }

  /// The view's storage, created on first access.
  final var autoLayoutStorage: AutoLayoutStorage {
    if let autoLayout { return autoLayout }
    let storage = AutoLayoutStorage()
    autoLayout = storage
    return storage
  }

  /// The engine that lays out the view, if there is one.
  final var layoutEngine: LayoutEngine? { autoLayout?.engine }

  /// Requests a visit of the engine: the view has changes, or starts to take part in Auto Layout.
  final func setNeedsEngineVisit() {
    markAncestors([.needsEngineVisit, .containsAutoLayout])
  }

  final func setNeedsConstraintUpdate() {
    layoutFlags[.needsConstraintUpdate] = true
    markAncestors([.containsConstraintUpdate, .containsAutoLayout])
  }
}
