import SourceRewriting
import Testing

/// Classes override members of extensions of UIKit's classes.
@Suite struct ForeignExtensionOverrideTests {
  @Test func methods() throws {
    let texts = try rewrittenWithoutTables([
      "View.swift": "extension UIView {\n  @objc func setUp(_ x: Int = 1) -> Int { x }\n}\n",
      "A.swift": "class A: UIButton {\n  override func setUp(_ x: Int = 1) -> Int { super.setUp(x) }\n}\n",
      "B.swift": "class B: A {\n  override func setUp(_ x: Int = 1) -> Int { super.setUp(x) }\n}\n",
    ])
    #expect(
      texts["View.swift"] == """
        extension UIView {
          func setUp_extensionOfUIView(_ x: Int = 1) -> Int { x }
        func setUp(_ x: Int = 1) -> Int { if let object = self as? any UIView_setUp { return object.setUp_override(x) }; \
        return setUp_extensionOfUIView(x) } }; @preconcurrency @MainActor protocol UIView_setUp: AnyObject \
        { func setUp_override(_ x: Int) -> Int }

        """)
    #expect(
      texts["A.swift"]
        == "class A: UIButton, UIView_setUp {\n  func setUp_override(_ x: Int = 1) -> Int { super.setUp_extensionOfUIView(x) }\n}\n"
    )
    #expect(
      texts["B.swift"]
        == "class B: A {\n  override func setUp_override(_ x: Int = 1) -> Int { super.setUp_override(x) }\n}\n")
  }

  @Test func properties() throws {
    let texts = try rewrittenWithoutTables([
      "C.swift":
        "extension UIViewController {\n  @objc open var screenName: String { \"\" }\n}\nextension UIView { @objc var screenName: String { \"\" } }\n",
      "A.swift":
        "class A: UITableViewController {\n  override var screenName: String { super.screenName + \"a\" }\n}\n",
    ])
    #expect(
      texts["A.swift"]
        == "class A: UITableViewController, UIViewController_screenName {\n  var screenName_override: String { super.screenName_extensionOfUIViewController + \"a\" }\n}\n"
    )
    #expect(
      texts["C.swift"]?.hasPrefix(
        """
        extension UIViewController {
          public var screenName_extensionOfUIViewController: String { "" }
        public var screenName: String { if let object = self as? any UIViewController_screenName { return \
        object.screenName_override }; return screenName_extensionOfUIViewController } }; @preconcurrency @MainActor public \
        protocol UIViewController_screenName: AnyObject { var screenName_override: String { get } }

        """) == true)
  }

  /// A class of the target that declares the member is nearer than the extension.
  @Test func nearerDeclarations() throws {
    let source = "class A: UIView {\n  func setUp() {}\n}\nclass B: A {\n  override func setUp() {}\n}\n"
    let texts = try rewrittenWithoutTables([
      "V.swift": "extension UIViewController { @objc func setUp() {} }\n", "A.swift": source,
    ])
    #expect(texts["A.swift"] == source)
  }

  @Test func settableProperties() throws {
    let texts = try rewrittenWithoutTables([
      "A.swift": "class A: UIView {}\nextension A {\n  override var mode: Int { get { super.mode } set {} }\n}\n",
      "V.swift": "extension UIView { @objc var mode: Int { get { 1 } set {} } }\n",
    ])
    #expect(
      texts["V.swift"] == """
        extension UIView { var mode_extensionOfUIView: Int { get { 1 } set {} } ; var mode: Int { get { if let object = self as? \
        any UIView_mode { return object.mode_override }; return mode_extensionOfUIView } set { if let object = self as? any \
        UIView_mode { object.mode_override = newValue } else { mode_extensionOfUIView = newValue } } } }; @preconcurrency \
        @MainActor protocol UIView_mode: AnyObject { var mode_override: Int { get set } }

        """)
    #expect(
      texts["A.swift"]
        == "class A: UIView, UIView_mode {}\nextension A {\n  var mode_override: Int { get { super.mode_extensionOfUIView } set {} }\n}\n"
    )
  }

  /// Without Objective-C the compiler has no place for these: the override is left out.
  @Test(arguments: [
    ("@objc var mode: Int { get { 1 } set {} }", "override var mode: Int { didSet {} }"),
    ("@objc func mode(_ x: Int...) {}", "override func mode(_ x: Int...) {}"),
  ]) func others(base: String, member: String) throws {
    let files = try [
      "A.swift": "class A: UIView {\n  \(member)\n}\n", "V.swift": "extension UIView { \(base) }\n",
    ].map { try SourceText(path: $0.key, bytes: Array($0.value.utf8)) }
    let result = TargetRewriter(options: RewritingOptions()).rewrite(files)
    #expect(
      result.problems.map(\.message) == [
        "'mode' is declared in an extension of 'UIView' and cannot be overridden here: the override is left out"
      ])
    #expect(
      result.files.first { $0.path == "A.swift" }.map { String(decoding: $0.bytes, as: UTF8.self) }?.contains("mode")
        == false)
  }
}
