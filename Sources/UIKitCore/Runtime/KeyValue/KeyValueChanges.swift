/// The values that come with a change of an observed property, and the time of the report; raw values are UIKit's.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The current value is reported at once, when the observation begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// A change is reported before it, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of change of an observed property; always `setting` here.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Objects were inserted into a collection.
  case insertion = 2
  /// Objects were removed from a collection.
  case removal = 3
  /// Objects of a collection were replaced.
  case replacement = 4
}

/// A key of the values of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The kind of change: the raw value of an `NSKeyValueChange`, a `UInt`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value; `NSNull` for `nil`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change; `NSNull` for `nil`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The changed indexes of a collection. Never present.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// `true` in a report before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change as it reaches an observation, before its options choose from it.
struct KeyValueChange {
  var isPrior = false
  /// The value before the change; `nil` if it is not known.
  var old: Any?
  /// The new value; `nil` before the change.
  var new: Any?
}
