/// A value that a view keeps as long as it is shown.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let location: StateLocation<Value>

  /// The first value, for as long as nothing else is set.
  public init(wrappedValue value: Value) { location = StateLocation(value) }
  /// The first value, for as long as nothing else is set.
  public init(initialValue value: Value) { location = StateLocation(value) }

  /// The value. Setting one that is not equal asks the views again that have read it.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// The value as a binding.
  public var projectedValue: Binding<Value> {
    let location = location
    return Binding(get: { location.value }, set: { location.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// No value at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
  func link(to place: PropertyPlace, slot: Int) -> Bool {
    let location = location
    location.box = place.element.kept(.property(slot)) { StateBox(location.value) }
    location.box.invalidation = place.invalidation
    return true
  }
}

/// The storage of a state: its own before the view is shown, then the box of the view's place.
// Unchecked: bodies are asked on the main actor, and state that is set elsewhere is the app's to synchronize.
final class StateLocation<Value>: @unchecked Sendable {
  fileprivate var box: StateBox<Value>

  init(_ value: Value) { box = StateBox(value) }

  var value: Value {
    get { box.value }
    set { box.value = newValue }
  }
}

/// A value, and the view that is asked again when it is set.
// Unchecked for the reason that `StateLocation` gives.
final class StateBox<Value>: @unchecked Sendable {
  var value: Value {
    didSet { if !isSame(oldValue, value) { invalidation?() } }
  }
  var invalidation: Invalidation?

  init(_ value: Value) { self.value = value }

  /// Whether values are certainly the same: setting the value that there is changes nothing.
  private func isSame(_ first: Value, _ second: Value) -> Bool {
    guard let first = first as? any Equatable else { return false }
    return first.isSame(as: second)
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
