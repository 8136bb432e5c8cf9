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

/// How views are made, and those that wait to be lent out again.
@MainActor
struct ReusePool<View: ReusableView> {
  /// Makes a view of that frame.
  typealias Maker = @MainActor (CGRect) -> View

  private var makers: [ReuseKey: Maker] = [:]
  /// With the traits the views had when they were given back.
  private var free: [ReuseKey: [(view: View, traits: UITraitCollection)]] = [:]

  func isRegistered(_ key: ReuseKey) -> Bool { makers[key] != nil }

  /// Has views of the key made in that way from now on; `nil` takes the registration back.
  mutating func register(_ key: ReuseKey, _ make: Maker?) {
    makers[key] = make
    free[key] = nil
  }

  mutating func giveBack(_ view: View, _ key: ReuseKey, _ traits: UITraitCollection) {
    free[key, default: []].append((view, traits))
  }

  /// The view given back last, or a new one, under these traits; `nil` if nothing is registered for the key.
  mutating func lend(_ key: ReuseKey, frame: CGRect, _ traits: UITraitCollection) -> View? {
    guard let (view, oldTraits) = free[key]?.popLast() else {
      return makers[key].map { make in traits.asCurrent { make(frame) } }
    }
    view.frame = frame
    if oldTraits != traits { traits.performAsCurrent { view.treeTraitsDidChange(from: oldTraits) } }
    traits.performAsCurrent { view.prepareForReuse() }
    return view
  }
}
