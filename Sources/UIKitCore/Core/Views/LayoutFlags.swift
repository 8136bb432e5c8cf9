/// Flags for a view's pending layout work and for its part in Auto Layout.
package struct LayoutFlags: OptionSet {
  package var rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `layoutSubviews()` must be called.
  package static let needsLayout = LayoutFlags(rawValue: 1 << 0)
  /// A descendant of the view may need layout.
  static let containsLayoutNeed = LayoutFlags(rawValue: 1 << 1)
  /// `updateConstraints()` must be called.
  static let needsConstraintUpdate = LayoutFlags(rawValue: 1 << 2)
  /// The view or one of its descendants needs a constraint update.
  static let containsConstraintUpdate = LayoutFlags(rawValue: 1 << 3)
  /// The view or one of its descendants has changes that the layout engine has not processed.
  static let needsEngineVisit = LayoutFlags(rawValue: 1 << 4)
  /// Constraints refer, or referred, to something in the view.
  static let containsAutoLayout = LayoutFlags(rawValue: 1 << 5)
  /// The view's content is laid out independently of its surroundings.
  package static let isLayoutBoundary = LayoutFlags(rawValue: 1 << 6)
  /// `updateProperties()` must be called.
  static let needsPropertyUpdate = LayoutFlags(rawValue: 1 << 7)

  /// Whether all of the given flags are set.
  package subscript(marks: LayoutFlags) -> Bool {
    get { rawValue & marks.rawValue == marks.rawValue }
    set { rawValue = newValue ? rawValue | marks.rawValue : rawValue & ~marks.rawValue }
  }
}

extension UIView {
  /// Sets flags of the view and its superviews, up to the first that has them all: those above it have them, too.
  final func markAncestors(_ marks: LayoutFlags) {
    var view: UIView? = self
    while let current = view, !current.layoutFlags[marks] {
      current.layoutFlags[marks] = true
      view = current.parent
    }
  }

  /// Whether constraints refer, or referred, to something in the view.
  package final var containsAutoLayout: Bool { layoutFlags[.containsAutoLayout] }

  /// Whether the view's content is laid out independently of its surroundings.
  final var isLayoutBoundary: Bool { layoutFlags[.isLayoutBoundary] }
}
