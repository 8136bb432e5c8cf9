import Foundation

/// The appearance proxies that were requested, which are process-wide, as in UIKit.
@MainActor
package enum AppearanceProxies {
  /// The rules from the least to the most specific: later ones override earlier ones.
  private static var rules: [AppearanceRule] = []

  /// The proxy of a class for traits and containers, created on first access.
  static func proxy<Object: NSObject>(
    of objectClass: Object.Type, for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type],
    make: () -> Object
  ) -> Object {
    let known = rules.lazy.filter { $0.isSame(traits, containers) && type(of: $0.proxy) == objectClass }
    if let proxy = known.first?.proxy as? Object { return proxy }
    let proxy = make()
    let rule = AppearanceRule(proxy: proxy, isOfClass: { $0 is Object }, containers: containers, traits: traits)
    rules.insert(rule, at: rules.firstIndex { rule.rank < $0.rank } ?? rules.endIndex)
    return proxy
  }

  /// Applies the proxies' values to a view, for properties that were not set on the view itself.
  static func apply(to view: UIView) {
    for rule in rules where rule.applies(to: view, under: view.traitCollection, in: view.next) {
      if let proxy = rule.proxy as? UIView { view.takeOver(from: proxy) }
    }
  }

  /// The proxies that apply to an item in a bar, the most specific last.
  package static func proxies<Item: UIBarItem>(of item: Item, in bar: UIView) -> [Item] {
    rules.filter { $0.applies(to: item, under: bar.traitCollection, in: bar) }.compactMap { $0.proxy as? Item }
  }
}

/// A proxy with the conditions for the views that it applies to.
@MainActor
private struct AppearanceRule {
  let proxy: NSObject
  let isOfClass: (NSObject) -> Bool
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?
  /// The specificity: first the depth of inheritance, then the number of containers, then whether there are traits.
  let rank: Rank

  struct Rank: Comparable {
    let levels: Int
    let containers: Int
    let hasTraits: Bool

    static func < (left: Rank, right: Rank) -> Bool {
      (left.levels, left.containers, left.hasTraits ? 1 : 0) < (right.levels, right.containers, right.hasTraits ? 1 : 0)
    }
  }

  init(
    proxy: NSObject, isOfClass: @escaping (NSObject) -> Bool, containers: [any UIAppearanceContainer.Type],
    traits: UITraitCollection?
  ) {
    (self.proxy, self.isOfClass, self.containers, self.traits) = (proxy, isOfClass, containers, traits)
    let classes = sequence(first: Mirror(reflecting: proxy)) { $0.superclassMirror }
    rank = Rank(
      levels: classes.reduce(0) { count, _ in count + 1 }, containers: containers.count, hasTraits: traits != nil)
  }

  func isSame(_ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]) -> Bool {
    self.traits == traits && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
  }

  func applies(to object: NSObject, under traits: UITraitCollection, in responder: UIResponder?) -> Bool {
    isOfClass(object) && self.traits.map(traits.containsTraits) != false && isContained(in: responder)
  }

  /// Whether the containers are found up the responder chain, in their order.
  private func isContained(in first: UIResponder?) -> Bool {
    var missing = containers[...]
    var responder = first
    while let container = missing.first, let current = responder {
      if isInstance(current, of: container) { missing.removeFirst() }
      responder = current.next
    }
    return missing.isEmpty
  }

  private func isInstance<Container>(_ object: Any, of container: Container.Type) -> Bool { object is Container }
}
