public import Foundation

/// The way in which a collection of objects holds its elements.
public struct NSPointerFunctions {
  /// Whether members are held strongly or weakly, and how they are compared.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Members are held strongly.
    public static let strongMemory: Options = []
    /// Members are held weakly, and are left out once they are gone.
    public static let weakMemory = Options(rawValue: 5)
    /// Members are equal if they are the same object.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Members are copied. Differs from Foundation: they are held as they are.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A set of objects that can be held weakly. Its members are in the order in which they were added.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var members: [HeldObject<ObjectType>] = []
  private let options: NSPointerFunctions.Options

  /// Creates an empty set.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Creates an empty set that holds its members weakly.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The members that still exist.
  open var allObjects: [ObjectType] { members.compactMap(\.object) }
  /// The number of members that still exist.
  open var count: Int { allObjects.count }
  /// One of the members: the first one.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless it is a member.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.removeAll { $0.object == nil }
    members.append(HeldObject(object, isWeak: options.contains(.weakMemory)))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) { members.removeAll { $0.holds(object, options) || $0.object == nil } }
  /// Removes all objects.
  open func removeAllObjects() { members = [] }
  /// Whether an object is a member.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// The member that is equal to an object.
  open func member(_ object: ObjectType?) -> ObjectType? { members.first { $0.holds(object, options) }?.object }
  /// An enumerator of the members.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A dictionary whose keys and values are objects that can be held weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var pairs: [(key: HeldObject<KeyType>, value: HeldObject<ObjectType>)] = []
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  /// Creates an empty dictionary.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    super.init()
  }

  /// Creates an empty dictionary that holds keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Creates an empty dictionary that holds its values weakly.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// Creates an empty dictionary that holds its keys weakly.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Creates an empty dictionary that holds keys and values weakly.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [(key: KeyType, value: ObjectType)] {
    pairs.compactMap { pair in
      guard let key = pair.key.object, let value = pair.value.object else { return nil }
      return (key, value)
    }
  }
  /// The number of pairs whose key and value still exist.
  open var count: Int { living.count }

  /// The value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    pairs.first { $0.key.holds(aKey, keyOptions) }?.value.object
  }

  /// Sets the value of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    pairs.append(
      (
        HeldObject(aKey, isWeak: keyOptions.contains(.weakMemory)),
        HeldObject(anObject, isWeak: valueOptions.contains(.weakMemory))
      ))
  }

  /// Removes the value of a key.
  open func removeObject(forKey aKey: KeyType?) {
    pairs.removeAll { $0.key.holds(aKey, keyOptions) || $0.key.object == nil || $0.value.object == nil }
  }
  /// Removes all pairs.
  open func removeAllObjects() { pairs = [] }
  /// An enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }
  /// An enumerator of the values; `nil` without any.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }
  /// A dictionary of the pairs whose keys are hashable.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(
      living.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } }, uniquingKeysWith: { $1 })
  }
}

/// An object that is held strongly or weakly.
private struct HeldObject<Object: AnyObject> {
  private weak var weakObject: Object?
  private let strongObject: Object?

  init(_ object: Object, isWeak: Bool) {
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  var object: Object? { strongObject ?? weakObject }

  /// Whether it is the object, or equal to it.
  func holds(_ other: Object?, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object, let other else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality), let first = object as? NSObject else { return false }
    return first.isEqual(other)
  }
}
