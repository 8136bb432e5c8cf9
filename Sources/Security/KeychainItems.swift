import Foundation

/// The passwords of the process's keychain: they are kept in memory, and gone when the process ends.
///
/// Keys, certificates and identities are not kept.
// Unchecked: the lock guards the items.
final class KeychainItems: @unchecked Sendable {
  static let shared = KeychainItems()

  private let lock = NSLock()
  private var items: [KeychainItem] = []
  private var added = 0

  /// Adds an item; an item with the same attributes that make it one is a duplicate.
  func add(_ attributes: [String: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    guard let kind = KeychainItem.Kind(attributes) else { return KeychainItem.refusal(of: attributes) }
    return lock.withLock {
      let item = KeychainItem(kind, attributes, number: added + 1)
      guard !items.contains(where: { $0.isSame(as: item) }) else { return errSecDuplicateItem }
      added += 1
      items.append(item)
      result?.pointee = item.result(for: attributes)
      return errSecSuccess
    }
  }

  /// Finds the first item, or all of them as a list, as the query's limit says.
  func find(_ query: [String: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    guard query[kSecClass] != nil || query[kSecValuePersistentRef] != nil else { return errSecParam }
    return lock.withLock {
      let found = items.filter { $0.matches(query) }.prefix(KeychainItem.limit(of: query))
      guard let first = found.first else { return errSecItemNotFound }
      if query[kSecMatchLimit] == nil || KeychainItem.limit(of: query) == 1 {
        result?.pointee = first.result(for: query)
      } else {
        result?.pointee = NSArray(array: found.compactMap { $0.result(for: query) })
      }
      return errSecSuccess
    }
  }

  /// Changes the attributes of all items that are found, or of none.
  func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
    lock.withLock {
      let found = items.indices.filter { items[$0].matches(query) }
      guard !found.isEmpty else { return errSecItemNotFound }
      var changed = items
      for index in found { changed[index].change(changes) }
      for index in found {
        let isDuplicate = changed.indices.contains { $0 != index && changed[$0].isSame(as: changed[index]) }
        guard !isDuplicate else { return errSecDuplicateItem }
      }
      items = changed
      return errSecSuccess
    }
  }

  /// Removes all items that are found.
  func delete(_ query: [String: Any]) -> OSStatus {
    lock.withLock {
      let left = items.filter { !$0.matches(query) }
      defer { items = left }
      return left.count == items.count ? errSecItemNotFound : errSecSuccess
    }
  }
}

/// A password and its attributes.
struct KeychainItem {
  /// The classes of items that are kept, with the attributes by which two of them are the same.
  enum Kind: String {
    case genericPassword = "genp"
    case internetPassword = "inet"

    init?(_ attributes: [String: Any]) {
      guard let name = attributes[kSecClass].flatMap({ KeychainItem.value($0) as? String }) else { return nil }
      self.init(rawValue: name)
    }

    var primaryAttributes: [String] {
      switch self {
      case .genericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup]
      case .internetPassword:
        [
          kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPath, kSecAttrPort, kSecAttrAccessGroup,
          kSecAttrSecurityDomain, kSecAttrAuthenticationType,
        ]
      }
    }
  }

  private let kind: Kind
  private let number: Int
  private var attributes: [String: AnyHashable]

  init(_ kind: Kind, _ attributes: [String: Any], number: Int) {
    self.kind = kind
    self.number = number
    self.attributes = Self.stored(attributes)
    self.attributes[kSecAttrAccessible] =
      self.attributes[kSecAttrAccessible] ?? AnyHashable(kSecAttrAccessibleWhenUnlocked)
  }

  /// The status for a class that is not kept.
  static func refusal(of attributes: [String: Any]) -> OSStatus {
    attributes[kSecClass] == nil ? errSecParam : errSecUnimplemented
  }

  /// The largest number of items that a query asks for.
  static func limit(of query: [String: Any]) -> Int {
    switch query[kSecMatchLimit].map({ value($0) }) {
    case let text? where text as? String == kSecMatchLimitAll: .max
    case let number? where number is NSNumber: max((number as? NSNumber)?.intValue ?? 1, 1)
    default: 1
    }
  }

  mutating func change(_ changes: [String: Any]) {
    attributes.merge(Self.stored(changes)) { $1 }
  }

  func isSame(as other: KeychainItem) -> Bool {
    kind == other.kind && isSynchronizable == other.isSynchronizable
      && kind.primaryAttributes.allSatisfy { attributes[$0] == other.attributes[$0] }
  }

  /// Whether the item has the attributes of a query. Without one about them, items that are synchronized are not found.
  func matches(_ query: [String: Any]) -> Bool {
    if let reference = query[kSecValuePersistentRef] {
      return Self.value(reference) == AnyHashable(persistentReference)
    }
    guard query[kSecClass].map({ Self.value($0) }) == AnyHashable(kind.rawValue) else { return false }
    let synchronizable = query[kSecAttrSynchronizable].map { Self.value($0) }
    if synchronizable != AnyHashable(kSecAttrSynchronizableAny),
      (synchronizable.flatMap { $0 as? NSNumber }?.boolValue ?? false) != isSynchronizable
    {
      return false
    }
    return query.allSatisfy { key, value in
      !Self.isAttribute(key) || key == kSecAttrSynchronizable || attributes[key] == Self.value(value)
    }
  }

  /// What a query asks to be returned: a single kind as it is, several ones as a dictionary; nil if it asks for nothing.
  func result(for query: [String: Any]) -> AnyObject? {
    func asks(_ key: String) -> Bool { query[key].flatMap { Self.value($0) as? NSNumber }?.boolValue ?? false }
    let data = (attributes[kSecValueData] as? Data).map { NSData(data: $0) }
    let (wantsData, wantsReference) = (asks(kSecReturnData), asks(kSecReturnPersistentRef))
    if !asks(kSecReturnAttributes) {
      if wantsData, !wantsReference { return data }
      if wantsReference, !wantsData { return NSData(data: persistentReference) }
      guard wantsData else { return nil }
    }
    var values: [String: Any] = [:]
    if asks(kSecReturnAttributes) {
      for (key, value) in attributes where key != kSecValueData { values[key] = value.base }
      values[kSecClass] = kind.rawValue
    }
    if wantsData, let data { values[kSecValueData] = data }
    if wantsReference { values[kSecValuePersistentRef] = NSData(data: persistentReference) }
    return NSDictionary(dictionary: values)
  }

  private var persistentReference: Data { Data("\(kind.rawValue)\(number)".utf8) }

  private var isSynchronizable: Bool { (attributes[kSecAttrSynchronizable] as? NSNumber)?.boolValue ?? false }

  private static func stored(_ attributes: [String: Any]) -> [String: AnyHashable] {
    attributes.reduce(into: [:]) { stored, attribute in
      guard isAttribute(attribute.key) || attribute.key == kSecValueData else { return }
      stored[attribute.key] = value(attribute.value)
    }
  }

  /// Whether a key is that of an attribute: the others say what is asked for, and how.
  private static func isAttribute(_ key: String) -> Bool {
    key != kSecClass && key != kSecAttrAccessControl && key != kSecUseDataProtectionKeychain
      && !["m_", "r_", "u_", "v_"].contains { key.hasPrefix($0) }
  }

  /// A value that is equal to another whether it is written as Swift's or as Foundation's.
  private static func value(_ value: Any) -> AnyHashable {
    switch value {
    case let text as String: AnyHashable(text)
    case let text as NSString: AnyHashable(String(describing: text))
    case let data as Data: AnyHashable(data)
    case let data as NSData: AnyHashable(Data(referencing: data))
    case let flag as Bool: AnyHashable(NSNumber(value: flag))
    case let number as Int: AnyHashable(NSNumber(value: number))
    case let number as NSNumber: AnyHashable(number)
    case let other as AnyHashable: other
    default: AnyHashable(ObjectIdentifier(value as AnyObject))
    }
  }
}
