extension RewritingRow {
  private static let known =
    "Swift's compiler accepts every initializer that comes from Objective-C for a class that is a value (validateInitializerRef)"

  static let classInstances: [RewritingRow] = [
    RewritingRow(
      "func m1(_ type: UIViewController.Type, _ list: [UIView.Type?]) -> [AnyObject] {\n  let any = UIViewController.self as Any as? UIViewController.Type\n  guard let other = any else { return [any!.init()] }\n  return [type.init(), other.init(nibName: nil, bundle: nil), list[0]!.init(frame: .zero), (any as! UIViewController.Type).init()]\n}\n",
      "func m1(_ type: UIViewController.Type, _ list: [UIView.Type?]) -> [AnyObject] {\n  let any = UIViewController.self as Any as? UIViewController.Type\n  guard let other = any else { return [any!.instanceOfClass()] }\n  return [type.instanceOfClass(), other.instanceOfClass(nibName: nil, bundle: nil), list[0]!.instanceOfClass(frame: .zero), (any as! UIViewController.Type).instanceOfClass()]\n}\n",
      known),
    RewritingRow(
      "class M2: UIViewController {}\nenum M2Row { case a; var screen: M2.Type { M2.self } }\nstruct M2Item { let screens: [UIViewController.Type]; let row: M2Row }\nfunc m2(_ item: M2Item) -> [UIViewController] { [item.row.screen.init(), item.screens[0].init()] + item.screens.map { $0.init() } }\n",
      "class M2: UIViewController {}\nenum M2Row { case a; var screen: M2.Type { M2.self } }\nstruct M2Item { let screens: [UIViewController.Type]; let row: M2Row }\nfunc m2(_ item: M2Item) -> [UIViewController] { [item.row.screen.instanceOfClass(), item.screens[0].instanceOfClass()] + item.screens.map { $0.instanceOfClass() } }\n",
      known),
    RewritingRow(
      "class M3 { required init() {} }\nclass M4: UIViewController { required override init() { super.init() } }\nprotocol M5 { init() }\nfunc m3(_ a: M3.Type, _ b: M4.Type, _ c: M5.Type, _ d: Int.Type) -> [Any] { [a.init(), b.init(), c.init(), d.init(), UIView.init(frame: .zero)] }\n",
      "class M3 { required init() {} }\nclass M4: UIViewController { required override init() { super.init() } }\nprotocol M5 { init() }\nfunc m3(_ a: M3.Type, _ b: M4.Type, _ c: M5.Type, _ d: Int.Type) -> [Any] { [a.init(), b.init(), c.init(), d.init(), UIView.init(frame: .zero)] }\n",
      "a required initializer is that of the value's class"),
  ]
}
