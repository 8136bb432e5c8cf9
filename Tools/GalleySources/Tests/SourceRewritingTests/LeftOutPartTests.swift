import SourceRewriting
import Testing

/// Members and statements that cannot be rewritten are left out alone: their file is compiled.
@Suite struct LeftOutPartTests {
  private func result(_ texts: [String: String]) throws -> RewrittenTarget {
    let files = try texts.map { try SourceText(path: $0.key, bytes: Array($0.value.utf8)) }
    return TargetRewriter(options: RewritingOptions()).rewrite(files)
  }

  private func check(
    _ source: String, _ rewritten: String, _ notes: [String], _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let result = try result(["A.swift": source])
    #expect(result.leftOut.isEmpty, sourceLocation: location)
    let text = result.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text == rewritten, sourceLocation: location)
    #expect(
      result.problems.map { "\($0.position.line):\($0.position.column) \($0.message)" } == notes,
      sourceLocation: location)
    #expect(result.problems.allSatisfy { $0.leavesOut == .part }, sourceLocation: location)
    #expect(lineCount(text) == lineCount(source), sourceLocation: location)
    let again = try self.result(["A.swift": text])
    #expect(again.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [text], sourceLocation: location)
    #expect(again.problems.isEmpty, sourceLocation: location)
  }

  /// Who calls the member calls UIKit's own.
  @Test func overridesInExtensionsOfUIKitsClasses() throws {
    try check(
      """
      import UIKit
      extension UINavigationController {
        // The child's.
        open override var preferredStatusBarStyle: UIStatusBarStyle {
          topViewController?.preferredStatusBarStyle ?? .default
        }
        override open func viewDidLoad() { super.viewDidLoad() }; func pinned() {}
      }

      """,
      """
      import UIKit
      extension UINavigationController {
        // The child's.
        


         func pinned() {}
      }

      """,
      ["preferredStatusBarStyle", "viewDidLoad"].enumerated().map { index, name in
        "\(4 + index * 3):3 the override of '\(name)' in an extension of 'UINavigationController', a class of another module, "
          + "is left out: the inherited one is called"
      })
  }

  static let kept = [
    ("override subscript(i: Int) -> Int { i }", "subscript"), ("override func draw(_ x: Int...) {}", "draw"),
  ]

  @Test(arguments: kept) func overridesThatCannotBeMoved(member: String, name: String) throws {
    try check(
      "class A: B {\n}\nextension A {\n  \(member)\n}\n", "class A: B {\n}\nextension A {\n  \n}\n",
      [
        "4:3 the override of '\(name)' cannot be moved out of an extension, and is left out: the inherited one is called"
      ])
  }

  @Test func overridesInConstrainedExtensions() throws {
    try check(
      "class A<T>: B {\n}\nextension A where T == Int {\n  override func draw() {}\n}\n",
      "class A<T>: B {\n}\nextension A where T == Int {\n  \n}\n",
      ["4:3 the override of 'draw' cannot be moved out of an extension, and is left out: the inherited one is called"])
  }

  /// What is declared on the closing brace's line follows the semicolon of the member before.
  @Test func lastMembersOfALine() throws {
    try check(
      "import UIKit\nextension UIView { @IBInspectable var item: Int { 1 }; override func draw(_ rect: CGRect) {} }\n",
      "import UIKit\nextension UIView { @IBInspectable var item: Int { 1 };  static var namedProperties_A_1: [NamedProperty] { [NamedProperty(\"item\", \\UIView.item)] } }\n",
      [
        "2:56 the override of 'draw' in an extension of 'UIView', a class of another module, is left out: the inherited one is called"
      ])
  }

  /// The extension's member stays where it is.
  @Test func overridesOfWhatCannotBeMoved() throws {
    try check(
      "class A {\n}\nextension A {\n  func sum(_ x: Int...) {}\n}\nclass C: A {\n  override func sum(_ x: Int...) {}\n}\n",
      "class A {\n}\nextension A {\n  func sum(_ x: Int...) {}\n}\nclass C: A {\n  \n}\n",
      ["7:3 the override of 'sum' cannot be moved out of an extension, and is left out: the inherited one is called"])
  }

  @Test func overridesThatOnlyTheObjectiveCRuntimeCalls() throws {
    try check(
      """
      import UIKit
      class A: UIView {
        override class func initialize() {}
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
        override func load() {}
        override func responds(to aSelector: Selector!) -> Bool {
          method_exchangeImplementations(a, b)
          return true
        }
      }
      extension UIView { open override class func initialize() { method_exchangeImplementations(a, b) } }

      """, "import UIKit\nclass A: UIView {\n  \n  \n  override func load() {}\n  \n\n\n\n}\nextension UIView {  }\n",
      [
        "3:23 'initialize' is called by the Objective-C runtime only, and is left out",
        "4:23 'keyPathsForValuesAffectingValue' is called by the Objective-C runtime only, and is left out",
        "6:17 'responds' is called by the Objective-C runtime only, and is left out",
        "11:45 'initialize' is called by the Objective-C runtime only, and is left out",
      ])
  }

  /// Filters, records and managed objects declare these methods, and so may the target.
  @Test func overridesOfDeclaredMethodsStay() throws {
    let text = """
      import UIKit
      class Vivid: CIFilter {
        override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
      }
      class Store { func value(forKeyPath path: String) -> Any? { nil } }
      class Mock: Store { override func value(forKeyPath path: String) -> Any? { 1 } }

      """
    try check(text, text, [])
  }

  /// Key-value coding does not call an override of its methods.
  @Test func overridesOfKeyValueCoding() throws {
    try check(
      """
      import UIKit
      class A: NSObject {
        override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
        override func value(forKey key: String) -> Any? { nil }
        override func setValue(_ value: Float, animated: Bool) {}
        func setNilValueForKey(_ key: String) {}
        override func awakeAfter(using coder: NSCoder) -> Any? { self }
      }

      """,
      "import UIKit\nclass A: NSObject {\n  \n  \n  override func setValue(_ value: Float, animated: Bool) {}\n  func setNilValueForKey(_ key: String) {}\n  \n}\n",
      [
        "3:17 'setValue' is called by the Objective-C runtime only, and is left out",
        "4:17 'value' is called by the Objective-C runtime only, and is left out",
        "7:17 'awakeAfter' is called by the Objective-C runtime only, and is left out",
      ])
  }

  /// Statements with the runtime's functions are left out, and those that use what such statements declare.
  @Test func statements() throws {
    try check(
      """
      import UIKit
      extension UIViewController {
        @objc static func swizzle(_ count: Int) {
          guard let a = class_getInstanceMethod(self, #selector(viewDidLoad)) else { return }
          let b = a
          print(count)
          method_exchangeImplementations(a, b)
          let c: NSInvocation? = nil
          if count > 1 {
            use(c)
          }
          let d = 1; print(d)
        }
        private static let once: Void = {
          class_addMethod(UIView.self, #selector(layoutSubviews), imp, nil)
        }()
        var title2: String {
          get { "" }
          set { object_setClass(self, A.self); title = newValue }
        }
        #if canImport(ObjectiveC)
        func a() { object_setClass(self, UIView.self) }
        #endif
        func b(method_exchangeImplementation: Int) { other_exchangeImplementations() }
      }
      let swizzling: (AnyClass, Selector) -> () = { type, selector in
        let method = class_getInstanceMethod(type, selector)
        DispatchQueue.main.async { method.map { print($0) } }
      }

      """,
      """
      import UIKit
      extension UIViewController {
        static func swizzle(_ count: Int) {
          
          
          print(count)
          
          
          


          let d = 1; print(d)
        }
        private static let once: Void = {
          
        }()
        var title2: String {
          get { "" }
          set {  title = newValue }
        }
        #if false
        func a() { object_setClass(self, UIView.self) }
        #endif
        func b(method_exchangeImplementation: Int) { other_exchangeImplementations() }
      }
      let swizzling: (AnyClass, Selector) -> () = { type, selector in
        
        
      }

      """,
      [
        "4:19 'class_getInstanceMethod' needs the Objective-C runtime: its statements in 'swizzle(_:)' are left out",
        "15:5 'class_addMethod' needs the Objective-C runtime: its statements in 'once' are left out",
        "19:11 'object_setClass' needs the Objective-C runtime: its statements are left out",
        "27:16 'class_getInstanceMethod' needs the Objective-C runtime: its statements in 'swizzling' are left out",
      ])
  }

  /// A file that is left out for something else has no notes.
  @Test func filesThatAreLeftOutAnyway() throws {
    let result = try result([
      "A.swift": "import UIKit\nextension UILabel {\n  override func draw() {}\n}\nlet a = #keyPath(b[0])\n"
    ])
    #expect(result.problems.map(\.message) == ["#keyPath names no property"])
  }
}
