/// Values by control state, for the states that have one.
package struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]
  /// The appearance proxy's values, used for states without a value of their own.
  private var standards: [UIControl.State: Value] = [:]

  package init() {}

  /// The value for the state itself, without falling back to `normal`.
  package subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? standards[state] }
    set { values[state] = newValue }
  }

  /// Copies the values of a proxy.
  ///
  /// - Returns: whether it has any.
  @discardableResult package mutating func takeOver(from proxy: StateValues) -> Bool {
    standards.merge(proxy.values) { $1 }
    return !proxy.values.isEmpty
  }

  /// The state's own value, or else that of `normal` (Apple's documentation of `setTitle(_:for:)`). A combined state
  /// without a value has that of `normal`, too, and not that of one of its parts.
  package func value(for state: UIControl.State) -> Value? {
    self[state] ?? self[.normal]
  }
}
