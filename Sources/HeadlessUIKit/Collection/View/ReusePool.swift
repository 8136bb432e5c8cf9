import Foundation

/// What views are registered and reused under.
struct ReuseKey: Hashable {
  var kind: String?
  var identifier: String

  static func cell(_ identifier: String) -> ReuseKey { ReuseKey(kind: nil, identifier: identifier) }
  static func supplementary(_ kind: String, _ identifier: String) -> ReuseKey {
    ReuseKey(kind: kind, identifier: identifier)
  }
}

/// The registered classes, and the views that wait to be lent out again.
@MainActor
struct ReusePool {
  private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  /// With the traits the views had when they were taken back.
  private var free: [ReuseKey: [(view: UICollectionReusableView, traits: UITraitCollection)]] = [:]

  subscript(key: ReuseKey) -> UICollectionReusableView.Type? {
    get { classes[key] }
    set {
      classes[key] = newValue
      free[key] = nil
    }
  }

  mutating func give(_ view: UICollectionReusableView, _ key: ReuseKey, _ traits: UITraitCollection) {
    free[key, default: []].append((view, traits))
  }

  /// A view taken back last, or a new one, under these traits; nil if no class is registered.
  mutating func take(
    _ key: ReuseKey, frame: CGRect, _ traits: UITraitCollection
  ) -> UICollectionReusableView? {
    if let (view, oldTraits) = free[key]?.popLast() {
      view.frame = frame
      if oldTraits != traits { traits.performAsCurrent { view.treeTraitsDidChange(from: oldTraits) } }
      traits.performAsCurrent { view.prepareForReuse() }
      return view
    }
    guard let viewClass = classes[key] else { return nil }
    let view = traits.asCurrent { UICollectionReusableView.make(viewClass, frame: frame) }
    view.reuseIdentifier = key.identifier
    return view
  }
}

extension UICollectionReusableView {
  /// The class if it is a subclass of `base`; otherwise nil and, unless it is nil itself, a fault.
  static func reusableClass<Base: UICollectionReusableView>(
    _ viewClass: AnyClass?, as base: Base.Type, call: String
  ) -> UICollectionReusableView.Type? {
    guard let viewClass else { return nil }
    if let reusable = viewClass as? Base.Type { return reusable }
    UIKitFaults.raise(
      "NSInvalidArgumentException", call: call, reason: "\(viewClass) is no subclass of \(base)")
    return nil
  }
}
