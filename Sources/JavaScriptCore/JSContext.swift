@_exported public import Foundation

/// Runs JavaScript: it runs none, and every value is undefined.
open class JSContext {
  open var name: String?
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)?
  open var exception: JSValue?

  public init!() {}
  public init!(virtualMachine: JSVirtualMachine!) {}
  open var virtualMachine: JSVirtualMachine! { JSVirtualMachine() }
  open var globalObject: JSValue! { JSValue() }
  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! { JSValue() }
  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { JSValue() }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue() }
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSObjectProtocol)!) {}
}

/// A value of JavaScript, which is undefined.
open class JSValue: NSObject {
  public override init() {}
  public init!(undefinedIn context: JSContext!) {}
  public init!(nullIn context: JSContext!) {}
  public init!(object value: Any!, in context: JSContext!) {}
  public init!(bool value: Bool, in context: JSContext!) {}
  public init!(double value: Double, in context: JSContext!) {}
  public init!(int32 value: Int32, in context: JSContext!) {}
  public init!(newObjectIn context: JSContext!) {}
  public init!(newArrayIn context: JSContext!) {}
  open var isUndefined: Bool { true }
  open var isNull: Bool { false }
  open var isString: Bool { false }
  open var isNumber: Bool { false }
  open var isArray: Bool { false }
  open var isObject: Bool { false }
  @discardableResult
  open func call(withArguments arguments: [Any]!) -> JSValue! { JSValue() }
  @discardableResult
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { JSValue() }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue() }
  open func toString() -> String! { "undefined" }
  open func toDouble() -> Double { .nan }
  open func toInt32() -> Int32 { 0 }
  open func toBool() -> Bool { false }
  open func toArray() -> [Any]! { nil }
  open func toDictionary() -> [AnyHashable: Any]! { nil }
  open func toObject() -> Any! { nil }
}

/// The members of an object that JavaScript can see.
public protocol JSExport {}

/// What scripts run in. They do not.
open class JSVirtualMachine {
  public init!() {}
}
