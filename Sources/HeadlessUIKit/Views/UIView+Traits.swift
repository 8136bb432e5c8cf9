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
  final var inheritedTraits: UITraitCollection {
    guard let mergedOverrides else { return .current }
    return MergedTraits.shared.merge(.current, mergedOverrides)
  }

  /// Brings the tree's traits up to date with its superview's and its own, then tells every view that has others now.
  final func updateTraits() {
    let changed = mergeOverrides()
    for (view, previous) in changed where view.traitCollection != previous {
      view.setNeedsLayout()
      view.traitsDidChange(from: previous)
    }
    guard let window = self as? UIWindow, let previous = changed.first?.previous else { return }
    window.announceCategory(after: previous)
  }

  private func traitsDidChange(from previous: UITraitCollection) {
    if layoutEngine != nil {
      contentSizeDidChange()
      if traitCollection.layoutDirection != previous.layoutDirection { directionDidChange() }
    }
    traitCollection.performAsCurrent {
      owningController?.traitCollectionDidChange(previous)
      traitCollectionDidChange(previous)
    }
  }

  /// The views whose overrides changed, superviews first, with the traits they had.
  private func mergeOverrides() -> [(view: UIView, previous: UITraitCollection)] {
    var changed: [(view: UIView, previous: UITraitCollection)] = []
    var pending = [self]
    while let view = pending.popLast() {
      let overrides = [view.parent?.mergedOverrides, view.overrideTraits].compactMap(\.self)
      let merged = overrides.count < 2 ? overrides.first : UITraitCollection(traitsFrom: overrides)
      guard merged != view.mergedOverrides else { continue }
      changed.append((view, view.traitCollection))
      view.mergedOverrides = merged
      pending += view.children.reversed()
    }
    return changed
  }
}
