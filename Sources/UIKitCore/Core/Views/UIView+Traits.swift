import Foundation

extension UIView {
  /// The direction of a view with this attribute in a left-to-right interface.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of a view with this attribute: playback controls and spatial directions are never mirrored.
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
  /// The traits' direction, unless the view's semantic content attribute overrides it.
  var derivedLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The environment's traits, with the overrides of every view from the root down to this one.
  final var inheritedTraits: UITraitCollection { withOverrides(environmentTraits) }

  private func withOverrides(_ traits: UITraitCollection) -> UITraitCollection {
    // Not mapped by a closure: it would be isolated to the main actor, and that would be checked at each call.
    guard let mergedOverrides else { return traits }
    return MergedTraits.shared.merge(traits, mergedOverrides)
  }

  /// Updates the tree's traits from its superview's and its own overrides, then notifies every view whose traits
  /// changed.
  ///
  /// Whoever is notified may take views out of the tree, as a table that is reloaded does with its cells: those are notified of
  /// what they had there.
  ///
  /// - Parameter environment: the environment's traits before; nil: as they are.
  final func updateTraits(from environment: UITraitCollection? = nil) {
    let changed = mergeOverrides(from: environment ?? environmentTraits)
    var comparison = TraitComparison()
    for change in changed {
      let view = change.view
      let isThere = view.mergedOverrides === change.merged || view.isDescendant(of: self)
      let traits = isThere ? view.traitCollection : change.traits
      if comparison.differ(traits, change.previous) { view.traitsDidChange(from: change.previous, to: traits) }
    }
    if let previous = changed.first?.previous { didUpdateTraits(from: previous) }
  }

  /// Notifies the view and its descendants of traits that changed while it was in no tree.
  package final func treeTraitsDidChange(from previous: UITraitCollection) {
    forEachInTree { $0.traitsDidChange(from: previous, to: $0.traitCollection) }
  }

  /// Notifies each view in the tree that was created, or last notified, under environment traits other than the
  /// current ones.
  ///
  /// - Returns: whether any view was notified.
  @discardableResult package final func environmentTraitsDidChange() -> Bool {
    let current = UITraitCollection.current
    var comparison = TraitComparison()
    var notifiedAny = false
    forEachInTree { view in
      let previous = view.knownEnvironmentTraits
      view.knownEnvironmentTraits = current
      guard comparison.differ(current, previous) else { return }
      notifiedAny = true
      view.traitsDidChange(from: view.withOverrides(previous), to: view.traitCollection)
    }
    return notifiedAny
  }

  private func traitsDidChange(from previous: UITraitCollection, to traits: UITraitCollection) {
    setNeedsLayout()
    if layoutEngine != nil {
      contentSizeDidChange()
      if traits.layoutDirection != previous.layoutDirection { directionDidChange() }
    }
    viewEnvironment.atWork(self, traits) {
      owningController?.traitsDidChange(from: previous, to: traits)
      traitCollectionDidChange(previous)
      callTraitChangeHandlers(from: previous, to: traits)
    }
  }

  /// The views whose overrides or environment changed, superviews first.
  private func mergeOverrides(from environment: UITraitCollection) -> [TraitChange] {
    let isElsewhere = environment !== environmentTraits
    var changed: [TraitChange] = []
    var comparison = TraitComparison()
    var pending = [self]
    while let view = pending.popLast() {
      let merged = view.overridesFromRoot
      guard isElsewhere || comparison.differ(merged, view.mergedOverrides) else { continue }
      let previous = view.withOverrides(environment)
      view.mergedOverrides = merged
      changed.append(TraitChange(view: view, previous: previous, traits: view.traitCollection, merged: merged))
      pending += view.children.reversed()
    }
    return changed
  }

  /// The superview's merged overrides combined with the view's own.
  private var overridesFromRoot: UITraitCollection? {
    guard let inherited = parent?.mergedOverrides else { return ownOverrides }
    return ownOverrides.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
  }

  /// The view's trait overrides, with its own user interface style and limits of the text size over them.
  final var ownOverrides: UITraitCollection? {
    guard overrideUserInterfaceStyle != .unspecified else {
      return limitingTraits.map { UITraitCollection(traitsFrom: [overrideTraits ?? UITraitCollection(), $0]) }
        ?? overrideTraits
    }
    let style = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    return UITraitCollection(traitsFrom: [overrideTraits, style, limitingTraits].compactMap { $0 })
  }

  /// The limits of the text size that the view has itself.
  final var contentSizeLimits: ContentSizeLimits {
    get { limitingTraits?.values.contentSizeLimits ?? ContentSizeLimits() }
    set { limitingTraits = newValue == ContentSizeLimits() ? nil : UITraitCollection(contentSizeLimits: newValue) }
  }
}

/// A view with its previous and new traits, and the overrides that the new ones are made of.
private struct TraitChange {
  var view: UIView
  var previous: UITraitCollection
  var traits: UITraitCollection
  var merged: UITraitCollection?
}

/// A comparison of traits that remembers the last two that differed: most views in a tree share theirs.
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
