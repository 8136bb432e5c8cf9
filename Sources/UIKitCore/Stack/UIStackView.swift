public import Foundation

/// A view that arranges its arranged subviews along an axis, by constraints that it creates.
///
/// The constraints are UIKit's, with its identifiers (`StackConstraintBuilder`). `updateConstraints()` updates them, and keeps
/// those that the previous and the new arrangement have in common. Lengths are in points.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The ways of distributing the axis's length among the arranged subviews, with UIKit's raw values.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// Each view has its own length; missing or excess space goes to the views with the lowest compression resistance
    /// or hugging.
    case fill = 0
    /// All views have the same length.
    case fillEqually = 1
    /// The lengths are proportional to the intrinsic lengths. As in UIKit, the last one is wrong if the stack view
    /// has spacing and a length other than its natural one.
    case fillProportionally = 2
    /// The views have their own lengths, with equal distances of at least `spacing` between them.
    case equalSpacing = 3
    /// The views have their own lengths, with equal distances between their centres where `spacing` allows that.
    case equalCentering = 4
  }

  /// The alignments of the arranged subviews across the axis, with UIKit's raw values.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// The views fill the space across the axis.
    case fill = 0
    /// The views are aligned to the leading edge in a column, to the top in a row.
    case leading = 1
    /// The views are aligned by their first baselines in a row; in a column, which has no such alignment, they are
    /// not aligned.
    case firstBaseline = 2
    /// The views are centred.
    case center = 3
    /// The views are aligned to the trailing edge in a column, to the bottom in a row.
    case trailing = 4
    /// The views are aligned by their last baselines in a row; in a column, they are not aligned.
    case lastBaseline = 5

    /// The same as `leading`, under its name for rows.
    public static var top: Alignment { .leading }
    /// The same as `trailing`, under its name for rows.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that means the stack view's own spacing; the value is UIKit's.
  public nonisolated class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The spacing that means the system's distance between neighbours, 8 points; the value is UIKit's.
  public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  final var items: [ArrangedSubview] = []
  final var built = BuiltArrangement()
  /// The installed constraints, in the order of the recipe.
  package final var arrangementConstraints: [NSLayoutConstraint] { built.constraints.map(\.constraint) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  /// Creates a horizontal stack view without spacing from these views, which become subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Creates a stack view from an Interface Builder document. An archive's coder gives an empty one.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    layoutMargins = .zero
    coder.document?.decodeProperties(of: self, declaredBy: UIView.self)
    coder.document?.decodeProperties(of: self, declaredBy: UIStackView.self)
  }

  // MARK: Arranged subviews

  /// The arranged views from the start of the axis; each is a subview, too.
  open var arrangedSubviews: [UIView] { items.compactMap(\.view) }

  /// Appends a view to the arranged subviews; one that is arranged already moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: items.count, call: "addArrangedSubview")
  }

  /// Makes `view` the arranged subview at `stackIndex`, and a subview if it is not one yet. Its position among the
  /// subviews, from back to front, does not change.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex, call: "insertArrangedSubview")
  }

  /// Removes a view from the arranged subviews. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    removeFromArrangement(view)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeFromArrangement(subview)
  }

  // MARK: Arrangement

  open override class var namedProperties: [NamedProperty] { super.namedProperties + stackProperties(Self.self) }

  private class func stackProperties<Stack: UIStackView>(_: Stack.Type) -> [NamedProperty] {
    [
      NamedProperty("axis", \Stack.axis), NamedProperty("alignment", \Stack.alignment),
      NamedProperty("distribution", \Stack.distribution), NamedProperty("spacing", \Stack.spacing),
      NamedProperty("arrangedSubviews", \Stack.arrangedSubviews),
      NamedProperty("layoutMarginsRelativeArrangement", \Stack.isLayoutMarginsRelativeArrangement),
      NamedProperty("baselineRelativeArrangement", \Stack.isBaselineRelativeArrangement),
    ]
  }

  /// The axis along which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { setNeedsUpdateConstraints() }
  }

  /// The distribution of the views along the axis; `fill` by default.
  open var distribution = Distribution.fill {
    didSet { setNeedsUpdateConstraints() }
  }

  /// The alignment of the views across the axis; `fill` by default.
  open var alignment = Alignment.fill {
    didSet { setNeedsUpdateConstraints() }
  }

  /// The distance between neighbours; the minimum distance for the distributions `equalSpacing` and `equalCentering`.
  open var spacing: CGFloat = 0 {
    didSet {
      if !isAcceptable(spacing, call: "UIStackView.spacing") { spacing = oldValue }
      setNeedsUpdateConstraints()
    }
  }

  /// Whether distances in a vertical stack view are measured from a view's last baseline to the next one's first.
  open var isBaselineRelativeArrangement = false {
    didSet { setNeedsUpdateConstraints() }
  }

  /// Whether the views are arranged within the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { setNeedsUpdateConstraints() }
  }

  /// Whether wrapping texts side by side get equal shares of a horizontal stack view with the distribution `fill`.
  ///
  /// UIKit does this with constraints named `UISV-text-width-disambiguation`, which are not documented. If `false`,
  /// the widths follow from the priorities of the texts alone, and are ambiguous where these are equal.
  ///
  /// Differs from UIKit: on iOS 11.3 even a single text got its share, whatever was beside it (rdar 39275811); here
  /// there must be two.
  package final var disambiguatesTextWidths = true {
    didSet { setNeedsUpdateConstraints() }
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsUpdateConstraints() }
  }

  /// Sets the distance from an arranged subview to the next one; does nothing for other views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let index = items.firstIndex(where: { $0.view === arrangedSubview }),
      isAcceptable(spacing, call: "UIStackView.setCustomSpacing")
    else { return }
    items[index].customSpacing = spacing
    setNeedsUpdateConstraints()
  }

  /// The custom spacing of the view; `spacingUseDefault` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    items.first { $0.view === arrangedSubview }?.customSpacing ?? UIStackView.spacingUseDefault
  }

  // MARK: Constraints

  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let (new, old) = (traitCollection, previousTraitCollection)
    let isSpacingRoundedAsBefore = new.displayScale == old?.displayScale && new.layoutDirection == old?.layoutDirection
    if distribution == .fillProportionally || !isSpacingRoundedAsBefore { setNeedsUpdateConstraints() }
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView {
    baselineView(of: visibleArrangedSubviews.map(\.forFirstBaselineLayout), inColumn: \.first)
  }

  open override var forLastBaselineLayout: UIView {
    baselineView(of: visibleArrangedSubviews.map(\.forLastBaselineLayout), inColumn: \.last)
  }

  @_spi(Subclasses) open override var mayHaveContent: Bool { type(of: self) != UIStackView.self }

  package override func arrangedSubviewDidChange(_ subview: UIView) {
    setNeedsUpdateConstraints()
    superview?.arrangedSubviewSizeDidChange(self)
  }

  /// Responds to a changed size of an arranged subview: it affects the arrangement only if the distribution is
  /// proportional. It also changes the stack view's own size, so an enclosing stack view is notified.
  @_spi(Subclasses) open override func arrangedSubviewSizeDidChange(_ subview: UIView) {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    superview?.arrangedSubviewSizeDidChange(self)
  }
}

/// An arranged subview, held by a weak reference: the stack view retains it as a subview.
struct ArrangedSubview {
  private let reference: LayoutItemReference
  var customSpacing: CGFloat?

  @MainActor init(view: UIView) {
    reference = view.reference
  }

  var view: UIView? { reference.view }
}
