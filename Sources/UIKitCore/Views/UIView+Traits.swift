import Foundation

extension UIView {
  /// The direction of a view with this attribute in a left-to-right interface.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of a view with this attribute: players and directions in space are never mirrored.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIView {
  /// The traits' direction, unless the view's content says otherwise.
  var derivedLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The current traits, with the overrides of every view from the root down to this one.
  final var inheritedTraits: UITraitCollection { withOverrides(.current) }

  private func withOverrides(_ traits: UITraitCollection) -> UITraitCollection {
    mergedOverrides.map { MergedTraits.shared.merge(traits, $0) } ?? traits
  }

  /// Brings the tree's traits up to date with its superview's and its own, then tells every view that has others now.
  ///
  /// Who is told may take views out of the tree, as a table that is reloaded does with its cells: those are told of
  /// what they had there.
  final func updateTraits() {
    let changed = mergeOverrides()
    var comparison = TraitComparison()
    for change in changed {
      let view = change.view
      let isThere = view.mergedOverrides === change.merged || view.isDescendant(of: self)
      let traits = isThere ? view.traitCollection : change.traits
      if comparison.differ(traits, change.previous) { view.traitsDidChange(from: change.previous, to: traits) }
    }
    if let previous = changed.first?.previous { didUpdateTraits(from: previous) }
  }

  /// Tells the view, and what is in it, of traits that have changed while it was in no tree.
  package final func treeTraitsDidChange(from previous: UITraitCollection) {
    forEachInTree { $0.traitsDidChange(from: previous, to: $0.traitCollection) }
  }

  /// Tells each view of the tree that was made, or last told, under other traits of the environment than it has now.
  ///
  /// - Returns: whether there was any.
  @discardableResult package final func environmentTraitsDidChange() -> Bool {
    let current = UITraitCollection.current
    var comparison = TraitComparison()
    var toldAny = false
    forEachInTree { view in
      let previous = view.environmentTraits
      view.environmentTraits = current
      guard comparison.differ(current, previous) else { return }
      toldAny = true
      view.traitsDidChange(from: view.withOverrides(previous), to: view.traitCollection)
    }
    return toldAny
  }

  private func traitsDidChange(from previous: UITraitCollection, to traits: UITraitCollection) {
    setNeedsLayout()
    if layoutEngine != nil {
      contentSizeDidChange()
      if traits.layoutDirection != previous.layoutDirection { directionDidChange() }
    }
    traits.performAsCurrent {
      owningController?.traitsDidChange(from: previous, to: traits)
      traitCollectionDidChange(previous)
      callTraitChangeHandlers(from: previous, to: traits)
    }
  }

  /// The views whose overrides changed, superviews first.
  private func mergeOverrides() -> [TraitChange] {
    var changed: [TraitChange] = []
    var comparison = TraitComparison()
    var pending = [self]
    while let view = pending.popLast() {
      let merged = view.overridesFromRoot
      guard comparison.differ(merged, view.mergedOverrides) else { continue }
      let previous = view.traitCollection
      view.mergedOverrides = merged
      changed.append(TraitChange(view: view, previous: previous, traits: view.traitCollection, merged: merged))
      pending += view.children.reversed()
    }
    return changed
  }

  /// The superview's overrides with the view's own.
  private var overridesFromRoot: UITraitCollection? {
    guard let inherited = parent?.mergedOverrides else { return ownOverrides }
    return ownOverrides.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
  }

  /// The traits set for the view, with the appearance set for it over them.
  final var ownOverrides: UITraitCollection? {
    guard overrideUserInterfaceStyle != .unspecified else { return overrideTraits }
    let style = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    return overrideTraits.map { UITraitCollection(traitsFrom: [$0, style]) } ?? style
  }
}

/// A view with the traits it had, those it got, and the overrides that these are made of.
private struct TraitChange {
  var view: UIView
  var previous: UITraitCollection
  var traits: UITraitCollection
  var merged: UITraitCollection?
}

/// Compares traits, and remembers the last two that differed: all views of a tree have the same.
private struct TraitComparison {
  private var last: (UITraitCollection?, UITraitCollection?)

  mutating func differ(_ left: UITraitCollection?, _ right: UITraitCollection?) -> Bool {
    if left === right { return false }
    if last.0 === left, last.1 === right { return true }
    guard left != right else { return false }
    last = (left, right)
    return true
  }
}
