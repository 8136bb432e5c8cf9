public import Foundation
import Synchronization

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name from a string.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// The transformer of archives with the classes that are allowed.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromDataTransformerName")
}

/// A transformer of values, of which apps make subclasses.
open class ValueTransformer: NSObject, @unchecked Sendable {
  private static let registered = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

  /// Creates a transformer.
  public override init() {
    super.init()
  }

  /// Registers a transformer under a name; with `nil` none is registered any more.
  public class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    registered.withLock { $0[name] = transformer }
  }

  /// The names under which transformers are registered.
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    registered.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  /// The class of the values that the transformer gives; `NSObject` by default.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether values can be transformed back; `true` by default.
  open class func allowsReverseTransformation() -> Bool { true }
  /// The transformed value: the value itself, for subclasses to override.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// The value of a transformed one: itself, for subclasses to override.
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// A transformer of archives with the classes that are allowed. Core Data keeps values in memory, and asks none.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  /// The classes that archives may contain.
  open class var allowedTopLevelClasses: [AnyClass] { [NSArray.self, NSString.self, NSNumber.self] }
}
