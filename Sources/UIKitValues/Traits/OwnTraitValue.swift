import Foundation

/// The value of a trait of an app's own.
///
/// Values that can be compared are equal if they are; objects that cannot, if they are the same; others never.
// Unchecked because the value can be of any type: it is set once.
package struct OwnTraitValue: Hashable, @unchecked Sendable {
  /// The trait.
  let trait: UITrait
  /// The value.
  let value: Any

  package static func == (first: OwnTraitValue, second: OwnTraitValue) -> Bool {
    if let value = first.value as? any Equatable { return value.equals(second.value) }
    guard type(of: first.value) is AnyClass, type(of: second.value) is AnyClass else { return false }
    return first.value as AnyObject === second.value as AnyObject
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(trait))
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
}

extension TraitValues {
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type { return value(of: system) as? Trait.Value ?? trait.defaultValue }
      return own[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type { return set(newValue, of: system) }
      own[ObjectIdentifier(trait)] = OwnTraitValue(trait: trait, value: newValue)
    }
  }

  private func value<Trait: SystemTrait>(of trait: Trait.Type) -> Any { self[keyPath: trait.place] }

  private mutating func set<Trait: SystemTrait>(_ value: Any, of trait: Trait.Type) {
    if let value = value as? Trait.Value { self[keyPath: trait.place] = value }
  }

  /// Whether a trait is set.
  package func specifies(_ trait: UITrait) -> Bool {
    own[ObjectIdentifier(trait)] != nil || differ(from: TraitValues(), in: trait)
  }

  /// Makes a trait one that is not set.
  package mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    self[trait] = trait.defaultValue
    own[ObjectIdentifier(trait)] = nil
  }

  /// Whether the value of a trait differs from that in other traits.
  package func differ(from other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return differ(from: other, inSystemTrait: system) }
    let (one, two) = (own[ObjectIdentifier(trait)], other.own[ObjectIdentifier(trait)])
    guard one != nil || two != nil else { return false }
    let usual = OwnTraitValue(trait: trait, value: trait.defaultValue)
    return one ?? usual != two ?? usual
  }

  private func differ<Trait: SystemTrait>(from other: TraitValues, inSystemTrait trait: Trait.Type) -> Bool {
    self[keyPath: trait.place] != other[keyPath: trait.place]
  }

  /// The app's own traits whose values differ from those in other traits, by name.
  func ownTraitsDiffering(from other: TraitValues) -> [UITrait] {
    own.merging(other.own) { own, _ in own }.values.map(\.trait).filter { differ(from: other, in: $0) }
      .sorted { $0.name < $1.name }
  }

  /// Whether an app's own trait on which colours depend has another value than in other traits.
  func hasOtherColors(than other: TraitValues) -> Bool {
    guard !own.isEmpty || !other.own.isEmpty else { return false }
    return ownTraitsDiffering(from: other).contains { $0.affectsColorAppearance }
  }
}
