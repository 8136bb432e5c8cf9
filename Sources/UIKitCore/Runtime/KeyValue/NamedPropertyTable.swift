import Synchronization

/// The named properties of a class, with those of its superclasses.
final class NamedPropertyTable: Sendable {
  private let properties: [String: NamedProperty]

  private init(_ list: [NamedProperty]) {
    properties = Dictionary(list.map { ($0.name, $0) }) { _, subclass in subclass }
  }

  /// The names, sorted.
  var names: [String] { properties.keys.sorted() }

  /// The property with a name. A Boolean property that Swift names `isHidden` is `hidden` in Objective-C: it has both
  /// names.
  subscript(name: String) -> NamedProperty? {
    properties[name] ?? NamedPropertyTable.withoutPrefix(name).flatMap { properties[$0] }
  }

  /// The name of the property at a key path.
  func name(of keyPath: AnyKeyPath) -> String? { properties.values.first { $0.keyPath == keyPath }?.name }

  /// `hidden` for `isHidden`.
  private static func withoutPrefix(_ name: String) -> String? {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return nil }
    return first.lowercased() + name.dropFirst(3)
  }

  // MARK: All classes

  private static let known = Mutex<[ObjectIdentifier: NamedPropertyTable]>([:])

  /// The table of a class, made when it is first asked for.
  static func of(_ type: AnyClass) -> NamedPropertyTable {
    let key = ObjectIdentifier(type)
    if let table = known.withLock({ $0[key] }) { return table }
    let table = NamedPropertyTable(list(of: type))
    known.withLock { $0[key] = table }
    return table
  }

  /// The list is a constant, which is isolated only because key paths of isolated properties must be formed so: it is
  /// asked for on whatever thread needs it first.
  private static func list(of type: AnyClass) -> [NamedProperty] {
    guard let type = type as? any NamedProperties.Type else { return [] }
    nonisolated(unsafe) let named = type
    let list: @MainActor () -> [NamedProperty] = { named.namedProperties }
    return unsafeBitCast(list, to: (() -> [NamedProperty]).self)()
  }
}
