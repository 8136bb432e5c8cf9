import Foundation

/// A view's margins as they were set, with the flags that affect them.
package struct LayoutMargins {
  package enum Value {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The margins: 8 points on every side by default (Apple's documentation of `layoutMargins`).
  package var value = Value.directional(NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)) {
    didSet { isStandard = false }
  }
  /// Whether the margins have never been set.
  package private(set) var isStandard = true
  var preservesSuperview = false
  package var insetsFromSafeArea = true

  package func insets(isMirrored: Bool) -> UIEdgeInsets {
    switch value {
    case .absolute(let insets): insets
    case .directional(let insets): insets.absolute(isMirrored: isMirrored)
    }
  }
}

extension UIView {
  /// The view's margins. If the view preserves its superview's margins, they are at least those less the distance to
  /// the superview's edges.
  ///
  /// Walks up iteratively while margins are preserved: a tree may be deeper than the stack.
  final var effectiveMargins: UIEdgeInsets {
    guard margins.preservesSuperview else { return ownMargins }
    var chain = [self]
    while let last = chain.last, last.margins.preservesSuperview, let parent = last.parent { chain.append(parent) }
    var result = chain.removeLast().ownMargins
    for view in chain.reversed() {
      guard let parent = view.parent else { continue }
      let inherited = parent.marginsOfContent(result).overlap(of: view.placeInBounds, in: parent.boundsStorage.size)
      result = view.ownMargins.union(inherited)
    }
    return result
  }

  /// The view's margins as its subviews preserve them: without the part of the safe area that a scroll view's content inset
  /// keeps clear. A table's cell has the same margins below a bar as in the middle of the screen.
  private func marginsOfContent(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard scrollsContent, margins.insetsFromSafeArea else { return insets }
    return insets.without(safeAreaInsets.without(propagatedSafeAreaInsets))
  }

  /// The margins that were set, at least the system minimum for a controller's view, and extended by the safe area.
  ///
  /// The view of a controller has no top and bottom margins by default: this agrees with the frames that Interface
  /// Builder stored for root views (140 files).
  private var ownMargins: UIEdgeInsets {
    var insets = margins.insets(isMirrored: isRightToLeft)
    if margins.isStandard, owningController != nil { (insets.top, insets.bottom) = (0, 0) }
    if let owningController, owningController.viewRespectsSystemMinimumLayoutMargins {
      insets = insets.union(owningController.systemMinimumLayoutMargins.absolute(isMirrored: isRightToLeft))
    }
    return margins.insetsFromSafeArea ? insets.sum(safeAreaInsets) : insets
  }

  /// The frame relative to the origin of the superview's bounds.
  final var placeInBounds: CGRect {
    let offset = parent?.boundsStorage.origin ?? .zero
    return CGRect(
      x: origin.x - offset.x, y: origin.y - offset.y, width: boundsAskedAbout.width, height: boundsStorage.height)
  }

  final func setMargins(_ value: LayoutMargins.Value) {
    changeMargins { $0.value = value }
  }

  package final func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    change(&margins)
    marginsDidChange()
  }

  /// Notifies the view and those descendants that preserve its margins.
  final func marginsDidChange() {
    var pending = [self]
    while let view = pending.popLast() {
      view.setNeedsLayout()
      view.layoutEngine?.invalidate(to: .uncertain)
      view.layoutMarginsDidChange()
      view.owningController?.viewLayoutMarginsDidChange()
      pending += view.children.filter(\.margins.preservesSuperview).reversed()
    }
  }
}

// MARK: - Readable width

extension UIView {
  final var readableContentInsets: UIEdgeInsets { readableContentInsets(width: boundsAskedAbout.width) }

  /// The margins plus, at each side, half of the width that exceeds the widest readable text.
  final func readableContentInsets(width: CGFloat) -> UIEdgeInsets {
    var insets = layoutMargins
    let limit = ReadableWidth.limit(for: traitCollection.preferredContentSizeCategory)
    let excess = max(0, width - insets.left - insets.right - limit)
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }
}

/// The maximum width of comfortably readable text.
enum ReadableWidth {
  /// The width in points for a content size category.
  ///
  /// 672 at L is observed (useyourloaf.com, "Readable Content Guides", at 1,024 points; gist sstadelman/50cd4bb2 at
  /// 768 and 736). The values from XS to M are plausible, but not documented. No values above L are public: 672 times
  /// the ratio of the body size to 17 is used instead.
  static func limit(for category: UIContentSizeCategory) -> CGFloat {
    switch category {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .extraLarge: 751.1
    case .extraExtraLarge: 830.1
    case .extraExtraExtraLarge: 909.2
    case .accessibilityMedium: 1106.8
    case .accessibilityLarge: 1304.5
    case .accessibilityExtraLarge: 1581.2
    case .accessibilityExtraExtraLarge: 1857.9
    case .accessibilityExtraExtraExtraLarge: 2095.1
    default: 672
    }
  }
}

// MARK: - Insets

extension UIEdgeInsets {
  var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

  package func sum(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }

  /// The larger of the two insets at each side.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// The part of these insets of a rectangle of `size` that overlaps `frame`; at most the insets themselves.
  func overlap(of frame: CGRect, in size: CGSize) -> UIEdgeInsets {
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(0, inset - distance), max(0, inset)) }
    return UIEdgeInsets(
      top: rest(top, frame.minY), left: rest(left, frame.minX), bottom: rest(bottom, size.height - frame.maxY),
      right: rest(right, size.width - frame.maxX))
  }

  package func directional(isMirrored: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
  }
}

extension NSDirectionalEdgeInsets {
  package func absolute(isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }
}
