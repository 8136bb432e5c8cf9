import Foundation

/// A builder for the constraints of one arrangement, which are those that UIKit creates. It reuses the constraints of
/// the earlier arrangement: one more view in a long stack view takes a handful of new constraints.
///
/// Sources: the constraints recorded in A. Grebenyuk's article "UIStackView" on kean.blog, whose replica was compared
/// with UIKit for every combination of axis, alignment and distribution; TZStackView, whose tests compare the
/// constraints with UIKit's; and kern0x1b/charon, which compared 12,000 frames. Each rule from these is in one
/// function.
///
/// Two items of 40 and 60 points in a horizontal stack view with the distribution and alignment `fill` and a spacing
/// of 5 get
///
///     UISV-canvas-connection  stack.leading == a.leading, b.trailing == stack.trailing
///     UISV-spacing            b.leading == a.trailing + 5
///     UISV-alignment          a.top == b.top, a.bottom == b.bottom
///     UISV-canvas-connection  stack.top == a.top, stack.bottom == a.bottom
@MainActor
struct StackConstraintBuilder {
  /// The kinds of constraint, under UIKit's identifiers.
  enum Kind: String {
    case alignment = "UISV-alignment"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case distributingEdge = "UISV-distributing-edge"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case hiding = "UISV-hiding"
    case spacing = "UISV-spacing"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
  }

  let stack: UIStackView
  let arrangement: StackArrangement
  /// All arranged subviews, in the order of `arrangement.items`.
  let views: [UIView]
  /// The indices of the views that are not hidden.
  let visible: [Int]
  let along: StackAttributes
  let across: StackAttributes
  /// The item that the ends of the arrangement are connected to: the stack view or its margins guide.
  let canvas: any LayoutItem

  private(set) var constraints: [ArrangementConstraint] = []
  private(set) var guides: [ArrangementGuide] = []
  private var earlierConstraints: [ArrangementConstraint.Key: NSLayoutConstraint]
  private let earlierGuides: [ArrangementGuide.Key: UILayoutGuide]

  /// - Parameter earlier: the constraints and guides installed for the previous arrangement.
  init(stack: UIStackView, arrangement: StackArrangement, earlier: BuiltArrangement) {
    self.stack = stack
    earlierConstraints = Dictionary(earlier.constraints.map { ($0.key, $0.constraint) }) { first, _ in first }
    earlierGuides = Dictionary(earlier.guides.map { ($0.key, $0.guide) }) { first, _ in first }
    self.arrangement = arrangement
    views = stack.arrangedSubviews
    visible = arrangement.items.indices.filter { !arrangement.items[$0].isHidden }
    along = arrangement.axis == .horizontal ? .horizontal : .vertical
    across = arrangement.axis == .horizontal ? .vertical : .horizontal
    canvas = arrangement.isLayoutMarginsRelative ? stack.layoutMarginsGuide : stack
  }

  /// The visible views, in order.
  var visibleViews: [UIView] { visible.map { views[$0] } }

  mutating func build() {
    guard !visible.isEmpty else { return collapse() }
    connectEnds()
    addSpacing()
    hide()
    distribute()
    disambiguateTextWidths()
    align()
  }

  /// Makes a stack view without visible views as small as other constraints allow. This is not known from UIKit, so
  /// it has the lowest priority.
  private mutating func collapse() {
    hide()
    add(.canvasFit, stack, along.size, priority: 1)
    add(.canvasFit, stack, across.size, priority: 1)
  }

  /// Creates a guide in the stack view for the arrangement, or reuses an earlier one; `views` are the views that it
  /// lies between, if any.
  mutating func makeGuide(_ identifier: String, between views: (UIView, UIView)? = nil) -> UILayoutGuide {
    let key = ArrangementGuide.Key(
      identifier: identifier, previous: views.map { ObjectIdentifier($0.0) }, next: views.map { ObjectIdentifier($0.1) }
    )
    let guide = earlierGuides[key] ?? UILayoutGuide()
    guide.identifier = identifier
    guides.append(ArrangementGuide(key: key, guide: guide))
    return guide
  }

  /// Adds `item.attribute = multiplier · other.otherAttribute + constant`, or an inequality; without `other`, the
  /// right side is the constant alone.
  mutating func add(
    _ kind: Kind, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ other: (any LayoutItem)? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let key = ArrangementConstraint.Key(
      kind: kind, item: ObjectIdentifier(item), attribute: attribute, relation: relation,
      other: other.map { ObjectIdentifier($0) }, otherAttribute: otherAttribute, multiplier: multiplier,
      constant: constant, priority: priority)
    let earlier = earlierConstraints.isEmpty ? nil : earlierConstraints.removeValue(forKey: key)
    let constraint = earlier.flatMap { $0.ties(item, to: other) ? $0 : nil } ?? key.makeConstraint(item, other)
    constraints.append(ArrangementConstraint(key: key, constraint: constraint))
  }
}

/// The layout attributes of an axis.
struct StackAttributes {
  var start: NSLayoutConstraint.Attribute
  var end: NSLayoutConstraint.Attribute
  var center: NSLayoutConstraint.Attribute
  var size: NSLayoutConstraint.Attribute

  static let horizontal = StackAttributes(start: .leading, end: .trailing, center: .centerX, size: .width)
  static let vertical = StackAttributes(start: .top, end: .bottom, center: .centerY, size: .height)
}
