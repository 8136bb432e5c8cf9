public import Foundation
import UIKitValues

/// The user's defaults with the behaviour that they have on iOS, which `galley-sources` writes in place of `UserDefaults`.
///
/// Foundation's on Linux hand out a number as the Swift type that fits it best, so that `object(forKey:) as? Float` and
/// `float(forKey:)` find no 0.5 that was stored as a `Double`; they cannot store a `CGFloat`, keep the path
/// alone of a web address, and tell nobody of changes. Values of both are the same: what an app stores here, a test finds in `UserDefaults.standard`. They are kept
/// while the process runs.
///
/// ```swift
/// AppDefaults.standard.register(defaults: ["volume": 0.5])
/// AppDefaults.standard.float(forKey: "volume")  // 0.5
/// ```
open class AppDefaults: UserDefaults {
  // As Foundation's, defaults may be used on every thread.
  private nonisolated(unsafe) static let shared = AppDefaults()

  /// The defaults of the app.
  open override class var standard: AppDefaults { shared }

  // MARK: Reading

  /// Adds values for keys that have none.
  open override func register(defaults registrationDictionary: [String: Any]) {
    super.register(defaults: registrationDictionary.compactMapValues(Self.storable))
  }

  /// The value of a key. Numbers are `NSNumber`s, which can be cast to each type of number that has their value.
  open override func object(forKey defaultName: String) -> Any? {
    super.object(forKey: defaultName).map(Self.withNumbers)
  }

  /// The number of a key, or the one that a text begins with; 0 without a value.
  open override func integer(forKey defaultName: String) -> Int {
    (object(forKey: defaultName) as? NSNumber)?.intValue ?? super.integer(forKey: defaultName)
  }

  /// The number of a key, or the one that a text begins with; 0 without a value.
  open override func float(forKey defaultName: String) -> Float {
    (object(forKey: defaultName) as? NSNumber)?.floatValue ?? super.float(forKey: defaultName)
  }

  /// The number of a key, or the one that a text begins with; 0 without a value.
  open override func double(forKey defaultName: String) -> Double {
    (object(forKey: defaultName) as? NSNumber)?.doubleValue ?? super.double(forKey: defaultName)
  }

  /// Whether the number of a key is not 0, or its text is "YES", "true" or the like; `false` without a value.
  open override func bool(forKey defaultName: String) -> Bool {
    (object(forKey: defaultName) as? NSNumber)?.boolValue ?? super.bool(forKey: defaultName)
  }

  /// The text of a key; that of a number is its digits.
  open override func string(forKey defaultName: String) -> String? {
    let value = object(forKey: defaultName)
    return value as? String ?? (value as? NSNumber)?.stringValue
  }

  /// The address of a key: one that was stored as such, or the file at a path.
  open override func url(forKey defaultName: String) -> URL? {
    guard let data = object(forKey: defaultName) as? Data else { return super.url(forKey: defaultName) }
    return (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)).map { $0 as URL }
  }

  /// All values, those that are registered included.
  open override func dictionaryRepresentation() -> [String: Any] {
    super.dictionaryRepresentation().mapValues(Self.withNumbers)
  }

  /// A value with numbers, and without the optionals that Foundation on Linux has in lists.
  private static func withNumbers(_ value: Any) -> Any {
    switch unwrapped(value) ?? value {
    case let list as [Any]: list.map(withNumbers)
    case let dictionary as [String: Any]: dictionary.mapValues(withNumbers)
    case let number as NSNumber: number
    case let other: other
    }
  }

  // MARK: Changing

  /// Sets the value of a key; `nil` removes it.
  open override func set(_ value: Any?, forKey defaultName: String) {
    change(defaultName) { super.set(value.flatMap(Self.storable), forKey: defaultName) }
  }

  /// A value without optionals, and without `CGFloat`s, which Foundation on Linux cannot store.
  private static func storable(_ value: Any) -> Any? {
    switch unwrapped(value) {
    case let number as CGFloat: Double(number)
    case let list as [Any]: list.compactMap(storable)
    case let dictionary as [String: Any]: dictionary.compactMapValues(storable)
    case let other: other
    }
  }

  /// Sets an address: of a file its path, of another an archive.
  open override func set(_ url: URL?, forKey defaultName: String) {
    guard let url, !url.isFileURL else { return super.set(url, forKey: defaultName) }
    set(
      try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true) as Any?,
      forKey: defaultName)
  }

  /// Removes the value of a key; a registered one counts again.
  open override func removeObject(forKey defaultName: String) {
    change(defaultName) { super.removeObject(forKey: defaultName) }
  }

  /// Does nothing: a file in the user's home folder would be read by the next run.
  @discardableResult
  open override func synchronize() -> Bool { true }

  /// Changes a key, and tells those who observe it and, if its value is another now, those who observe the defaults.
  private func change(_ key: String, _ body: () -> Void) {
    let old = super.object(forKey: key)
    KeyValueObservers.existing(of: self)?.willChange(key)
    body()
    KeyValueObservers.existing(of: self)?.didChange(key, from: nil)
    guard !([old as Any] as NSArray).isEqual(to: [super.object(forKey: key) as Any]) else { return }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  // MARK: Domains

  /// Replaces all values of the app's own domain, which has its bundle's name, or of another.
  open override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    removePersistentDomain(forName: domainName)
    let defaults = Self.domain(domainName)
    for (key, value) in domain { defaults.set(value, forKey: key) }
  }

  /// Removes all values of the app's own domain, which has its bundle's name, or of another. Registered ones stay.
  open override func removePersistentDomain(forName domainName: String) {
    let defaults = Self.domain(domainName)
    for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
  }

  private static func domain(_ name: String) -> AppDefaults {
    name == Bundle.app.bundleIdentifier ? shared : AppDefaults(suiteName: name) ?? shared
  }

  // MARK: Key-value observing

  /// The value of a key, as a property with the key's name.
  subscript(stored key: String) -> Any? { object(forKey: key) }
}
