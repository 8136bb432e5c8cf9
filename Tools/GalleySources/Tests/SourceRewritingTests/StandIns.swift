/// Declarations in the place of UIKit's, so that rewritten sources compile by themselves. They have the signatures of those
/// that rewritten sources call.
let standIns = """
  import Foundation

  public typealias CFString = String
  @preconcurrency @MainActor open class UIResponder { public init() {} }
  @preconcurrency @MainActor open class UIView: UIResponder {
    public var isHidden = false
    public var layer = CALayer()
    public var tag = 0
    public override init() {}
    public init(frame: CGRect) { super.init() }
    open func endEditing(_ force: Bool) -> Bool { true }
  }
  @preconcurrency @MainActor open class UIScrollView: UIView { public var contentOffset = CGPoint.zero }
  @preconcurrency @MainActor open class UIViewController: UIResponder {
    public override init() {}
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    open func viewDidLoad() {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  }
  @preconcurrency @MainActor public struct AnyObjectMembers {
    let object: AnyObject
    public init(_ object: AnyObject) { self.object = object }
    public init?(_ object: AnyObject?) { if let object { self.object = object } else { return nil } }
    public subscript<Root: AnyObject, Value>(_ property: KeyPath<Root, Value>) -> Value! {
      (object as? Root)?[keyPath: property]
    }
    public var tag: Int! { (object as? UIView)?.tag }
    public subscript(key: String) -> Any?! { (object as? [String: Any]).map { $0[key] } }
    public subscript(index: Int) -> Any! { (object as? [Any])?[index] }
  }
  extension UIView {
    @preconcurrency @MainActor public class func instanceOfClass(frame: CGRect = .zero) -> UIView { UIView(frame: frame) }
  }
  extension UIViewController {
    @preconcurrency @MainActor public class func instanceOfClass(
      nibName: String? = nil, bundle: Bundle? = nil
    ) -> UIViewController { UIViewController(nibName: nibName, bundle: bundle) }
  }
  extension FileManager {
    public func appURLs(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] { [] }
    public func appURL(
      for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
    ) throws -> URL { temporaryDirectory }
    public func appSearchPaths(
      _ directory: SearchPathDirectory, _ domainMask: SearchPathDomainMask, _ expandTilde: Bool
    ) -> [String] { [] }
    public func appHomeDirectory() -> String { "" }
  }
  extension Locale { public static var ofApp: Locale { .current } }
  extension NSLocale { public class var ofApp: Locale { .current } }
  extension Calendar { public static var ofApp: Calendar { .current } }
  extension FormatStyle { public func ofApp() -> Self { self } }
  extension Date {
    public func appFormatted() -> String { "" }
    public func appFormatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String { "" }
  }
  extension Double { public func appFormatted() -> String { "" } }
  extension TimeZone { public static var ofApp: TimeZone { .current } }
  extension NSCalendar { public class var ofApp: Calendar { .current } }
  extension DateFormatter {
    public class func ofApp() -> DateFormatter { DateFormatter() }
    public class func appLocalizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String { "" }
  }
  extension NumberFormatter { public class func ofApp() -> NumberFormatter { NumberFormatter() } }
  extension URL { public static var appHomeDirectory: URL { homeDirectory } }
  open class AppDefaults: UserDefaults {
    open override class var standard: AppDefaults { AppDefaults() }
  }
  extension Bundle { public class var app: Bundle { .main } }
  public enum AppResources { public static var bundle: Bundle { .main } }
  open class CALayer { public init() {}; public var isHidden = false }
  public final class UIColor { public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {} }
  public final class UIImage { public init(imageLiteralResourceName: String) {} }
  @MainActor public protocol UITextFieldDelegate: AnyObject {}
  @preconcurrency @MainActor open class NSManagedObject {
    public init() {}
    private var values: [String: Any] = [:]
    public func managedValue<Value>(forKey key: String) -> Value { values[key] as! Value }
    public func setManagedValue<Value>(_ value: Value, forKey key: String) { values[key] = value }
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { NSMutableOrderedSet() }
    public func mutableSetValue(forKey key: String) -> NSMutableSet { NSMutableSet() }
  }

  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String
    private let method: @MainActor @Sendable (AnyObject, Any?) -> Void
    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    @MainActor public func perform(on target: AnyObject, with sender: Any? = nil) { method(target, sender) }
    private init(_ name: String, call: @escaping @MainActor @Sendable (AnyObject, Any?) -> Void) {
      self.name = name
      method = call
    }
    public init(_ name: String) { self.init(name, call: { _, _ in }) }
    public init(stringLiteral name: String) { self.init(name) }
    public init<Target: AnyObject, Value>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Value
    ) { self.init(name, call: { _ = method($0 as! Target)(); _ = $1 }) }
    public init<Target: AnyObject, Sender, Value>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Value
    ) { self.init(name, call: { _ = method($0 as! Target)($1 as! Sender) }) }
    public init<Target: AnyObject, Sender, Second, Value>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Second) -> Value
    ) { self.init(name) }
    public init<Target: AnyObject, Value>(_ name: String, _ method: @escaping @MainActor (Target) -> () -> Value) {
      self.init(name, call: { _ = method($0 as! Target)(); _ = $1 })
    }
    public init<Target: AnyObject, Sender, Value>(
      _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Value
    ) { self.init(name, call: { _ = method($0 as! Target)($1 as! Sender) }) }
    public init<Target: AnyObject, Sender, Second, Value>(
      _ name: String, _ method: @escaping @MainActor (Target) -> (Sender, Second) -> Value
    ) { self.init(name) }
    public init<Value>(classMethod name: String, _ method: @escaping @MainActor () -> Value) {
      self.init(name, call: { _, _ in _ = method() })
    }
    public init<Sender, Value>(classMethod name: String, _ method: @escaping @MainActor (Sender) -> Value) {
      self.init(name, call: { _ = $0; _ = method($1 as! Sender) })
    }
    public init<Target: AnyObject, Value>(getter name: String, _ keyPath: KeyPath<Target, Value>) { self.init(name) }
    public init<Target: AnyObject, Value>(setter name: String, _ keyPath: ReferenceWritableKeyPath<Target, Value>) {
      nonisolated(unsafe) let keyPath = keyPath
      self.init(name, call: { ($0 as! Target)[keyPath: keyPath] = $1 as! Value })
    }
  }

  public enum KeyValueObserving {
    public nonisolated(unsafe) static var changes: [String] = []
    public static func didChange<Object: AnyObject, Value>(
      _ object: Object, _ keyPath: @autoclosure () -> KeyPath<Object, Value>, _ key: String,
      from oldValue: @autoclosure () -> Value
    ) { changes.append("\\(key) from \\(oldValue()) to \\(object[keyPath: keyPath()])") }
    public static func willChange<Object: AnyObject, Value>(
      _ object: Object, _ keyPath: @autoclosure () -> KeyPath<Object, Value>, _ key: String
    ) -> Change? {
      let keyPath = keyPath()
      return Change { changes.append("\\(key) to \\(object[keyPath: keyPath])") }
    }
    public struct Change {
      let report: () -> Void
      public func end() { report() }
    }
  }
  """
