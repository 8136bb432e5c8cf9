import Foundation

/// What views are registered and reused under. The kind is `nil` where all views of a pool are of one kind.
struct ReuseKey: Hashable {
  var kind: String?
  var identifier: String
}

/// A view that is lent out for one element after the other.
@MainActor
protocol ReusableView: UIView {
  /// Called when the view is lent out again.
  func prepareForReuse()
}

/// Makes a view of that frame.
typealias ReusableViewMaker<View: ReusableView> = @MainActor (CGRect) -> View

/// How views are made, and those that wait to be lent out again.
@MainActor
struct ReusePool<View: ReusableView, Element: Hashable> {
  private var makers: [ReuseKey: ReusableViewMaker<View>] = [:]
  private var free: [ReuseKey: FreeViews<View, Element>] = [:]

  func isRegistered(_ key: ReuseKey) -> Bool { makers[key] != nil }

  /// Has views of the key made in that way from now on; `nil` takes the registration back.
  mutating func register(_ key: ReuseKey, _ make: ReusableViewMaker<View>?) {
    makers[key] = make
    free[key] = nil
  }

  /// Takes a view back that showed the element, `nil` if it showed none.
  mutating func enqueue(_ view: View, _ key: ReuseKey, _ traits: UITraitCollection, from element: Element?) {
    free[key, default: FreeViews()].add(FreeViews.Waiting(view: view, traits: traits, element: element))
  }

  /// The view that showed the element last, the one given back last, or a new one, under these traits; `nil` if nothing is
  /// registered for the key.
  mutating func dequeue(
    _ key: ReuseKey, frame: CGRect, _ traits: UITraitCollection, for element: Element?
  ) -> View? {
    guard let known = free[key]?.take(for: element) else {
      return makers[key].map { make in traits.asCurrent { make(frame) } }
    }
    let view = known.view
    view.frame = frame
    if known.traits != traits { traits.performAsCurrent { view.treeTraitsDidChange(from: known.traits) } }
    traits.performAsCurrent { view.prepareForReuse() }
    return view
  }
}
