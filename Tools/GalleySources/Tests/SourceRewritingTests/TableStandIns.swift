/// Declarations in the place of those that tables of outlets, methods and properties call.
let tableStandIns = """
  import Foundation

  @preconcurrency @MainActor open class UIResponder {
    public init() {}
    open class var namedMethods: [Selector] { [] }
    open class var namedProperties: [NamedProperty] { [] }
  }
  @preconcurrency @MainActor open class UIView: UIResponder {
    open var isHidden = false
    open func layoutSubviews() { print("UIView") }
  }
  open class UIButton: UIView {}
  open class UIViewController: UIResponder {}
  open class UILabel: UIView { public var text: String? }
  @preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {}
  public final class UIEvent { public init() {} }

  public struct Selector { public init(_ name: String) {} }
  extension Selector {
    public init<Target: AnyObject, Value>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Value) { self.init(name) }
    public init<Target: AnyObject, Sender, Value>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Value) { self.init(name) }
    public init<Target: AnyObject, Sender, Second, Value>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Second) -> Value) { self.init(name) }
  }
  public struct NamedProperty {
    public let name: String
    public init<Class: AnyObject, Value>(_ name: String, _ keyPath: KeyPath<Class, Value>) { self.name = name }
  }
  public protocol NamedMethods: AnyObject { @MainActor static var namedMethods: [Selector] { get } }
  public protocol NamedProperties: AnyObject { @MainActor static var namedProperties: [NamedProperty] { get } }

  @preconcurrency @MainActor public protocol OutletConnecting: AnyObject {
    func connectOutlets(_ outlets: OutletConnector)
  }
  /// Sets each outlet to the object of its name, and performs each action.
  @preconcurrency @MainActor public final class OutletConnector {
    let objects: [String: Any]
    public init(_ objects: [String: Any]) { self.objects = objects }
    public func connect<Object>(_ name: String, _ set: (Object?) -> Void) { set(objects[name] as? Object) }
    public func connect<Object>(_ name: String, collection set: ([Object]) -> Void) {
      set((objects[name] as? [Any] ?? []).compactMap { $0 as? Object })
    }
    public func action<Sender>(_ selector: String, _ perform: (Sender) -> Void) {
      if let sender = objects[selector] as? Sender { perform(sender) }
    }
    public func action(_ selector: String, _ perform: () -> Void) { if objects[selector] != nil { perform() } }
    public func segueAction(_ selector: String, _ make: (NSCoder, Any?, String?) -> UIViewController?) {
      if let sender = objects[selector] { made = make(NSCoder(), sender, selector) }
    }
    public var made: UIViewController?
    public func attribute<Value>(_ keyPath: String, _ set: (Value) -> Void) {
      if let value = objects[keyPath] as? Value { set(value) }
    }
  }
  """
