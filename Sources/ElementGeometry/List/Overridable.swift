/// A value that the system determines until the app sets it.
///
/// The text of a list configuration is `label` and, in a disabled cell, `tertiaryLabel`; once it is set to red, it is
/// red in both. Two such values are equal if their effective values are.
package struct Overridable<Value> {
  /// The system's value.
  package var standard: Value
  /// The app's value, once it is set.
  private var own: Value?

  package init(_ standard: Value) {
    self.standard = standard
  }

  /// The effective value.
  package var value: Value {
    get { own ?? standard }
    set { own = newValue }
  }
}

extension Overridable: Equatable where Value: Equatable {
  package static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}

extension Overridable: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
