public import Foundation
public import UIKitCore

extension NSObject {
  /// A publisher of a property's values, as key-value observing reports them.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions
    private let name: String?

    init(object: Subject, keyPath: KeyPath<Subject, Value>, name: String?, options: NSKeyValueObservingOptions) {
      (self.object, self.keyPath, self.name, self.options) = (object, keyPath, name, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let buffer = DemandBuffer(subscriber)
      let observation = Locked<NSKeyValueObservation?>(nil)
      buffer.whenCancelled {
        observation { $0?.invalidate() }
        observation { $0 = nil }
      }
      buffer.start()
      let new = object.observe(keyPath, named: name, options: options) { object, _ in
        buffer.send(object[keyPath: keyPath])
      }
      observation { $0 = new }
    }
  }
}

extension UIKitObject {
  /// A publisher of a property's values: the current one, and each new one.
  ///
  /// - Parameter name: the property's name in Objective-C, for one of several steps, as in `observe(_:named:options:)`.
  public nonisolated func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, named name: String? = nil,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, name: name, options: options)
  }
}
