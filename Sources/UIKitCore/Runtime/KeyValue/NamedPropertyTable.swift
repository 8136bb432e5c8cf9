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
    let added = added(to: type)
    guard let type = type as? any NamedProperties.Type else { return added }
    nonisolated(unsafe) let named = type
    return added + call { named.namedProperties }
  }

  private static func call(_ list: @escaping @MainActor () -> [NamedProperty]) -> [NamedProperty] {
    unsafeBitCast(list, to: (() -> [NamedProperty]).self)()
  }

  // MARK: Extensions

  /// The properties that extensions add to classes, by the class.
  private static let extensions = Mutex<[ObjectIdentifier: [@MainActor @Sendable () -> [NamedProperty]]]>([:])

  /// Adds to the properties of a class and its subclasses, those whose tables are made already included.
  static func add(_ list: @escaping @MainActor @Sendable () -> [NamedProperty], to type: AnyClass) {
    extensions.withLock { $0[ObjectIdentifier(type), default: []].append(list) }
    known.withLock { $0 = [:] }
  }

  /// The properties that extensions add to a class and its superclasses, those of the topmost first.
  private static func added(to type: AnyClass) -> [NamedProperty] {
    let all = extensions.withLock { $0 }
    guard !all.isEmpty else { return [] }
    var lists: [@MainActor @Sendable () -> [NamedProperty]] = []
    var next: AnyClass? = type
    while let current = next {
      lists = (all[ObjectIdentifier(current)] ?? []) + lists
      next = _getSuperclass(current)
    }
    return lists.flatMap(call)
  }
}
