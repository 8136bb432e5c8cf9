import Foundation

/// Across the axis: how the views stand beside each other.
extension StackRecipe {
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

  /// Baselines of views in a column cannot be aligned: nothing is.
  private var isIgnored: Bool { arrangement.alignment.isBaseline && arrangement.axis == .vertical }

  /// Every view, hidden or not, stands as the first one does.
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

  /// UIKit needs no guide around a single view.
  private mutating func centreSingleView() {
    let view = views[visible[0]]
    add(.canvasConnection, canvas, across.start, .lessThanOrEqual, view, across.start)
    add(.canvasConnection, canvas, across.end, .greaterThanOrEqual, view, across.end)
    add(.canvasConnection, canvas, across.center, .equal, view, across.center)
    add(.canvasFit, stack, across.size, priority: 49)
  }

  /// A guide that spans the visible views is as short as it can be.
  private mutating func span() {
    let spanner = makeGuide("UISV-alignment-spanner")
    for view in visibleViews {
      addBoundary(of: spanner, across.start, .lessThanOrEqual, view, isAligned: arrangement.alignment == .leading)
      addBoundary(of: spanner, across.end, .greaterThanOrEqual, view, isAligned: arrangement.alignment == .trailing)
    }
    add(.spanningFit, spanner, across.size, priority: 51)
    connectCanvas(to: spanner)
  }

  /// The canvas is the guide's on the sides where the views are not aligned, and the first view's where they are.
  ///
  /// On the side of the baseline it only holds the first view, so that a larger text after it sticks out of the stack
  /// view. That is UIKit's behaviour, at least up to iOS 13 (rdar 32291130; useyourloaf.com, "Stack View Baseline
  /// Alignment Issue", with the constraint `stackView.top <= label.top`). The article on kean.blog prints it for
  /// `lastBaseline` alone.
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
