extension RewritingRow {
  private static let noInterop = "facts: Objective-C interoperability is disabled; @objc is removed"
  private static let outlets = "facts: @IBOutlet of a class that is not @objc does not compile"

  static let attributes: [RewritingRow] = [
    RewritingRow(
      "class A1: NSObject {\n  @objc func a() {}\n  @objc var b = 1\n  @objc init(c: Int) {}\n}\n",
      "class A1: NSObject {\n  func a() {}\n  var b = 1\n  init(c: Int) {}\n}\n", noInterop),
    RewritingRow(
      "@objc(A2Name) class A2: NSObject {\n  @objc(run:with:) func a(_ b: Int, c: Int) {}\n  @objc (d) func d() {}\n}\n",
      "class A2: NSObject {\n  func a(_ b: Int, c: Int) {}\n  func d() {}\n}\n", noInterop),
    RewritingRow(
      "@objcMembers public final class A3: NSObject { var a = 1 }\n", "public final class A3: NSObject { var a = 1 }\n",
      noInterop),
    RewritingRow(
      "@objc enum A4: Int { case a, b }\n@objc(A5Name) enum A5: Int {\n  @objc(first) case a\n}\n",
      "enum A4: Int { case a, b }\nenum A5: Int {\n  case a\n}\n", noInterop),
    RewritingRow(
      "class A6 {}\n@objc extension A6 { func a() {} }\n@objc(Category) extension A6 { func b() {} }\n",
      "class A6 {}\nextension A6 { func a() {} }\nextension A6 { func b() {} }\n", noInterop),
    RewritingRow(
      "class A7 {\n  var isOn: Bool {\n    @objc(isOn) get { true }\n    @objc(setOn:) set {}\n  }\n}\n",
      "class A7 {\n  var isOn: Bool {\n    get { true }\n    set {}\n  }\n}\n", noInterop),
    RewritingRow(
      "class A8 {\n  @objc // called by name\n  private func a() {}\n  @available(iOS 13, *)\n  @objc /* old */ @discardableResult\n  func b() -> Int { 1 }\n}\n",
      "class A8 {\n  // called by name\n  private func a() {}\n  @available(iOS 13, *)\n  /* old */ @discardableResult\n  func b() -> Int { 1 }\n}\n",
      noInterop),
    RewritingRow(
      "class A9 {\n  @objc\n  public\n  func a() {}\n  @objc(\n    b:\n  )\n  func b(_ c: Int) {}\n}\n",
      "class A9 {\n  \n  public\n  func a() {}\n  \n\n\n  func b(_ c: Int) {}\n}\n",
      noInterop + "; lines keep their numbers"),
    RewritingRow(
      "class A10 {\n  @nonobjc@objc func a() {}\n  @objc(b)func b() {}\n  @objc\tfunc c() {}\n}\n",
      "class A10 {\n  @nonobjc func a() {}\n  func b() {}\n  \tfunc c() {}\n}\n", noInterop),
    RewritingRow(
      "class A11 {\n  @objc class func a() {}\n  @objc static let b = 1\n  @objc subscript(c: Int) -> Int { c }\n  @objc deinit {}\n}\n",
      "class A11 {\n  class func a() {}\n  static let b = 1\n  subscript(c: Int) -> Int { c }\n  deinit {}\n}\n",
      noInterop),
    RewritingRow(
      "class A12 {\n#if os(iOS)\n  @objc\n#endif\n  func a() {}\n  @available(iOS 13, *)\n#if canImport(ObjectiveC)\n  @objc\n#endif\n  func b() {}\n}\n",
      "class A12 {\n#if true\n  @available(iOS 1, *)\n#endif\n  func a() {}\n  @available(iOS 13, *)\n#if false\n  @objc\n#endif\n  func b() {}\n}\n",
      "the compiler: an empty branch among attributes is an error (\"expected declaration\")"),
    RewritingRow(
      "class A13: UIViewController {\n  @IBOutlet weak var a: UIView!\n  @IBOutlet private(set) weak var b: UIView?\n  @IBOutlet var c: [UIView]!\n  @IBOutlet\n  private weak var d: UIView! { didSet {} }\n}\n",
      "class A13: UIViewController {\n  weak var a: UIView!\n  private(set) weak var b: UIView?\n  var c: [UIView]!\n  \n  private weak var d: UIView! { didSet {} }\n}\n",
      outlets),
    RewritingRow(
      "class A14: UIViewController {\n  @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }\n}\n",
      "class A14: UIViewController {\n  func make(_ coder: NSCoder) -> UIViewController? { nil }\n}\n",
      "the compiler: @IBSegueAction methods are @objc"),
    RewritingRow(
      "class A15: UIViewController {\n  @IBAction func a(_ sender: UIView) {}\n  @IBAction private func b() {}\n  @IBAction func c(_ sender: UIView, forEvent event: Any) {}\n}\n",
      "class A15: UIViewController {\n  @IBAction func a(_ sender: UIView) {}\n  private func b() {}\n  func c(_ sender: UIView, forEvent event: Any) {}\n}\n",
      "the compiler: without Objective-C \"@IBAction methods must have 1 argument\""),
    RewritingRow(
      "@IBDesignable class A16: UIView {\n  @IBInspectable var a: CGFloat = 1\n  @GKInspectable var b = 1\n  @nonobjc func c() {}\n  dynamic func d() {}\n}\n",
      "@IBDesignable class A16: UIView {\n  @IBInspectable var a: CGFloat = 1\n  @GKInspectable var b = 1\n  @nonobjc func c() {}\n  dynamic func d() {}\n}\n",
      "facts: the compiler accepts these"),
    RewritingRow(
      "@UIApplicationMain\nclass A17: UIResponder {}\n@main class A18: UIResponder {}\n",
      "\nclass A17: UIResponder {}\nclass A18: UIResponder {}\n",
      "Apple: @main marks the entry point of an app; the copies are a library"),
    RewritingRow(
      "@main struct A19 { static func main() {} }\n@NSApplicationMain class A20 {}\n",
      "struct A19 { static func main() {} }\nclass A20 {}\n", "as above"),
    RewritingRow(
      "typealias A21 = @convention(block) (UIView, Any?) -> Void\nlet a22: @convention(c) (Int) -> Int = { $0 }\n",
      "typealias A21 = (UIView, Any?) -> Void\nlet a22: @convention(c) (Int) -> Int = { $0 }\n",
      "the compiler: such a type is \"not representable in Objective-C\""),
    RewritingRow(
      "public class A23: NSManagedObject {\n  @NSManaged public var name: String?\n  @NSManaged var count: Int32 // many\n}\n",
      "public class A23: NSManagedObject {\n  public var name: String? { get { managedValue(forKey: \"name\") } set { setManagedValue(newValue, forKey: \"name\") } }\n  var count: Int32 { get { managedValue(forKey: \"count\") } set { setManagedValue(newValue, forKey: \"count\") } } // many\n}\n",
      "Apple: Core Data provides the accessors of @NSManaged properties while the program runs"),
    RewritingRow(
      "class A24: NSManagedObject {\n  @objc(addItemsObject:) @NSManaged func addToItems(_ value: A24)\n  @objc(removeItems:)\n  @NSManaged public func removeFromItems(_ values: NSSet)\n}\n",
      "class A24: NSManagedObject {\n  func addToItems(_ value: A24) { mutableSetValue(forKey: \"items\").add(value) }\n  \n  public func removeFromItems(_ values: NSSet) { mutableSetValue(forKey: \"items\").minus(values as? Set<AnyHashable> ?? []) }\n}\n",
      "Apple: Core Data's generated accessors of to-many relationships"),
    RewritingRow(
      "class A25: NSManagedObject {\n  @NSManaged func insertIntoItems(_ value: A25, at idx: Int)\n  @NSManaged func removeFromItems(at idx: Int)\n  @NSManaged func insertIntoItems(_ values: [A25], at indexes: NSIndexSet)\n  @NSManaged func removeFromItems(at indexes: NSIndexSet)\n  @NSManaged func replaceItems(at idx: Int, with value: A25)\n  @NSManaged func replaceItems(at indexes: NSIndexSet, with values: [A25])\n  @NSManaged func addToItems(_ value: A25)\n  @NSManaged func removeFromItems(_ values: NSOrderedSet)\n}\n",
      "class A25: NSManagedObject {\n  func insertIntoItems(_ value: A25, at idx: Int) { mutableOrderedSetValue(forKey: \"items\").insert(value, at: idx) }\n  func removeFromItems(at idx: Int) { mutableOrderedSetValue(forKey: \"items\").removeObject(at: idx) }\n  func insertIntoItems(_ values: [A25], at indexes: NSIndexSet) { mutableOrderedSetValue(forKey: \"items\").insert(values, at: indexes as IndexSet) }\n  func removeFromItems(at indexes: NSIndexSet) { mutableOrderedSetValue(forKey: \"items\").removeObjects(at: indexes as IndexSet) }\n  func replaceItems(at idx: Int, with value: A25) { mutableOrderedSetValue(forKey: \"items\").replaceObject(at: idx, with: value) }\n  func replaceItems(at indexes: NSIndexSet, with values: [A25]) { mutableOrderedSetValue(forKey: \"items\").replaceObjects(at: indexes as IndexSet, with: values) }\n  func addToItems(_ value: A25) { mutableOrderedSetValue(forKey: \"items\").add(value) }\n  func removeFromItems(_ values: NSOrderedSet) { mutableOrderedSetValue(forKey: \"items\").removeObjects(in: values.array) }\n}\n",
      "Apple: Core Data's generated accessors of ordered relationships"),
  ]

  static let protocols: [RewritingRow] = [
    RewritingRow(
      "@objc protocol P1 { func a() }\nclass P1Holder { weak var p: P1? }\n",
      "protocol P1: AnyObject { func a() }\nclass P1Holder { weak var p: P1? }\n",
      "Swift's book: an @objc protocol can be adopted by classes only; weak needs a class-bound type"),
    RewritingRow(
      "@objc(Named) public protocol P2 // why\n{\n}\n", "public protocol P2: AnyObject // why\n{\n}\n", "as above"),
    RewritingRow(
      "@objc protocol P3: NSObjectProtocol {}\n@objc protocol P4: P3 { var a: Int { get } }\nclass P4Holder { weak var p: P4? }\n",
      "protocol P3: NSObjectProtocol {}\nprotocol P4: P3 { var a: Int { get } }\nclass P4Holder { weak var p: P4? }\n",
      "inheriting from a class-bound protocol is class-bound"),
    RewritingRow(
      "@objc protocol P5: Sendable {}\nclass P5Holder { weak var p: P5?; unowned(unsafe) var q: P5; init(q: P5) { self.q = q } }\n",
      "protocol P5: AnyObject, Sendable {}\nclass P5Holder { weak var p: P5?; unowned(unsafe) var q: P5; init(q: P5) { self.q = q } }\n",
      "Sendable is not class-bound"),
    RewritingRow("protocol P6 {}\n", "protocol P6 {}\n", "other protocols stay"),
  ]
}
