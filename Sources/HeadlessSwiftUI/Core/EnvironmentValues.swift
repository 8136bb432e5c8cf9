import Foundation
public import HeadlessUIKit

/// A key for a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// A key for a value that is one of UIKit's traits, too: views see what is set around them in UIKit, and what they set is
/// a trait of UIKit's views in them.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value under traits.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Sets the trait of a value.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// The values that a view inherits from those around it.
public struct EnvironmentValues {
  private var entries = EnvironmentEntries()
  /// The objects that are known by their type.
  var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The traits under which colours and fonts are looked up.
  package private(set) var traits: UITraitCollection

  /// The environment of the system's defaults.
  public init() { self.init(traits: .current) }

  package init(traits: UITraitCollection) { self.traits = traits }

  /// The value of a key: what the nearest view around has set, else the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: key) ?? Key.defaultValue }
    set { entries.set(ObjectIdentifier(key), newValue) }
  }

  /// The value of a key that is a trait of UIKit's.
  public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.read(from: traits) }
    set { changeTraits { Key.write(to: &$0, value: newValue) } }
  }

  /// The value of a key where one is set.
  func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value? { entries.value(ObjectIdentifier(key)) }

  /// Takes other traits.
  mutating func replaceTraits(_ traits: UITraitCollection) { self.traits = traits }

  /// Changes the traits.
  mutating func changeTraits(_ change: (inout any UIMutableTraits) -> Void) {
    traits = traits.modifyingTraits(change)
  }
}
