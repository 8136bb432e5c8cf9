public import Foundation

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change; always `setting`.
  public let kind: NSKeyValueChange
  /// The new value, if the options ask for it.
  public let newValue: Value?
  /// The value before the change, if the options ask for it.
  public let oldValue: Value?
  /// The changed indexes of a collection; always `nil`.
  public let indexes: IndexSet?
  /// Whether this is a report before the change.
  public let isPrior: Bool

  init(_ change: KeyValueChange, _ options: NSKeyValueObservingOptions) {
    kind = .setting
    newValue = options.contains(.new) ? change.new.flatMap { $0 as? Value } : nil
    oldValue = options.contains(.old) ? change.old.flatMap { $0 as? Value } : nil
    indexes = nil
    isPrior = change.isPrior
  }
}

/// An observation of a property, which ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observation: KeyValueObservation

  init(_ observation: KeyValueObservation) {
    self.observation = observation
    super.init()
  }

  deinit {
    observation.end()
  }

  /// Ends the observation.
  public func invalidate() {
    observation.end()
  }
}
