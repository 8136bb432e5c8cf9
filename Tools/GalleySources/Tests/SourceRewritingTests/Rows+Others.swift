extension RewritingRow {
  private static let keys = "Apple: #keyPath is a text of the properties' names in Objective-C"
  private static let asOnIOS = "the sources are compiled as on iOS"

  static let keyPaths: [RewritingRow] = [
    RewritingRow(
      "class K1: NSObject {\n  @objc var name = \"\"\n  @objc var next: K1?\n  @objc(spoken) var label = \"\"\n  func make() -> [String] { [#keyPath(K1.name), #keyPath(name), #keyPath(K1.next.name), #keyPath(next.next), #keyPath(K1.label), #keyPath(self.name)] }\n}\n",
      "class K1: NSObject {\n  var name = \"\"\n  var next: K1?\n  var label = \"\"\n  func make() -> [String] { [\"name\", \"name\", \"next.name\", \"next.next\", \"spoken\", \"name\"] }\n}\n",
      keys),
    RewritingRow(
      "class K2 { class Inner: NSObject { @objc var isOn = true } }\nlet k2 = [#keyPath(K2.Inner.isOn), #keyPath(UIView.isHidden), #keyPath(UIView.layer.isHidden), #keyPath(UIScrollView.contentOffset)]\n",
      "class K2 { class Inner: NSObject { var isOn = true } }\nlet k2 = [\"isOn\", \"hidden\", \"layer.hidden\", \"contentOffset\"]\n",
      "Apple: UIView's property is hidden; a Swift property keeps its name"),
    RewritingRow(
      "let k3 = #keyPath(\n  K1.next.name\n)\nlet k4 = \"items.@count\"\n",
      "let k3 = \"next.name\"\n\n\nlet k4 = \"items.@count\"\n", keys),
  ]

  static let conditions: [RewritingRow] = [
    RewritingRow(
      "#if os(iOS)\nlet c1 = 1\n#elseif os(macOS)\n@objc class C1 {}\n#else\nlet c1 = 3\n#endif\n",
      "#if true\nlet c1 = 1\n#elseif false\n@objc class C1 {}\n#else\nlet c1 = 3\n#endif\n", asOnIOS),
    RewritingRow(
      "#if os(iOS) || os(tvOS) && !targetEnvironment(macCatalyst)\nlet c2 = 1\n#endif\n#if !(os(macOS) || os( Linux )) && targetEnvironment(simulator)\nlet c3 = 1\n#endif\n_ = c2 + c3\n",
      "#if true || false && !false\nlet c2 = 1\n#endif\n#if !(false || false) && true\nlet c3 = 1\n#endif\n_ = c2 + c3\n",
      asOnIOS,
      compiles: false),
    RewritingRow(
      "#if canImport(UIKit) && canImport(Layouts)\nlet c4 = 1\n#endif\n#if canImport(AppKit) || canImport(Analytics) || canImport(ObjectiveC)\nlet c4 = 2\n#endif\n#if canImport(UIKit, _version: 5000.1) && canImport(UIKit.UIGestureRecognizerSubclass)\nlet c5 = 1\n#endif\n",
      "#if true && true\nlet c4 = 1\n#endif\n#if false || false || false\nlet c4 = 2\n#endif\n#if true && true\nlet c5 = 1\n#endif\n",
      "what is provided, and the dependencies, can be imported; what is omitted, and Apple's other modules, cannot"),
    RewritingRow(
      "#if DEBUG && canImport(Foundation) && swift(>=5.9)\nlet c6 = 1\n#elseif !os(watchOS) || canImport(Unknown)\nlet c6 = 2\n#endif\n",
      "#if DEBUG && canImport(Foundation) && swift(>=5.9)\nlet c6 = 1\n#elseif !false || canImport(Unknown)\nlet c6 = 2\n#endif\n",
      "what depends on the build stays"),
    RewritingRow(
      "class C7 {\n#if os(iOS)\n  func a() {\n    switch 1 {\n#if os(tvOS)\n    case 1: _ = #selector(x)\n#else\n    case 2: _ = #selector(C7.b)\n#endif\n    default: break\n    }\n  }\n#endif\n  @objc func b() {}\n}\n",
      "class C7 {\n#if true\n  func a() {\n    switch 1 {\n#if false\n    case 1: _ = #selector(x)\n#else\n    case 2: _ = Selector(\"b\", C7.b)\n#endif\n    default: break\n    }\n  }\n#endif\n  func b() {}\n}\n",
      "branches that are not active stay as they are"),
    RewritingRow(
      "let c8 = [1]\n#if os(iOS)\n  .map { $0 }\n#else\n  .nothing\n#endif\n@available(iOS 13, *) func c9() { if #available(iOS 15, *) {} }\n",
      "let c8 = [1]\n#if true\n  .map { $0 }\n#else\n  .nothing\n#endif\n@available(iOS 13, *) func c9() { if #available(iOS 15, *) {} }\n",
      "#available and @available stay"),
  ]

  static let moduleNames: [RewritingRow] = [
    RewritingRow(
      "let m1 = Darwin.sin(1.0) + Darwin.pow(2.0, 3.0)\nfunc m2(_ file: Darwin.FILE) { Darwin.exit(1) }\n",
      "let m1 = Foundation.sin(1.0) + Foundation.pow(2.0, 3.0)\nfunc m2(_ file: Foundation.FILE) { Foundation.exit(1) }\n",
      "Foundation shows the C library's names on Linux"),
    RewritingRow(
      "enum Darwin { static let isHere = true }\nlet m3 = Darwin.isHere\nstruct M4OfDarwin { let Darwin = [1] }\nlet m5 = M4OfDarwin().Darwin.count\n",
      "enum Darwin { static let isHere = true }\nlet m3 = Darwin.isHere\nstruct M4OfDarwin { let Darwin = [1] }\nlet m5 = M4OfDarwin().Darwin.count\n",
      "a type of the target's with that name, and a member, are no module"),
  ]

  static let bundles: [RewritingRow] = [
    RewritingRow(
      "final class B1 { let a = [Bundle.main, Foundation.Bundle.module, Bundle(for: B1.self), Bundle(for: type(of: B1()))] }\nlet b2 = Bundle(path: \"/\")\nstruct B3 { let main = 1 }\nlet b4 = B3().main\n",
      "final class B1 { let a = [Bundle.app, AppResources.bundle, AppResources.bundle, AppResources.bundle] }\nlet b2 = Bundle(path: \"/\")\nstruct B3 { let main = 1 }\nlet b4 = B3().main\n",
      "Bundle.main is the program's, which is a test's here"),
    RewritingRow(
      "enum B5 { case module }\nlet b6: B5 = .module\nlet b7: Bundle = .module\nfunc b8(_ bundle: Bundle = .module, in other: Bundle) { b8(in: .module) }\nlet b9: [Bundle?] = [Bundle(for: NSObject.self)]\n",
      "enum B5 { case module }\nlet b6: B5 = .module\nlet b7: Bundle = AppResources.bundle\nfunc b8(_ bundle: Bundle = AppResources.bundle, in other: Bundle) { b8(in: AppResources.bundle) }\nlet b9: [Bundle?] = [Bundle.app]\n",
      "SwiftPM makes Bundle.module of a target's resources, which are not this target's"),
  ]

  static let appFolders: [RewritingRow] = [
    RewritingRow(
      "let f1 = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]\nlet f2 = try! FileManager.default.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)\nfunc f3(_ files: FileManager, _ folder: FileManager.SearchPathDirectory) -> [URL] { files.urls(for: folder, in: .userDomainMask) }\n",
      "let f1 = FileManager.default.appURLs(for: .documentDirectory, in: .userDomainMask)[0]\nlet f2 = try! FileManager.default.appURL(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)\nfunc f3(_ files: FileManager, _ folder: FileManager.SearchPathDirectory) -> [URL] { files.appURLs(for: folder, in: .userDomainMask) }\n",
      "Apple: an app's folders are in its container"),
    RewritingRow(
      "let f4 = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0] + NSHomeDirectory()\nstruct F5 { func url(for name: String, in folder: String) -> String { name }\n  func urls(for name: String, in folder: String) -> String { url(for: name, in: folder) } }\nlet f6 = F5().urls(for: \"a\", in: \"b\")\n",
      "let f4 = FileManager.default.appSearchPaths(.documentDirectory, .userDomainMask, true)[0] + FileManager.default.appHomeDirectory()\nstruct F5 { func url(for name: String, in folder: String) -> String { name }\n  func urls(for name: String, in folder: String) -> String { url(for: name, in: folder) } }\nlet f6 = F5().urls(for: \"a\", in: \"b\")\n",
      "Apple: the home folder of an app is its container; methods of others with these names stay"),
    RewritingRow(
      "protocol Folders { func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL] }\nextension FileManager: Folders {}\nfunc fa(_ folders: Folders) -> [URL] { folders.urls(for: .documentDirectory, in: .userDomainMask) }\nlet fb = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)\n",
      "protocol Folders { func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL] }\nextension FileManager: Folders {}\nfunc fa(_ folders: Folders) -> [URL] { folders.urls(for: .documentDirectory, in: .userDomainMask) }\nlet fb = FileManager.default.appURLs(for: .documentDirectory, in: .userDomainMask)\n",
      "a method of the target's own is called"),
    RewritingRow(
      "struct Fc { var homeDirectory = 1 }\nlet fd = (URL.homeDirectory.appendingPathComponent(\"a\"), Fc().homeDirectory, URL.temporaryDirectory)\n",
      "struct Fc { var homeDirectory = 1 }\nlet fd = (URL.appHomeDirectory.appendingPathComponent(\"a\"), Fc().homeDirectory, URL.temporaryDirectory)\n",
      "Apple: the home folder of an app is its container"),
  ]

  static let appLocales: [RewritingRow] = [
    RewritingRow(
      "let g1 = [Locale.current, Locale.autoupdatingCurrent, NSLocale.current].map(\\.identifier) + [\"\\(Calendar.current.component(.year, from: Date()))\"]\nlet g2 = DateFormatter(), g3 = NumberFormatter.init()\nlet g4 = DateFormatter.localizedString(from: Date(), dateStyle: .short, timeStyle: .none)\n",
      "let g1 = [Locale.ofApp, Locale.ofApp, NSLocale.ofApp].map(\\.identifier) + [\"\\(Calendar.ofApp.component(.year, from: Date()))\"]\nlet g2 = DateFormatter.ofApp(), g3 = NumberFormatter.ofApp()\nlet g4 = DateFormatter.appLocalizedString(from: Date(), dateStyle: .short, timeStyle: .none)\n",
      "Apple: the current locale is that of the user's settings, as the traits of a case are here"),
    RewritingRow(
      "func g5(_ calendar: Calendar = .current, locale: Locale? = .current) -> String {\n  g2.locale = .current\n  g2.timeZone = TimeZone.current\n  g2.calendar = calendar\n  return g5(.current, locale: .autoupdatingCurrent) + Date().formatted(.dateTime.locale(.current))\n}\n",
      "func g5(_ calendar: Calendar = .ofApp, locale: Locale? = .ofApp) -> String {\n  g2.locale = .ofApp\n  g2.timeZone = TimeZone.ofApp\n  g2.calendar = calendar\n  return g5(.current, locale: .ofApp) + Date().formatted(.dateTime.locale(.ofApp))\n}\n",
      "where no type is written, the name of the value tells"),
    RewritingRow(
      "let gb = 12.5.formatted() + Date().formatted(date: .long, time: .omitted) + 3.formatted(.number.precision(.fractionLength(2)))\nlet gc = 0.5.formatted(.percent) + Date().formatted(.iso8601) + (0.5).formatted(FloatingPointFormatStyle<Double>()) + 2.formatted(.number.locale(Locale(identifier: \"de\")))\nlet gd: String? = Optional(Date())?.formatted()\n",
      "let gb = 12.5.appFormatted() + Date().appFormatted(date: .long, time: .omitted) + 3.formatted(.number.precision(.fractionLength(2)).ofApp())\nlet gc = 0.5.formatted(.percent.ofApp()) + Date().formatted(.iso8601) + (0.5).formatted(FloatingPointFormatStyle<Double>()) + 2.formatted(.number.locale(Locale(identifier: \"de\")))\nlet gd: String? = Optional(Date())?.appFormatted()\n",
      "a style without a locale has the current one"),
    RewritingRow(
      "let g6 = Thread.current\nstruct G7 { static let current = 1; var current = ProcessInfo.processInfo }\nlet g8 = (G7.current, G7().current)\n",
      "let g6 = Thread.current\nstruct G7 { static let current = 1; var current = ProcessInfo.processInfo }\nlet g8 = (G7.current, G7().current)\n",
      "other current values, and an app's own formatters, stay"),
    RewritingRow(
      "enum Ge { case current, other }\nstruct Gf { var locale = Ge.other }\nfunc gg(_ f: inout Gf, locale: Ge) { f.locale = .current; gg(&f, locale: .current) }\nextension FormatStyle where Self == FloatingPointFormatStyle<Double> { static var units: Self { .number } }\nlet gh = 1.5.formatted(.units) + 1.5.formatted(.number.locale(Locale(identifier: \"de\")).precision(.fractionLength(1)))\n",
      "enum Ge { case current, other }\nstruct Gf { var locale = Ge.other }\nfunc gg(_ f: inout Gf, locale: Ge) { f.locale = .current; gg(&f, locale: .current) }\nextension FormatStyle where Self == FloatingPointFormatStyle<Double> { static var units: Self { .number } }\nlet gh = 1.5.formatted(.units) + 1.5.formatted(.number.locale(Locale(identifier: \"de\")).precision(.fractionLength(1)))\n",
      "an app's own values and styles stay"),
    RewritingRow(
      "extension Double { func formatted(digits: Int) -> String { formatted() } }\nlet gi = Date().formatted(date: .long, time: .omitted)\n",
      "extension Double { func formatted(digits: Int) -> String { formatted() } }\nlet gi = Date().appFormatted(date: .long, time: .omitted)\n",
      "a method with other labels is another"),
  ]

  static let defaults: [RewritingRow] = [
    RewritingRow(
      "@MainActor let userDefault1: UserDefaults? = .standard\n@MainActor func userDefault2(_ store: UserDefaults = .standard) { UserDefaults.standard.set(1, forKey: \"a\"); userDefault1?.synchronize(); userDefault2(UserDefaults(suiteName: \"a\")!) }\n",
      "@MainActor let userDefault1: AppDefaults? = .standard\n@MainActor func userDefault2(_ store: AppDefaults = .standard) { AppDefaults.standard.set(1, forKey: \"a\"); userDefault1?.synchronize(); userDefault2(AppDefaults(suiteName: \"a\")!) }\n",
      "Apple: numbers of defaults are NSNumbers, and defaults tell their observers of changes"),
    RewritingRow(
      "enum UserDefault4 { case UserDefaults }\nlet userDefault5: UserDefault4 = .UserDefaults, userDefault6 = UserDefault4.UserDefaults\n",
      "enum UserDefault4 { case UserDefaults }\nlet userDefault5: UserDefault4 = .UserDefaults, userDefault6 = UserDefault4.UserDefaults\n",
      "members with the name of the class are others"),
  ]

  static let literals: [RewritingRow] = [
    RewritingRow(
      "let l1: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)\nlet l2 = #colorLiteral(\n  red: 0, green: 0, blue: 0, alpha: 0.25)\n",
      "let l1: UIColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)\nlet l2 = UIColor(\n  red: 0, green: 0, blue: 0, alpha: 0.25)\n",
      "Apple: a colour literal is a UIColor"),
    RewritingRow(
      "let l3 = #imageLiteral(resourceName: \"logo\")\n", "let l3 = UIImage(imageLiteralResourceName: \"logo\")\n",
      "Apple: UIImage's init(imageLiteralResourceName:) is that of image literals"),
    RewritingRow(
      "let l4 = #fileLiteral(resourceName: \"a.txt\")\n", "let l4 = #fileLiteral(resourceName: \"a.txt\")\n",
      "the compiler: a URL, as everywhere"),
  ]

  private static let numbers = "the compiler: sizes of CGFloat, Double and Int are created alike"

  static let ambiguousNumbers: [RewritingRow] = [
    RewritingRow(
      "let n1 = [CGSize(width: 0, height: .greatestFiniteMagnitude), CGSize.init(width: .infinity, height: .infinity), CGSize(width: 1.5, height: -.pi / 2)]\nlet n2 = CGPoint(\n  x: 0,\n  y: .leastNormalMagnitude)\nlet n3: [CGRect] = [CGRect(x: 0, y: 0, width: .infinity, height: 1), .init(x: 0, y: 0, width: 1, height: .pi)]\n",
      "let n1 = [CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude), CGSize.init(width: CGFloat.infinity, height: .infinity), CGSize(width: 1.5, height: -CGFloat.pi / 2)]\nlet n2 = CGPoint(\n  x: 0,\n  y: CGFloat.leastNormalMagnitude)\nlet n3: [CGRect] = [CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), .init(x: 0, y: 0, width: 1, height: CGFloat.pi)]\n",
      numbers),
    RewritingRow(
      "let n4: CGFloat = 1, n5 = 2.0\nlet n6 = [CGSize(width: n4, height: .infinity), CGSize(width: .pi, height: n5 + 1), CGSize(width: 0, height: CGFloat.infinity), CGSize(width: 0, height: 0)]\nstruct N7 { init(width: Float, height: Float) {} }\nlet n8 = N7(width: 0, height: .infinity)\nlet n9 = CGRect(origin: .zero, size: .zero)\nlet n10: SIMD2<Float> = .init(x: 0, y: .infinity)\n",
      "let n4: CGFloat = 1, n5 = 2.0\nlet n6 = [CGSize(width: n4, height: .infinity), CGSize(width: .pi, height: n5 + 1), CGSize(width: 0, height: CGFloat.infinity), CGSize(width: 0, height: 0)]\nstruct N7 { init(width: Float, height: Float) {} }\nlet n8 = N7(width: 0, height: .infinity)\nlet n9 = CGRect(origin: .zero, size: .zero)\nlet n10: SIMD2<Float> = .init(x: 0, y: .infinity)\n",
      "an argument has a type"),
  ]

  static let hiddenFunctions: [RewritingRow] = [
    RewritingRow(
      "extension CGFloat {\n  var h1: CGFloat { abs(self) }\n  func h2(_ other: CGFloat) -> Bool { [other].contains { abs(self - $0) < 1 } && Swift.abs(other) > 0 }\n  static func h3(_ value: CGFloat) -> CGFloat { abs(value) }\n}\n",
      "extension CGFloat {\n  var h1: CGFloat { Swift.abs(self) }\n  func h2(_ other: CGFloat) -> Bool { [other].contains { Swift.abs(self - $0) < 1 } && Swift.abs(other) > 0 }\n  static func h3(_ value: CGFloat) -> CGFloat { Swift.abs(value) }\n}\n",
      "the compiler: CGFloat.abs(_:) of Foundation on Linux hides abs(_:)"),
    RewritingRow(
      "extension Double { var h4: Double { abs(self) } }\nstruct H5 { let h6 = abs(-1) }\nextension CGFloat { struct H7 { let h8 = abs(-1) } }\nlet h9 = abs(CGFloat(-1))\n",
      "extension Double { var h4: Double { abs(self) } }\nstruct H5 { let h6 = abs(-1) }\nextension CGFloat { struct H7 { let h8 = abs(-1) } }\nlet h9 = abs(CGFloat(-1))\n",
      "other types have none", compiles: false),
    RewritingRow(
      "let h10 = ProcessInfo().environment\nlet h11 = ProcessInfo( ).isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 10, minorVersion: 0, patchVersion: 0))\nlet h12 = ProcessInfo.processInfo.arguments\n",
      "let h10 = ProcessInfo.processInfo.environment\nlet h11 = ProcessInfo.processInfo.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 10, minorVersion: 0, patchVersion: 0))\nlet h12 = ProcessInfo.processInfo.arguments\n",
      "Foundation on Linux: the initializer is internal"),
  ]

  private static let caught = "Apple: every error is an NSError, and such a clause catches all"

  static let caughtErrors: [RewritingRow] = [
    RewritingRow(
      "func e1() {\n  do { try e2() } catch let error as NSError {\n    print(error.code)\n  }\n}\nfunc e2() throws { throw CocoaError(.featureUnsupported) }\n",
      "func e1() {\n  do { try e2() } catch let error { let error = error as NSError;\n    print(error.code)\n  }\n}\nfunc e2() throws { throw CocoaError(.featureUnsupported) }\n",
      caught),
    RewritingRow(
      "func e3(_ error: Int) {\n  do { try e4() }\n  catch CocoaError.featureUnsupported {}\n  catch let e as NSError { print(error, e.domain) }\n  do { try e4() } catch is NSError {}\n  do { try e4() } catch _ as NSError {}\n}\nfunc e4() throws {}\n",
      "func e3(_ error: Int) {\n  do { try e4() }\n  catch CocoaError.featureUnsupported {}\n  catch let e { let e = e as NSError; print(error, e.domain) }\n  do { try e4() } catch  {}\n  do { try e4() } catch  {}\n}\nfunc e4() throws {}\n",
      caught),
    RewritingRow(
      "func e5() throws {\n  do { try e6() } catch let e as NSError where e.code == 1 {} catch let e as URLError {}\n}\nfunc e6() throws {}\n",
      "func e5() throws {\n  do { try e6() } catch let e as NSError where e.code == 1 {} catch let e as URLError {}\n}\nfunc e6() throws {}\n",
      "other clauses stay"),
  ]

  static let unmanagedValues: [RewritingRow] = [
    RewritingRow(
      "let u1: (UnsafeRawPointer) -> Unmanaged<CFString> = { _ in Unmanaged.passRetained(\"a\" as CFString) }\nfunc u2(_ data: Unmanaged<CFData>?) -> Data? { data?.takeRetainedValue() as Data? }\nlet u3 = Unmanaged<CFURL>.passUnretained(URL(fileURLWithPath: \"/\") as CFURL).toOpaque()\n",
      "let u1: (UnsafeRawPointer) -> Unmanaged<NSString> = { _ in Unmanaged.passRetained(\"a\" as NSString) }\nfunc u2(_ data: Unmanaged<NSData>?) -> Data? { data?.takeRetainedValue() as Data? }\nlet u3 = Unmanaged<NSURL>.passUnretained(URL(fileURLWithPath: \"/\") as NSURL).toOpaque()\n",
      "Apple: Unmanaged holds objects, which Core Foundation's are"),
    RewritingRow(
      "final class U4 {}\nlet u5 = Unmanaged.passRetained(U4())\nfunc u6(_ name: String) -> [CFString] { [name as CFString] }\nlet u7 = Unmanaged<U4>.fromOpaque(u5.toOpaque())\n",
      "final class U4 {}\nlet u5 = Unmanaged.passRetained(U4())\nfunc u6(_ name: String) -> [CFString] { [name as CFString] }\nlet u7 = Unmanaged<U4>.fromOpaque(u5.toOpaque())\n",
      "the compiler: a string is a value elsewhere"),
  ]

  private static let entry = "Apple, Entry(): the property reads and sets a value by a key, whose default is computed"

  private static func entry(_ values: String, _ before: String, _ after: String, compiles: Bool = true) -> RewritingRow
  {
    RewritingRow(
      "extension \(values) {\n  \(before)\n}\n", "extension \(values) {\n  \(after)\n}\n", entry, options: .ofTests,
      compiles: compiles)
  }

  static let entries: [RewritingRow] = [
    entry(
      "EnvironmentValues", "@Entry var e1: [Int] = [\n    1,\n  ] // why",
      "var e1: [Int] { get { self[Key_e1.self] } set { self[Key_e1.self] = newValue } }; private struct Key_e1: SwiftUI.EnvironmentKey { static var defaultValue: [Int] { [\n    1,\n  ] } } // why",
      compiles: false),
    entry(
      "SwiftUI.EnvironmentValues", "@available(iOS 18, *) @Entry public var e2 = -1.5",
      "@available(iOS 18, *) public var e2 : Double { get { self[Key_e2.self] } set { self[Key_e2.self] = newValue } }; private struct Key_e2: SwiftUI.EnvironmentKey { static var defaultValue: Double { -1.5 } }",
      compiles: false),
    entry(
      "EnvironmentValues", "@Entry var e3: (() -> Void)?",
      "var e3: (() -> Void)? { get { self[Key_e3.self] } set { self[Key_e3.self] = newValue } }; private struct Key_e3: SwiftUI.EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }",
      compiles: false),
    entry(
      "Transaction", "@Entry var e4 = Theme.Kind(level: 1)",
      "var e4 : Theme.Kind { get { self[Key_e4.self] } set { self[Key_e4.self] = newValue } }; private struct Key_e4: SwiftUI.TransactionKey { static var defaultValue: Theme.Kind { Theme.Kind(level: 1) } }",
      compiles: false),
    entry(
      "FocusedValues", "@Entry var e5: Binding<Int>?",
      "var e5: Binding<Int>? { get { self[Key_e5.self] } set { self[Key_e5.self] = newValue } }; private struct Key_e5: SwiftUI.FocusedValueKey { typealias Value = Binding<Int> }",
      compiles: false),
    entry("CharacterSet", "@Entry var e6 = 1", "@Entry var e6 = 1", compiles: false),
  ]

  static let generables: [RewritingRow] = [
    RewritingRow(
      "@Generable(description: \"a\")\npublic struct G1<T>: Equatable {\n  @Guide(\n    description: \"b\") public let a: [G2]\n  var b: String?, `class`: Int\n  static let c: Int = 1\n  var d: Int { 1 }\n}\n",
      "\npublic struct G1<T>: Equatable, FoundationModels.Generable { public struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent { public var id = FoundationModels.GenerationID(); public var a: [G2].PartiallyGenerated?; public var b: String.PartiallyGenerated?; public var `class`: Int.PartiallyGenerated? };\n  \npublic let a: [G2]\n  var b: String?, `class`: Int\n  static let c: Int = 1\n  var d: Int { 1 }\n}\n",
      generated, compiles: false),
    RewritingRow(
      "@Generable struct G2 { var id: Int }\n@Generable\nenum G3: String { case a }\nstruct G4 { @Guide var a = 1 }\n",
      "struct G2: FoundationModels.Generable { struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent { var id: Int.PartiallyGenerated? }; var id: Int }\n\nenum G3: String, FoundationModels.Generable { case a }\nstruct G4 { @Guide var a = 1 }\n",
      generated, compiles: false),
  ]

  private static let generated =
    "Apple, Generable: the protocol, whose partially generated form has optional properties"

  static let models: [RewritingRow] = [
    RewritingRow(
      "@Model\nfinal class M1 {\n  #Index<M1>([\\.a])\n  @Attribute(.unique) var a: Int\n  @Relationship(\n    deleteRule: .cascade) var b: [Int]?\n  @Transient var c = 1\n}\n",
      "@Observable\nfinal class M1: SwiftData.PersistentModel {\n  \n  var a: Int\n  \nvar b: [Int]?\n  var c = 1\n}\n",
      modelled,
      compiles: false),
    RewritingRow(
      "@Model public class M2<T>: Codable where T: Codable {}\n@Model(a) class M3 {}\nclass M4 { @Attribute(.unique) var a = 1 }\n",
      "@Observable public class M2<T>: Codable, SwiftData.PersistentModel where T: Codable {}\n@Model(a) class M3 {}\nclass M4 { @Attribute(.unique) var a = 1 }\n",
      modelled, compiles: false),
    RewritingRow(
      "@Model final class M8 {\n  @Relationship(deleteRule: .cascade, inverse: \\M9.shelf) var books: [M9] = []\n  var plain = 1\n}\n@Model public final class M9 { var shelf: M8?\n  var best: M8? }\n",
      "@Observable final class M8: SwiftData.PersistentModel { static var modelRelationships: [SwiftData.ModelRelationship] { [SwiftData.ModelRelationship(.init(\\M8.books), inverse: .init(\\M9.shelf), deletes: true)] };\n  var books: [M9] = [] { didSet { relationshipChanged(0, from: oldValue) } }\n  var plain = 1\n}\n@Observable public final class M9: SwiftData.PersistentModel { public static var modelRelationships: [SwiftData.ModelRelationship] { [SwiftData.ModelRelationship(.init(\\M9.shelf), inverse: .init(\\M8.books), deletes: false)] }; var shelf: M8? { didSet { relationshipChanged(0, from: oldValue) } }\n  var best: M8? }\n",
      "Apple: inverse: \"The key path of the inverse relationship\"", compiles: false),
    RewritingRow(
      "@Model class Ma { var all = [Mb](); @Transient var last: Mb? }\n@Model class Mb { var a: Ma\n  var others: [Mb]? }\n",
      "@Observable class Ma: SwiftData.PersistentModel { static var modelRelationships: [SwiftData.ModelRelationship] { [SwiftData.ModelRelationship(.init(\\Ma.all), inverse: .init(\\Mb.a), deletes: false)] }; var all = [Mb]() { didSet { relationshipChanged(0, from: oldValue) } }; var last: Mb? }\n@Observable class Mb: SwiftData.PersistentModel { static var modelRelationships: [SwiftData.ModelRelationship] { [SwiftData.ModelRelationship(.init(\\Mb.a), inverse: .init(\\Ma.all), deletes: false)] }; var a: Ma { didSet { relationshipChanged(0, from: oldValue) } }\n  var others: [Mb]? }\n",
      "Apple: SwiftData infers the inverse where there is one in each direction", compiles: false),
    RewritingRow(
      "@Model class M5 {}\n@Model class M6: M5 {}\n@Model class M7: M6, Codable {}\n",
      "@Observable class M5: SwiftData.PersistentModel {}\n@Observable class M6: M5 {}\n@Observable class M7: M6, Codable {}\n",
      modelled, compiles: false),
    RewritingRow(
      "@ModelActor\npublic actor A1 {\n  var a = 1\n}\n@ModelActor(disableGenerateInit: true) actor A2: Store {}\nactor A3 {}\n",
      "\npublic actor A1: SwiftData.ModelActor { public nonisolated let modelExecutor: any SwiftData.ModelExecutor; public nonisolated let modelContainer: SwiftData.ModelContainer; public init(modelContainer: SwiftData.ModelContainer) { self.modelContainer = modelContainer; modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer)) };\n  var a = 1\n}\nactor A2: Store, SwiftData.ModelActor { nonisolated let modelExecutor: any SwiftData.ModelExecutor; nonisolated let modelContainer: SwiftData.ModelContainer;}\nactor A3 {}\n",
      "the protocol `ModelActor` of SwiftData, which has these members", compiles: false),
    RewritingRow(
      "struct R1 { let a = [#Rule(Self.$b) { $0 }, #Rule(e) { _ in true }] }\n",
      "struct R1 { let a = [TipKit.Tips.Rule(Self.$b) { $0 }, TipKit.Tips.Rule(e) { _ in true }] }\n",
      "TipKit's `Tips.Rule`, which the macro makes", compiles: false),
    RewritingRow(
      "let q1 = #Predicate<[Int]> { d in e.evaluate(d) > 1 && f.g.evaluate(d.h(e.evaluate(d))) == 2 && evaluate(d) }\nlet q2 = e.evaluate(d)\n",
      "let q1 = #Predicate<[Int]> { d in e[d] > 1 && f.g[d.h(e[d])] == 2 && evaluate(d) }\nlet q2 = e.evaluate(d)\n",
      "SwiftData's subscript of expressions", compiles: false),
    RewritingRow(
      "@Animatable struct W1 {\n  var a = 1.0\n  @AnimatableIgnored var b = 2\n}\n",
      "struct W1 {\n  var a = 1.0\n  var b = 2\n}\n", "nothing moves", compiles: false),
  ]

  private static let modelled = "SwiftData's models are objects in memory that views observe"

  private static let observing = "UIKit's KeyValueObserving: a property says itself that it changes"

  static let observedProperties: [RewritingRow] = [
    RewritingRow(
      "class O1: NSObject {\n  @objc dynamic var a = 1\n  @objc dynamic var b: String?\n  @objc(named) dynamic var c = [1].map { $0 } // why\n  @objc dynamic private(set) var d = 1, e: Int = 2\n  @objc dynamic var g, h: String?\n  @objc var f = 1\n}\n",
      "class O1: NSObject {\n  dynamic var a = 1 { didSet { KeyValueObserving.didChange(self, \\.a, \"a\", from: oldValue) } }\n  dynamic var b: String? { didSet { KeyValueObserving.didChange(self, \\.b, \"b\", from: oldValue) } }\n  dynamic var c = [1].map { $0 } { didSet { KeyValueObserving.didChange(self, \\.c, \"named\", from: oldValue) } } // why\n  dynamic private(set) var d = 1 { didSet { KeyValueObserving.didChange(self, \\.d, \"d\", from: oldValue) } }; dynamic private(set) var e: Int = 2 { didSet { KeyValueObserving.didChange(self, \\.e, \"e\", from: oldValue) } }\n  dynamic var g: String? { didSet { KeyValueObserving.didChange(self, \\.g, \"g\", from: oldValue) } }; dynamic var h: String? { didSet { KeyValueObserving.didChange(self, \\.h, \"h\", from: oldValue) } }\n  var f = 1\n}\n",
      observing),
    RewritingRow(
      "@objcMembers class O2: NSObject {\n  dynamic var a = 1 { didSet { if a > 1 { return }; a = 2 } }\n  dynamic var b = 1 {\n    willSet { _ = newValue }\n  }\n  dynamic var c = 1 { didSet(before) { _ = before } }\n  dynamic let d = 1\n}\n",
      "class O2: NSObject {\n  dynamic var a = 1 { didSet { defer { KeyValueObserving.didChange(self, \\.a, \"a\", from: oldValue) }; if a > 1 { return }; a = 2 } }\n  dynamic var b = 1 { didSet { KeyValueObserving.didChange(self, \\.b, \"b\", from: oldValue) }\n    willSet { _ = newValue }\n  }\n  dynamic var c = 1 { didSet(before) { defer { KeyValueObserving.didChange(self, \\.c, \"c\", from: before) }; _ = before } }\n  dynamic let d = 1\n}\n",
      observing),
    RewritingRow(
      "class O3: UIView {\n  var stored = 1\n  @objc dynamic var a: Int {\n    get { stored }\n    set { stored = newValue }\n  }\n  @objc dynamic var b: Int { stored }\n  @objc dynamic static var c: Int { 1 }\n  @objc dynamic lazy var d = 1\n  @objc dynamic weak var e: O3?\n}\nclass O4: O3 { @objc dynamic override var a: Int { get { 2 } set {} } }\n",
      "class O3: UIView {\n  var stored = 1\n  dynamic var a: Int {\n    get { stored }\n    set { let keyValueChange = KeyValueObserving.willChange(self, \\.a, \"a\"); defer { keyValueChange?.end() }; stored = newValue }\n  }\n  dynamic var b: Int { stored }\n  dynamic static var c: Int { 1 }\n  dynamic lazy var d = 1 { didSet { KeyValueObserving.didChange(self, \\.d, \"d\", from: oldValue) } }\n  dynamic weak var e: O3? { didSet { KeyValueObserving.didChange(self, \\.e, \"e\", from: oldValue) } }\n}\nclass O4: O3 { dynamic override var a: Int { get { 2 } set {} } }\n",
      observing + "; an override's original does"),
    RewritingRow(
      "class O7: NSObject {\n  @objc(spoken) dynamic private(set) var aa = 1\n  @objc let b = O6()\n  func c(_ d: O7, _ e: UIView) {\n    _ = d.observe(\\.aa) { _, _ in }\n    _ = d.observe(\\.b.a, options: [.new], changeHandler: { _, _ in })\n    _ = observe(\\O7.b.a, options: .new) { _, _ in }\n    _ = e.observe(\\.isHidden) { _, _ in }\n  }\n  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}\n",
      "class O7: NSObject, KeyValueObserver {\n  dynamic private(set) var aa = 1 { didSet { KeyValueObserving.didChange(self, \\.aa, \"spoken\", from: oldValue) } }\n  let b = O6()\n  func c(_ d: O7, _ e: UIView) {\n    _ = d.observe(\\.aa, named: \"spoken\") { _, _ in }\n    _ = d.observe(\\.b.a, named: \"b.a\", options: [.new], changeHandler: { _, _ in })\n    _ = observe(\\O7.b.a, named: \"b.a\", options: .new) { _, _ in }\n    _ = e.observe(\\.isHidden) { _, _ in }\n  }\n  func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}\n",
      "UIKit's NSObject.observe(_:named:options:changeHandler:) and KeyValueObserver", compiles: false),
    RewritingRow(
      "class O8: UIViewController {\n  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}\n",
      "class O8: UIViewController {\n  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}\n",
      "responders have the method", compiles: false),
    RewritingRow(
      "class O6 { dynamic var a = 1 }\n", "class O6 { dynamic var a = 1 }\n", "dynamic alone is Swift's own"),
  ]
}
