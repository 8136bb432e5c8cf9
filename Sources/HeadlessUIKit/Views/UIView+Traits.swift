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
  /// The current traits, with the overrides of every view from the root down to this one.
  final var inheritedTraits: UITraitCollection {
    traits(overriddenBy: overrideTraits)
  }

  /// The traits the view has with `ownOverride` in place of its own.
  func traits(overriddenBy ownOverride: UITraitCollection?) -> UITraitCollection {
    var overrides = ownOverride.map { [$0] } ?? []
    var ancestor = superview
    while let view = ancestor {
      if let traits = view.overrideTraits { overrides.append(traits) }
      ancestor = view.superview
    }
    guard !overrides.isEmpty else { return .current }
    return UITraitCollection(traitsFrom: [.current] + overrides.reversed())
  }

  /// Tells the view and everything in it of its traits, if they are others than `previous`.
  func traitsDidChange(from previous: UITraitCollection) {
    let traits = traitCollection
    guard traits !== previous, traits != previous else { return }
    traits.performAsCurrent {
      var pending = [self]
      while let view = pending.popLast() {
        view.setNeedsLayout()
        view.traitCollectionDidChange(previous)
        pending += view.children.reversed()
      }
    }
  }
}
