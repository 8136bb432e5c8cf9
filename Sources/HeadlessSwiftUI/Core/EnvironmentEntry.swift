/// A value that views have set in the environment, before those that views around them have set.
class EnvironmentEntry {
  let key: ObjectIdentifier
  let next: EnvironmentEntry?
  /// The number of entries from this one on.
  let count: Int

  init(_ key: ObjectIdentifier, next: EnvironmentEntry?) {
    (self.key, self.next, count) = (key, next, 1 + (next?.count ?? 0))
  }

  /// The same value before other entries.
  func inserted(before next: EnvironmentEntry?) -> EnvironmentEntry { EnvironmentEntry(key, next: next) }

  /// The nearest entry with a key.
  final func first(_ key: ObjectIdentifier) -> EnvironmentEntry? {
    var entry = self
    while entry.key != key {
      guard let next = entry.next else { return nil }
      entry = next
    }
    return entry
  }
}

/// An entry with its value.
final class EnvironmentValue<Value>: EnvironmentEntry {
  let value: Value

  init(_ key: ObjectIdentifier, _ value: Value, next: EnvironmentEntry?) {
    self.value = value
    super.init(key, next: next)
  }

  override func inserted(before next: EnvironmentEntry?) -> EnvironmentEntry {
    EnvironmentValue(key, value, next: next)
  }
}

/// The entries of an environment: a view that sets a value shares all others with those around it.
struct EnvironmentEntries {
  /// The number of entries from which those are left out that nearer ones hide.
  private static let sharedCount = 48
  private var first: EnvironmentEntry?
  /// The number of entries at which hidden ones are left out.
  private var limit = sharedCount

  /// The number of entries, hidden ones included.
  var count: Int { first?.count ?? 0 }

  func value<Value>(_ key: ObjectIdentifier) -> Value? {
    (first?.first(key) as? EnvironmentValue<Value>)?.value
  }

  mutating func set<Value>(_ key: ObjectIdentifier, _ value: Value) {
    let entry = EnvironmentValue(key, value, next: first)
    first = entry
    if count > limit { leaveOutHidden(of: entry) }
  }

  private mutating func leaveOutHidden(of entry: EnvironmentEntry) {
    var (seen, visible) = (Set<ObjectIdentifier>(), [EnvironmentEntry]())
    var current: EnvironmentEntry? = entry
    while let entry = current {
      if seen.insert(entry.key).inserted { visible.append(entry) }
      current = entry.next
    }
    first = visible.reversed().reduce(nil) { $1.inserted(before: $0) }
    limit = visible.count + Self.sharedCount
  }
}
