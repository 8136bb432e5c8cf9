import UIKitValues

/// A value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// A value that is read and set by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }

  /// The transaction has no meaning in a still picture.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction()) })
  }

  /// The same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A value that cannot be set.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value, read and set where it is kept.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A property of the value as a binding; setting it sets the whole value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let (read, write) = (read, write)
    return Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: { new in
        var value = read()
        value[keyPath: keyPath] = new
        write(value)
      })
  }

  /// The same binding: nothing moves.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// The same binding: nothing moves.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

// Unchecked: what is bound is read and set on the main actor.
extension Binding: @unchecked Sendable {}

extension Binding: DynamicProperty {}

extension Binding {
  /// A value that is not nil, while there is one.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// The value as one that may be nil; nil is not set.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// The value without its type. A value of another type is not set.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let base = self
    let first = base.wrappedValue[position]
    // An element that was removed meanwhile is as it was, and a fault: in SwiftUI the program ends.
    func isThere(_ value: Value) -> Bool {
      if position >= value.startIndex, position < value.endIndex { return true }
      UIKitFaults.raise(
        "SwiftUI", call: "Binding<\(Value.Element.self)>", reason: "its element was removed from the collection.")
      return false
    }
    return Binding<Value.Element>(
      get: {
        let value = base.wrappedValue
        return isThere(value) ? value[position] : first
      },
      set: { if isThere(base.wrappedValue) { base.wrappedValue[position] = $0 } })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
