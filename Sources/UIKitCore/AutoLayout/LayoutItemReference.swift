/// What a view or guide is known by without being kept: nothing once it has gone.
///
/// It does what Swift's `weak` does, which moves an object's reference counts out of it for as long as it lives and
/// makes every use of the object several times slower. Here a view's `deinit` clears what refers to it.
final class LayoutItemReference: Sendable {
  // Written when the item is made and in its `deinit`, which no actor isolates: by then nothing else refers to it.
  private nonisolated(unsafe) unowned(unsafe) var storedView: UIView?
  private nonisolated(unsafe) unowned(unsafe) var storedGuide: UILayoutGuide?

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
  /// The view whose space the item's frame is in: a view's superview, a guide's view.
  @MainActor var container: UIView? { storedView.map(\.parent) ?? storedGuide?.owner }
  var isAlive: Bool { storedView != nil || storedGuide != nil }

  /// What the item's engine knows of it, as long as it knows anything.
  nonisolated(unsafe) unowned(unsafe) var state: LayoutState?

  /// Called when the item goes.
  func clear() {
    (storedView, storedGuide) = (nil, nil)
  }
}

/// What views know an engine by without keeping it: nothing once it has gone, as for `LayoutItemReference`.
final class LayoutEngineReference: Sendable {
  nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
}
