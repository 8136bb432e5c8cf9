import Foundation

/// The constraints across the axis, which align the views with each other.
extension StackConstraintBuilder {
  mutating func align() {
    alignWithFirst()
    if arrangement.alignment == .fill {
      add(.canvasConnection, canvas, across.start, .equal, views[0], across.start)
      add(.canvasConnection, canvas, across.end, .equal, views[0], across.end)
      return
    }
    if arrangement.alignment == .center, visible.count == 1 {
      centreSingleView()
    } else {
      span()
    }
    for view in views {
      add(.ambiguitySuppression, view, across.size, priority: 25)
    }
  }

  /// Whether the alignment has no effect: baselines of views in a column cannot be aligned.
  private var isIgnored: Bool { arrangement.alignment.isBaseline && arrangement.axis == .vertical }

  /// Aligns every view, hidden or not, with the first one.
  private mutating func alignWithFirst() {
    guard !isIgnored else { return }
    let attributes: [NSLayoutConstraint.Attribute] =
      switch arrangement.alignment {
      case .fill: [across.start, across.end]
      case .leading: [across.start]
      case .trailing: [across.end]
      case .center: [across.center]
      case .firstBaseline: [.firstBaseline]
      case .lastBaseline: [.lastBaseline]
      }
    for attribute in attributes {
      for view in views.dropFirst() {
        add(.alignment, views[0], attribute, .equal, view, attribute)
      }
    }
  }

  /// Centres a single view, for which UIKit uses no guide.
  private mutating func centreSingleView() {
    let view = views[visible[0]]
    add(.canvasConnection, canvas, across.start, .lessThanOrEqual, view, across.start)
    add(.canvasConnection, canvas, across.end, .greaterThanOrEqual, view, across.end)
    add(.canvasConnection, canvas, across.center, .equal, view, across.center)
    add(.canvasFit, stack, across.size, priority: 49)
  }

  /// Adds a guide that spans the visible views and is as short as possible.
  private mutating func span() {
    let spanner = makeGuide("UISV-alignment-spanner")
    for view in visibleViews {
      addBoundary(of: spanner, across.start, .lessThanOrEqual, view, isAligned: arrangement.alignment == .leading)
      addBoundary(of: spanner, across.end, .greaterThanOrEqual, view, isAligned: arrangement.alignment == .trailing)
    }
    add(.spanningFit, spanner, across.size, priority: 51)
    connectCanvas(to: spanner)
  }

  /// Connects the canvas to the guide on the sides where the views are not aligned, and to the first view where they
  /// are.
  ///
  /// On the side of the baseline, the canvas only contains the first view, so that a view with larger text after it
  /// extends beyond the stack view. That is UIKit's behaviour, at least up to iOS 13 (rdar 32291130; useyourloaf.com,
  /// "Stack View Baseline Alignment Issue", with the constraint `stackView.top <= label.top`). The article on
  /// kean.blog shows it for `lastBaseline` alone.
  private mutating func connectCanvas(to spanner: UILayoutGuide) {
    let alignment = arrangement.alignment
    let start: any LayoutItem = alignment.isAtStart && !isIgnored ? views[0] : spanner
    let end: any LayoutItem = alignment.isAtEnd && !isIgnored ? views[0] : spanner
    let isLoose = alignment.isBaseline
    add(
      .canvasConnection, canvas, across.start, isLoose && start === views[0] ? .lessThanOrEqual : .equal, start,
      across.start)
    add(
      .canvasConnection, canvas, across.end, isLoose && end === views[0] ? .greaterThanOrEqual : .equal, end, across.end
    )
    if alignment == .center { add(.canvasConnection, canvas, across.center, .equal, views[0], across.center) }
    if isLoose { add(.canvasFit, stack, across.size, priority: 49) }
  }

  private mutating func addBoundary(
    of spanner: UILayoutGuide, _ edge: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ view: UIView, isAligned: Bool
  ) {
    add(
      .spanningBoundary, spanner, edge, isAligned ? .equal : relation, view, edge, priority: isAligned ? 999.5 : 1000)
  }
}

extension UIStackView.Alignment {
  fileprivate var isAtStart: Bool { self == .leading || self == .firstBaseline }
  fileprivate var isAtEnd: Bool { self == .trailing || self == .lastBaseline }
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
