public import Foundation

/// A view that lines up its arranged subviews along an axis, by constraints it makes itself.
///
/// The constraints are UIKit's, with its identifiers (`StackRecipe`). They are brought up to date in
/// `updateConstraints()`, those that another arrangement has, too, are kept. Lengths are in points.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the arranged subviews share the length of the axis; raw values are UIKit's.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// By their own lengths; what is missing or left over goes to those that resist or hug least.
    case fill = 0
    /// In equal parts.
    case fillEqually = 1
    /// In parts that stand to each other as their intrinsic lengths do. As in UIKit, the last one is off where the
    /// stack view has spacing and another length than its own.
    case fillProportionally = 2
    /// By their own lengths, with equal distances of at least `spacing`.
    case equalSpacing = 3
    /// By their own lengths, with equal distances from centre to centre where `spacing` leaves room for that.
    case equalCentering = 4
  }

  /// How the arranged subviews stand across the axis; raw values are UIKit's.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, at the top of a row.
    case leading = 1
    /// By their first baselines in a row; in a column, where baselines cannot be aligned, not at all.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing = 4
    /// By their last baselines in a row; in a column not at all.
    case lastBaseline = 5

    /// `leading`, by the name it has in rows.
    public static var top: Alignment { .leading }
    /// `trailing`, by the name it has in rows.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that stands for the stack view's own; the value is UIKit's.
  public nonisolated class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The spacing that stands for the system's between neighbours, 8 points; the value is UIKit's.
  public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  final var items: [ArrangedSubview] = []
  final var built = BuiltArrangement()
  /// The constraints in place, in the order of the recipe.
  package final var arrangementConstraints: [NSLayoutConstraint] { built.constraints.map(\.constraint) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  /// A row without spacing of these views, each of which becomes a subview.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// An empty stack view: archives are not read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    layoutMargins = .zero
  }

  // MARK: Arranged subviews

  /// The views lined up, from the axis's start; each of them is a subview.
  open var arrangedSubviews: [UIView] { items.compactMap(\.view) }

  /// Appends a view; one that is arranged already moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: items.count, call: "addArrangedSubview")
  }

  /// Makes `view` the arranged subview at `stackIndex`, and a subview if it is none. Its place among the subviews, from
  /// back to front, is not changed.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex, call: "insertArrangedSubview")
  }

  /// Takes a view out of the arrangement. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    dropFromArrangement(view)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    dropFromArrangement(subview)
  }

  // MARK: Arrangement

  /// The direction the arranged subviews follow each other in.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { setNeedsUpdateConstraints() }
  }

  /// How the views share the length of the axis; `fill` at first.
  open var distribution = Distribution.fill {
    didSet { setNeedsUpdateConstraints() }
  }

  /// How the views stand across the axis; `fill` at first.
  open var alignment = Alignment.fill {
    didSet { setNeedsUpdateConstraints() }
  }

  /// The distance between neighbours, the least one where the distribution spreads them.
  open var spacing: CGFloat = 0 {
    didSet {
      if !isAcceptable(spacing, call: "UIStackView.spacing") { spacing = oldValue }
      setNeedsUpdateConstraints()
    }
  }

  /// Whether distances along a vertical axis are from a view's last baseline to the next one's first.
  open var isBaselineRelativeArrangement = false {
    didSet { setNeedsUpdateConstraints() }
  }

  /// Whether the views stand within the layout margins, not the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { setNeedsUpdateConstraints() }
  }

  /// Whether texts of several lines side by side get equal shares of a horizontal stack view with distribution `fill`.
  ///
  /// UIKit does this with constraints named `UISV-text-width-disambiguation`, which nothing documents. Otherwise the
  /// shares follow from the priorities of the texts alone, and are ambiguous where those are equal.
  ///
  /// Differs from UIKit: on iOS 11.3 a single text had its share too, whatever stood beside it (rdar 39275811); here
  /// there must be two.
  package final var disambiguatesTextWidths = true {
    didSet { setNeedsUpdateConstraints() }
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsUpdateConstraints() }
  }

  /// Replaces the distance from an arranged subview to the next one. Other views have none.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let index = items.firstIndex(where: { $0.view === arrangedSubview }),
      isAcceptable(spacing, call: "UIStackView.setCustomSpacing")
    else { return }
    items[index].customSpacing = spacing
    setNeedsUpdateConstraints()
  }

  /// The spacing set for the view, `spacingUseDefault` if there is none.
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

  /// Sizes matter to constraints alone, unless shares are in proportion to them. A stack view's own size follows from its
  /// arranged subviews: one around it may have to share anew, too.
  @_spi(Subclasses) open override func arrangedSubviewSizeDidChange(_ subview: UIView) {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    superview?.arrangedSubviewSizeDidChange(self)
  }
}

/// An arranged subview, which the stack view's subviews keep alive.
struct ArrangedSubview {
  private let reference: LayoutItemReference
  var customSpacing: CGFloat?

  @MainActor init(view: UIView) {
    reference = view.reference
  }

  var view: UIView? { reference.view }
}
