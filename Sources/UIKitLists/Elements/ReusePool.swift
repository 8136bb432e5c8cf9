import Foundation

/// The key under which views are registered and reused. The kind is `nil` where all views of a pool are of one kind.
struct ReuseKey: Hashable {
  var kind: String?
  var identifier: String
}

/// A view that is reused for one element after another.
@MainActor
protocol ReusableView: UIView {
  /// The identifier that the view is reused under.
  var reuseIdentifier: String? { get set }
  /// Called when the view is dequeued for reuse.
  func prepareForReuse()
}

/// A closure that makes a view with a frame.
typealias ReusableViewFactory<View: ReusableView> = @MainActor (CGRect) -> View

/// The registered makers of views, and the views that wait to be reused.
@MainActor
struct ReusePool<View: ReusableView, Element: Hashable> {
  private var makers: [ReuseKey: ReusableViewFactory<View>] = [:]
  private var free: [ReuseKey: ReuseQueue<View, Element>] = [:]

  func isRegistered(_ key: ReuseKey) -> Bool { makers[key] != nil }

  /// The identifier under which views of a kind are registered, if there is only one.
  func onlyIdentifier(ofKind kind: String) -> String? {
    let identifiers = makers.keys.filter { $0.kind == kind }.map(\.identifier)
    return identifiers.count == 1 ? identifiers[0] : nil
  }

  /// Registers the closure that makes views for the key; `nil` removes the registration. Waiting views are discarded.
  mutating func register(_ key: ReuseKey, _ make: ReusableViewFactory<View>?) {
    makers[key] = make
    free[key] = nil
  }

  /// Adds a view that can be reused, and the element that it showed, `nil` if it showed none.
  mutating func enqueue(_ view: View, _ key: ReuseKey, _ traits: UITraitCollection, from element: Element?) {
    free[key, default: ReuseQueue()].add(ReuseQueue.Waiting(view: view, traits: traits, element: element))
  }

  /// The view that showed the element last, the view enqueued last, or a new one, with these traits; `nil` if nothing
  /// is registered for the key.
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
