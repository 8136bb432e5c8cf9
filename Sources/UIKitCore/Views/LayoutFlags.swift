/// What is due of a view's layout, and how the view takes part in it.
package struct LayoutFlags: OptionSet {
  package var rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `layoutSubviews()` is to be called.
  package static let needsLayout = LayoutFlags(rawValue: 1 << 0)
  /// Something in the view may need layout.
  static let containsLayoutNeed = LayoutFlags(rawValue: 1 << 1)
  /// `updateConstraints()` is to be called.
  static let needsConstraintUpdate = LayoutFlags(rawValue: 1 << 2)
  /// That of the view, or of something in it.
  static let containsConstraintUpdate = LayoutFlags(rawValue: 1 << 3)
  /// The view, or a view in it, has something that the layout engine has not taken up.
  static let needsEngineVisit = LayoutFlags(rawValue: 1 << 4)
  /// Constraints are about something in the view, or were.
  static let containsAutoLayout = LayoutFlags(rawValue: 1 << 5)
  /// What is in the view is laid out apart from what is around it.
  package static let isLayoutBoundary = LayoutFlags(rawValue: 1 << 6)

  /// Whether all of these are set.
  package subscript(marks: LayoutFlags) -> Bool {
    get { rawValue & marks.rawValue == marks.rawValue }
    set { rawValue = newValue ? rawValue | marks.rawValue : rawValue & ~marks.rawValue }
  }
}

extension UIView {
  /// Sets marks of the view and its superviews, up to the first that has them all: those above it have them, too.
  final func markAncestors(_ marks: LayoutFlags) {
    var view: UIView? = self
    while let current = view, !current.layoutFlags[marks] {
      current.layoutFlags[marks] = true
      view = current.parent
    }
  }

  /// Whether constraints are about something in the view, or were.
  package final var containsAutoLayout: Bool { layoutFlags[.containsAutoLayout] }

  /// Whether what is in the view is laid out apart from what is around it.
  final var isLayoutBoundary: Bool { layoutFlags[.isLayoutBoundary] }
}
