import ElementGeometry
import Foundation

/// A section that scrolls across the collection view, in the layout's coordinates.
struct ScrolledSection {
  let section: Int
  /// The part of the content in which the section's elements are visible.
  let window: CGRect
  /// The length of what is scrolled.
  let length: CGFloat
  /// Whether the section scrolls horizontally.
  let isHorizontal: Bool

  /// The size of what is scrolled.
  var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: length, height: window.size.height) : CGSize(width: window.size.width, height: length)
  }

  /// The furthest offset.
  var furthestOffset: CGFloat { max(0, length - (isHorizontal ? window.size.width : window.size.height)) }
}

/// The views and offsets of a collection view's sections that scroll themselves.
@MainActor
struct SectionScrolling {
  /// The scroll views of the sections near the visible area.
  var views: [Int: SectionScrollView] = [:]
  /// The distance that each section is scrolled from its start. Kept for sections out of sight.
  var offsets: [Int: CGFloat] = [:]

  /// Whether the view is a section's scroll view.
  func contains(_ view: UIView) -> Bool { views.values.contains { $0 === view } }

  mutating func forgetAll() {
    for view in views.values { view.removeFromSuperview() }
    (views, offsets) = ([:], [:])
  }

  /// Moves offsets along with their sections. The views are made again, as elements move between them.
  mutating func move(_ update: CollectionUpdate) {
    guard !views.isEmpty || !offsets.isEmpty else { return }
    let old = offsets
    offsets = [:]
    for (section, offset) in old { if let new = update.newSection(section) { offsets[new] = offset } }
    for view in views.values { view.removeFromSuperview() }
    views = [:]
  }
}
