import Foundation

/// A property whose changes are published: `$name` is its publisher, which sends the value and then each new one, before the
/// property has it.
///
/// In an `ObservableObject` the object's `objectWillChange` sends before that.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue)
  }

  /// The publisher of the property.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    // What is passed as `&$name` is set to itself.
    set { if newValue.storage !== storage { storage.receive(from: newValue) } }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  public static subscript<Enclosing: AnyObject>(
    _enclosingInstance object: Enclosing, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Enclosing, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }

  /// The publisher of a published property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subject.subscribe(subscriber)
    }
  }
}

/// A property's value, with those who want to know.
final class PublishedStorage<Value> {
  private let lock = NSLock()
  private var stored: Value
  private var sources: [AnyCancellable] = []
  private var willChange: ObservableObjectPublisher?
  private var madeSubject: CurrentValueSubject<Value, Never>?

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  var subject: CurrentValueSubject<Value, Never> {
    lock.withLock {
      if let madeSubject { return madeSubject }
      let subject = CurrentValueSubject<Value, Never>(stored)
      madeSubject = subject
      return subject
    }
  }

  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { willChange } }
    set { lock.withLock { willChange = newValue } }
  }

  /// Publishes a value, then sets it.
  func set(_ new: Value) {
    objectWillChange?.send()
    lock.withLock { madeSubject }?.send(new)
    // The old value is released outside of the lock.
    let old = lock.withLock {
      defer { stored = new }
      return stored
    }
    withExtendedLifetime(old) {}
  }

  /// Sets what a publisher sends, as long as the property exists.
  func receive<P: Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
    let source = publisher.sink { [weak self] in self?.set($0) }
    lock.withLock { sources.append(source) }
  }
}

extension Published: ObjectChangePublishing {
  var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }
}
