extension RewritingRow {
  private static let form =
    "facts: #selector(X.foo) is Selector(\"foo\", X.foo), of the enclosing type if there is none"
  private static let names = "Swift's importer: the first label is joined by \"With\" unless there is a preposition"

  static let selectors: [RewritingRow] = [
    RewritingRow(
      "class S1 {\n  @objc func tapped() {}\n  @objc func changed(_ a: UIView) {}\n  func make() -> [Selector] { [#selector(tapped), #selector(self.tapped), #selector(changed), #selector(changed(_:)), #selector(S1.changed(_:))] }\n}\n",
      "class S1 {\n  func tapped() {}\n  func changed(_ a: UIView) {}\n  func make() -> [Selector] { [Selector(\"tapped\", S1.tapped), Selector(\"tapped\", S1.tapped), Selector(\"changed:\", S1.changed), Selector(\"changed:\", S1.changed(_:)), Selector(\"changed:\", S1.changed(_:))] }\n}\n",
      form),
    RewritingRow(
      "class S2 {\n  @objc func show(item: Int) {}\n  @objc func move(to a: Int, animated: Bool) {}\n  @objc func reload(at a: Int) {}\n  @objc func sendWith(item: Int) {}\n  func make() -> [Selector] { [#selector(show(item:)), #selector(show), #selector(move(to:animated:)), #selector(reload), #selector(sendWith(item:))] }\n}\n",
      "class S2 {\n  func show(item: Int) {}\n  func move(to a: Int, animated: Bool) {}\n  func reload(at a: Int) {}\n  func sendWith(item: Int) {}\n  func make() -> [Selector] { [Selector(\"showWithItem:\", S2.show(item:)), Selector(\"showWithItem:\", S2.show), Selector(\"moveTo:animated:\", S2.move(to:animated:)), Selector(\"reloadAt:\", S2.reload), Selector(\"sendWithItem:\", S2.sendWith(item:))] }\n}\n",
      names),
    RewritingRow(
      "class S3 {\n  @objc(run:) func a(_ b: Int) {}\n  @objc(b) func c() {}\n  @objc func `default`() {}\n  func make() -> [Selector] { [#selector(a(_:)), #selector(S3.c), #selector(`default`)] }\n}\n",
      "class S3 {\n  func a(_ b: Int) {}\n  func c() {}\n  func `default`() {}\n  func make() -> [Selector] { [Selector(\"run:\", S3.a(_:)), Selector(\"b\", S3.c), Selector(\"default\", S3.`default`)] }\n}\n",
      "@objc(name) names the method in Objective-C"),
    RewritingRow(
      "class S4 {\n  class Inner {\n    @objc func a() {}\n    lazy var b = #selector(a)\n    lazy var c = #selector(Inner.a)\n  }\n  lazy var d = #selector(S4.Inner.a)\n  lazy var e = #selector(Inner.a)\n}\nextension S4.Inner { func f() -> Selector { #selector(a) } }\n",
      "class S4 {\n  class Inner {\n    func a() {}\n    lazy var b = Selector(\"a\", Inner.a)\n    lazy var c = Selector(\"a\", Inner.a)\n  }\n  lazy var d = Selector(\"a\", S4.Inner.a)\n  lazy var e = Selector(\"a\", Inner.a)\n}\nextension S4.Inner { func f() -> Selector { Selector(\"a\", S4.Inner.a) } }\n",
      form),
    RewritingRow(
      "class S5Base { init() {}; @objc func a() {} }\nclass S5: S5Base {\n  @objc override func a() {}\n  func make() -> [Selector] { [#selector(super.a), #selector(Self.a), { #selector(self.a) }()] }\n  func with(_ b: Selector = #selector(S5.a)) { func local() -> Selector { #selector(a) }; _ = local() }\n  static func all() -> Selector { #selector(a) }\n}\n",
      "class S5Base { init() {}; func a() {} }\nclass S5: S5Base {\n  override func a() {}\n  func make() -> [Selector] { [Selector(\"a\", S5.a), Selector(\"a\", S5.a), { Selector(\"a\", S5.a) }()] }\n  func with(_ b: Selector = Selector(\"a\", S5.a)) { func local() -> Selector { Selector(\"a\", S5.a) }; _ = local() }\n  static func all() -> Selector { Selector(\"a\", S5.a) }\n}\n",
      "Apple: a selector is a name; which method is called is the receiver's class's matter, for super as well"),
    RewritingRow(
      "class S6<Element> {\n  var items: [Element] = []\n  @objc func a() {}\n  lazy var b = #selector(a)\n}\nextension S6 where Element == Int { func c() -> Selector { #selector(a) } }\nlet s6 = #selector(S6<Int>.a)\n",
      "class S6<Element> {\n  var items: [Element] = []\n  func a() {}\n  lazy var b = Selector(\"a\", S6.a)\n}\nextension S6 where Element == Int { func c() -> Selector { Selector(\"a\", S6.a) } }\nlet s6 = Selector(\"a\", S6<Int>.a)\n",
      form),
    RewritingRow(
      "class S7 {\n  @objc class func a() {}\n  @objc static func b(_ c: Int) {}\n  class func make() -> [Selector] { [#selector(a), #selector(S7.b(_:)), #selector(self.b)] }\n}\n",
      "class S7 {\n  class func a() {}\n  static func b(_ c: Int) {}\n  class func make() -> [Selector] { [Selector(classMethod: \"a\", S7.a), Selector(classMethod: \"b:\", S7.b(_:)), Selector(classMethod: \"b:\", S7.b)] }\n}\n",
      "UIKit's Selector: a class method's target is the class"),
    RewritingRow(
      "@objc protocol S8 { func a(_ b: Int) }\nextension S8 { func make() -> Selector { #selector(a(_:)) } }\nlet s8 = [#selector(S8.a(_:)), #selector(S8.a), #selector(UITextFieldDelegate.textFieldDidBeginEditing(_:))]\n",
      "protocol S8: AnyObject { func a(_ b: Int) }\nextension S8 { func make() -> Selector { Selector(\"a:\", Self.a(_:)) } }\nlet s8 = [Selector(\"a:\"), Selector(\"a:\"), Selector(\"textFieldDidBeginEditing:\")]\n",
      "facts: in protocol extensions use Self.foo; a protocol's method is a name only"),
    RewritingRow(
      "protocol S9 {}\nextension S9 where Self: UIViewController {\n  func make() -> [Selector] { [#selector(viewDidLoad), #selector(self.viewDidLoad)] }\n}\n",
      "protocol S9 {}\nextension S9 where Self: UIViewController {\n  func make() -> [Selector] { [Selector(\"viewDidLoad\", Self.viewDidLoad), Selector(\"viewDidLoad\", Self.viewDidLoad)] }\n}\n",
      "facts: in protocol extensions use Self.foo"),
    RewritingRow(
      "class S10 {\n  @objc func a() {}\n  @objc func a(_ b: Int) {}\n  @objc func a(b: Int) {}\n  lazy var b = #selector(a as () -> Void)\n  lazy var c = #selector(S10.a(_:))\n  lazy var d = #selector(S10.a as (S10) -> () -> Void)\n  lazy var e = #selector((a(b:) as ((Int) -> Void)))\n}\n",
      "class S10 {\n  func a() {}\n  func a(_ b: Int) {}\n  func a(b: Int) {}\n  lazy var b = Selector(\"a\", S10.a as @MainActor (S10) -> @MainActor () -> Void)\n  lazy var c = Selector(\"a:\", S10.a(_:))\n  lazy var d = Selector(\"a\", S10.a as @MainActor (S10) -> @MainActor () -> Void)\n  lazy var e = Selector(\"aWithB:\", S10.a(b:) as @MainActor (S10) -> @MainActor (Int) -> Void)\n}\n",
      "Swift's book: as chooses among overloads; a method of a class is a function of an object"),
    RewritingRow(
      "class S11 {\n  let other = S1()\n  func make(_ view: UIView) -> [Selector] { [#selector(other.tapped), #selector(view.endEditing(_:)), #selector(self.other.changed(_:))] }\n}\n",
      "class S11 {\n  let other = S1()\n  func make(_ view: UIView) -> [Selector] { [Selector(\"tapped\", type(of: other).tapped), Selector(\"endEditing:\", type(of: view).endEditing(_:)), Selector(\"changed:\", type(of: self.other).changed(_:))] }\n}\n",
      "an object's method is that of its class"),
    RewritingRow(
      "class S17: UIViewController {\n  @objc func a() {}\n  let other: S1? = nil, known = S1()\n  func make() -> [Selector] { [#selector(type(of: self).a), #selector(type(of: known).tapped), #selector(other?.tapped), #selector(NSXPCConnection.suspend)] }\n}\n",
      "class S17: UIViewController {\n  func a() {}\n  let other: S1? = nil, known = S1()\n  func make() -> [Selector] { [Selector(\"a\", S17.a), Selector(\"tapped\", type(of: known).tapped), Selector(\"tapped\"), Selector(\"suspend\")] }\n}\n",
      "a selector is a name; of an object that may be missing the class is not known, and Linux lacks NSXPCConnection"),
    RewritingRow(
      "let s12 = [#selector(UIView.endEditing(_:)), #selector(UIView.endEditing), #selector(UIViewController.dismiss(animated:completion:)), #selector(UIView.init(frame:))]\n",
      "let s12 = [Selector(\"endEditing:\", UIView.endEditing(_:)), Selector(\"endEditing:\", UIView.endEditing), Selector(\"dismissViewControllerAnimated:completion:\", UIViewController.dismiss(animated:completion:)), Selector(\"initWithFrame:\")]\n",
      "Apple: the methods' names in Objective-C"),
    RewritingRow(
      "class S13 {\n  @objc func image(_ a: Int, didFinishSavingWithError b: Int, contextInfo c: Int) {}\n  @objc func a() throws {}\n  @objc func b() async {}\n  func make() -> [Selector] { [#selector(image(_:didFinishSavingWithError:contextInfo:)), #selector(a), #selector(b)] }\n}\n",
      "class S13 {\n  func image(_ a: Int, didFinishSavingWithError b: Int, contextInfo c: Int) {}\n  func a() throws {}\n  func b() async {}\n  func make() -> [Selector] { [Selector(\"image:didFinishSavingWithError:contextInfo:\"), Selector(\"aAndReturnError:\"), Selector(\"bWithCompletionHandler:\")] }\n}\n",
      "UIKit's Selector has methods with up to two arguments; throws and async add an argument in Objective-C"),
    RewritingRow(
      "class S14 {\n  @objc func a() {}\n  lazy var b = #selector(\n    // why\n    S14\n      .a\n  )\n  lazy var c = [#selector(a)]\n}\n",
      "class S14 {\n  func a() {}\n  lazy var b = Selector(\"a\", S14.a)\n\n\n\n\n  lazy var c = [Selector(\"a\", S14.a)]\n}\n",
      "lines keep their numbers"),
    RewritingRow(
      "class S15 { class Inner { lazy var b = #selector(outerOnly) }; @objc func outerOnly() {} }\n",
      "class S15 { class Inner { lazy var b = Selector(\"outerOnly\", S15.outerOnly) }; func outerOnly() {} }\n",
      "an unqualified name is looked up in the types around"),
    RewritingRow(
      "class S16: UIViewController {\n  func make() -> Selector { #selector(viewDidLoad) }\n  private class Deep { @objc fileprivate func 🙂(_ a: Int) {}; lazy var b = #selector(🙂(_:)) }\n}\n",
      "class S16: UIViewController {\n  func make() -> Selector { Selector(\"viewDidLoad\", S16.viewDidLoad) }\n  private class Deep { fileprivate func 🙂(_ a: Int) {}; lazy var b = Selector(\"🙂:\", Deep.🙂(_:)) }\n}\n",
      form),
  ]

  static let properties: [RewritingRow] = [
    RewritingRow(
      "class G1 {\n  @objc var title = \"\"\n  @objc var isOn: Bool { get { true } set {} }\n  @objc(named) var other = 1\n  func make() -> [Selector] { [#selector(getter: title), #selector(setter: title), #selector(getter: G1.isOn), #selector(setter: self.isOn), #selector(setter: other), #selector(getter: G1.other)] }\n}\n",
      "class G1 {\n  var title = \"\"\n  var isOn: Bool { get { true } set {} }\n  var other = 1\n  func make() -> [Selector] { [Selector(getter: \"title\", \\G1.title), Selector(setter: \"setTitle:\", \\G1.title), Selector(getter: \"isOn\", \\G1.isOn), Selector(setter: \"setIsOn:\", \\G1.isOn), Selector(setter: \"setNamed:\", \\G1.other), Selector(getter: \"named\", \\G1.other)] }\n}\n",
      "Apple: a property's setter is setName:"),
    RewritingRow(
      "class G2 {\n  var isOn: Bool { @objc(isLit) get { true } @objc(setLit:) set {} }\n  lazy var a = #selector(getter: isOn)\n  lazy var b = #selector(setter: isOn)\n  lazy var c = #selector(setter: UIView.isHidden)\n  lazy var d = #selector(getter: UIView.isHidden)\n}\n",
      "class G2 {\n  var isOn: Bool { get { true } set {} }\n  lazy var a = Selector(getter: \"isLit\", \\G2.isOn)\n  lazy var b = Selector(setter: \"setLit:\", \\G2.isOn)\n  lazy var c = Selector(setter: \"setHidden:\", \\UIView.isHidden)\n  lazy var d = Selector(getter: \"isHidden\", \\UIView.isHidden)\n}\n",
      "Apple: UIView's hidden has the getter isHidden and the setter setHidden:"),
    RewritingRow(
      "class G3 {\n  @objc static var a = 1\n  func make(_ view: UIView) -> [Selector] { [#selector(getter: view.isHidden), #selector(getter: G3.a)] }\n}\n",
      "class G3 {\n  static var a = 1\n  func make(_ view: UIView) -> [Selector] { [Selector(\"isHidden\"), Selector(\"a\")] }\n}\n",
      "key paths begin with a type, and there are none of static properties"),
  ]
}
