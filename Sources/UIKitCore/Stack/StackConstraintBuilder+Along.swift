import Foundation

/// The constraints along the axis, which distribute its length.
extension StackConstraintBuilder {
  /// Connects the first and the last visible view to the canvas.
  mutating func connectEnds() {
    guard let first = visibleViews.first, let last = visibleViews.last else { return }
    add(.canvasConnection, canvas, along.start, .equal, first, along.start)
    add(.canvasConnection, last, along.end, .equal, canvas, along.end)
  }

  /// Adds the distances between neighbours, including hidden ones: a hidden view has half the spacing on each side,
  /// and none before the first or after the last visible view.
  ///
  /// The baselines of a hidden text would not add up to the spacing. Therefore, if distances are measured between
  /// baselines, visible neighbours are connected to each other, and hidden views to the view before them.
  mutating func addSpacing() {
    let relation: NSLayoutConstraint.Relation = isSpread ? .greaterThanOrEqual : .equal
    if arrangement.isBaselineRelative {
      addBaselineSpacing(relation)
      return
    }
    for next in views.indices.dropFirst() {
      let gap = gap(before: next)
      add(.spacing, views[next], along.start, relation, views[next - 1], along.end, constant: gap)
    }
  }

  private mutating func addBaselineSpacing(_ relation: NSLayoutConstraint.Relation) {
    for (previous, next) in zip(visible, visible.dropFirst()) {
      add(
        .spacing, views[next], .firstBaseline, relation, views[previous], .lastBaseline,
        constant: arrangement.items[previous].spacing)
    }
    for next in views.indices.dropFirst() where arrangement.items[next].isHidden {
      add(.spacing, views[next], along.start, .equal, views[next - 1], along.end)
    }
  }

  /// The distance in points between the view at `next` and the one before.
  private func gap(before next: Int) -> CGFloat {
    guard let first = visible.first, let last = visible.last, first < next, next <= last else { return 0 }
    let isHidden = (previous: arrangement.items[next - 1].isHidden, next: arrangement.items[next].isHidden)
    if isHidden.previous, isHidden.next { return 0 }
    let spacing = arrangement.items[arrangement.lastVisible(before: next)].spacing
    return isHidden.previous || isHidden.next ? spacing / 2 : spacing
  }

  private var isSpread: Bool {
    arrangement.distribution == .equalSpacing || arrangement.distribution == .equalCentering
  }

  /// Gives hidden views a length of zero.
  mutating func hide() {
    for (view, item) in zip(views, arrangement.items) where item.isHidden {
      add(.hiding, view, along.size)
    }
  }

  mutating func distribute() {
    switch arrangement.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing, .equalCentering: spread()
    }
  }

  private mutating func fillEqually() {
    guard let first = visibleViews.first else { return }
    for view in visibleViews.dropFirst() {
      add(.fillEqually, view, along.size, .equal, first, along.size)
    }
  }

  /// Divides the canvas in proportion to the natural lengths, each share at a lower priority than the one before.
  ///
  /// The shares leave room for the spacing as if the canvas had its natural length; at any other length the spacing,
  /// which is required, makes the last view's share wrong (rdar 34595752). That is UIKit's behaviour.
  private mutating func fillProportionally() {
    let lengths = arrangement.items.map { max(0, $0.naturalLength) }
    let natural = visible.reduce(0) { $0 + lengths[$1] }
    guard natural > 0 else { return }
    let total = natural + arrangement.spacing * CGFloat(visible.count - 1)
    for index in visible {
      let level = visible.count == 1 ? 1000 : max(1, 999 - Float(index))
      if lengths[index] > 0, total > 0 {
        add(
          .fillProportionally, views[index], along.size, .equal, canvas, along.size,
          multiplier: lengths[index] / total, priority: level)
      } else {
        add(.fillProportionally, views[index], along.size)
      }
    }
  }

  /// Adds guides between neighbours. They have equal lengths if they reach from edge to edge; from centre to centre,
  /// their lengths are equal at priorities that decrease from 149, so that the minimum spacing takes precedence.
  private mutating func spread() {
    var first: UILayoutGuide?
    for (previous, next) in zip(visible, visible.dropFirst()) {
      let guide = makeGuide("UISV-distributing", between: (views[previous], views[next]))
      let edges = spreadEdges
      add(.distributingEdge, guide, along.start, .equal, views[previous], edges.previous)
      add(.distributingEdge, guide, along.end, .equal, views[next], edges.next)
      if let first {
        let level = arrangement.distribution == .equalCentering ? max(1, 150 - Float(previous)) : 1000
        add(.fillEqually, guide, along.size, .equal, first, along.size, priority: level)
      }
      first = first ?? guide
    }
    add(.canvasFit, stack, along.size, priority: 49)
  }

  /// The attributes of a view and of the next one that the guide between them connects.
  private var spreadEdges: (previous: NSLayoutConstraint.Attribute, next: NSLayoutConstraint.Attribute) {
    if arrangement.distribution == .equalCentering { return (along.center, along.center) }
    return arrangement.isBaselineRelative ? (.lastBaseline, .firstBaseline) : (along.end, along.start)
  }

  /// Gives texts side by side, all of which prefer to be wider, the share of the stack view's width that each visible
  /// view would have if all were equally wide.
  mutating func disambiguateTextWidths() {
    guard arrangement.disambiguatesTextWidths, arrangement.axis == .horizontal, arrangement.distribution == .fill
    else { return }
    let texts = visible.filter { arrangement.items[$0].isWrappingText }
    guard texts.count > 1 else { return }
    let share = 1 / CGFloat(visible.count)
    let spacing = visible.dropLast().reduce(0) { $0 + arrangement.items[$1].spacing }
    for index in texts {
      add(
        .textWidthDisambiguation, views[index], .width, .equal, canvas, .width, multiplier: share,
        constant: -share * spacing, priority: 760)
    }
  }
}

extension StackArrangement {
  /// The index of the last visible item before `index`; there must be one.
  fileprivate func lastVisible(before index: Int) -> Int {
    items[..<index].lastIndex { !$0.isHidden } ?? 0
  }
}
