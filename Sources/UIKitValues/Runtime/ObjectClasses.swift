// Names of Apple's runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension NSObject {
  /// The class, as `X.classForCoder()` names it.
  public class func classForCoder() -> AnyClass { self }

  /// The superclass of the class. Foundation on Linux has a property of this name.
  public class func superclass() -> NSObject.Type? { _getSuperclass(self) as? NSObject.Type }

  /// The superclass of the object's class.
  ///
  /// Differs from Apple's, which is an `AnyClass`: that has methods like `isSubclass(of:)` there.
  public var superclass: NSObject.Type? { _getSuperclass(type(of: self)) as? NSObject.Type }
}

/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// The superclass of a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }

/// The name of an object's class, in memory that is never released; `nil` for no object.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// The name of a class, in memory that is never released; `nil` for no class.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  classNames.pointer(to: cls.map { ($0 as? NSObject.Type)?.description() ?? NSStringFromClass($0) } ?? "nil")
}

private let classNames = ClassNames()

/// The names that were asked for, each once.
private final class ClassNames: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: UnsafePointer<CChar>] = [:]

  func pointer(to name: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let pointer = known[name] { return pointer }
      let bytes = name.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (index, byte) in bytes.enumerated() { (copy + index).initialize(to: byte) }
      known[name] = UnsafePointer(copy)
      return UnsafePointer(copy)
    }
  }
}
