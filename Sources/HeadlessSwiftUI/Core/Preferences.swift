/// A key for a value that views say to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that says nothing.
  static var defaultValue: Value { get }

  /// Adds what the next view says.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension ViewNode {
  /// The value that the view and those in it give; nil if none gives one.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if let own = preferences[ObjectIdentifier(key)] as? Key.Value { return own }
    guard !hidesPreferences else { return nil }
    return placedChildren.preference(key)
  }
}

extension [ViewNode] {
  /// The value that the views give, one after another; nil if none gives one.
  @MainActor func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for value in lazy.compactMap({ $0.preference(key) }) {
      guard var known = result else {
        result = value
        continue
      }
      Key.reduce(value: &known) { value }
      result = known
    }
    return result
  }
}
