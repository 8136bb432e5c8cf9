/// A value that the system decides, until the app sets one: that one stays.
///
/// A list configuration's text is `label` and, in a disabled cell, `tertiaryLabel`; a red one is red in both. Two such
/// values are equal if they read alike.
package struct StandardUnlessSet<Value> {
  /// What the system has decided.
  package var standard: Value
  /// What the app has set.
  private var own: Value?

  package init(_ standard: Value) {
    self.standard = standard
  }

  /// What counts.
  package var value: Value {
    get { own ?? standard }
    set { own = newValue }
  }
}

extension StandardUnlessSet: Equatable where Value: Equatable {
  package static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}

extension StandardUnlessSet: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
