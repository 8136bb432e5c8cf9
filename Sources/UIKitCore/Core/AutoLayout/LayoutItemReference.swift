/// A weak reference to a view or guide: it becomes `nil` when that is released.
///
/// Swift's `weak` moves an object's reference counts out of it for as long as it lives, which makes every use of the
/// object several times slower. Here a view's `deinit` clears the reference instead.
final class LayoutItemReference: Sendable {
  // Set when the item is created, and cleared in its `deinit`, which is not isolated: by then nothing else refers to
  // it.
  @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) var storedView: UIView?
  @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) var storedGuide: UILayoutGuide?

  init(view: UIView) {
    storedView = view
  }

  init(guide: UILayoutGuide) {
    storedGuide = guide
  }

  var view: UIView? { storedView }
  var guide: UILayoutGuide? { storedGuide }
  var item: (any LayoutItem)? { storedView ?? storedGuide }
  @MainActor var layoutView: UIView? { storedView ?? storedGuide?.owner }
  /// The view in whose coordinate space the item's frame is: a view's superview, or a guide's view.
  @MainActor var container: UIView? { storedView.map(\.parent) ?? storedGuide?.owner }
  var isAlive: Bool { storedView != nil || storedGuide != nil }

  /// The state of the item in its engine, as long as there is one.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var state: LayoutState?

  /// Called when the item is released.
  func clear() {
    (storedView, storedGuide) = (nil, nil)
  }
}

/// A weak reference to an engine: it becomes `nil` when that is released, as with `LayoutItemReference`.
final class LayoutEngineReference: Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
}
