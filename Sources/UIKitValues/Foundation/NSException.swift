public import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name from a string.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// An exception of no particular kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index or a range that does not exist.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that is not allowed.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// Something that must not happen in the program.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}

/// An exception of Objective-C. Raising one is a fault: the scene being rendered fails, and the call returns.
open class NSException: NSObject {
  /// The exception's name.
  public final let name: NSExceptionName
  /// Why it is raised.
  public final let reason: String?
  /// More about it.
  public final let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Notes a fault. Differs from Foundation: the call returns.
  open func raise() {
    UIKitFaults.raise(name.rawValue, call: "NSException.raise()", reason: reason ?? "no reason given")
  }
}
