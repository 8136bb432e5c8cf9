import Foundation
import Testing

@testable import AppSources

/// The resources that an app ships beside its code.
@Suite struct AppResourcesTests {
  private static let set = #"{"info":{"author":"xcode","version":1}}"#

  /// Xcode's rules, as its release notes of version 15 and the symbols of public projects show them: words become camel case,
  /// `Color` and `Image` at the end are dropped, keywords are quoted.
  @Test(arguments: [
    ("brand", "brand"), ("Brand", "brand"), ("brandColor", "brand"), ("my-blue Color", "myBlue"), ("Color", "color"),
    ("text/", nil), ("default", "`default`"), ("1st place", "_1stPlace"), ("URLField", "urlField"), ("UI", "ui"),
    ("icon_home", "iconHome"), ("--", nil),
  ]) func namesBecomeIdentifiers(name: String, expected: String?) {
    let found = AssetSymbols.identifier(name, droppingSuffix: "Color")
    #expect(name.hasSuffix("/") ? expected == nil : found == expected)
  }

  @Test func namesOfOneIdentifierGetNoSymbol() {
    let symbols = AssetSymbols(["a-b", "aB", "c"], droppingSuffix: "Image")
    #expect(symbols.symbols.map(\.identifier) == ["c"])
    #expect(symbols.ambiguous == ["a-b", "aB"])
  }

  /// What the packages beside an app ship lies in its bundle, below what the app ships itself.
  @Test func resourcesOfPackagesAreInTheBundle() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "App/Both.json": "", "Kit/B.swift": "", "Kit/Both.json": "", "Kit/Kit.json": "",
      "Kit/Kit.ttf": "",
    ])
    func target(_ name: String, _ dependencies: [AppTarget]) throws -> AppTarget {
      var configuration = AppConfiguration()
      configuration.folder = name
      return try AppTarget(
        configuration, at: folder.url.appendingPathComponent("galley-sources.json"), dependencies: dependencies)
    }
    let app = try target("App", [target("Kit", [])])
    try BuildPlan.copies(of: app, in: folder.path).write(try app.rewritten())
    let bundle = folder.path + "/copies/App.bundle/"
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bundle).sorted()
        == ["Both.json", "Info.plist", "Kit.json", "Kit.ttf"])
    // Xcode's template for new apps: version 1.0, build 1.
    let list = try PropertyListSerialization.propertyList(
      from: Data(try FileContents.bytes(of: bundle + "Info.plist")), format: nil)
    #expect(
      list as? [String: String] == [
        "CFBundleIdentifier": "app.App", "CFBundleName": "App", "CFBundleShortVersionString": "1.0",
        "CFBundleVersion": "1",
      ])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: bundle + "Both.json") == folder.path + "/App/Both.json")
    #expect(
      try folder.text(of: "copies/AppResources.generated.swift").contains(
        "registerFonts(at: URL(fileURLWithPath: \"\(folder.path)/Kit/Kit.ttf\"))"))
    try Data("<plist/>".utf8).write(to: folder.url.appendingPathComponent("App/Info.plist"))
    let later = try target("App", [])
    try BuildPlan.copies(of: later, in: folder.path).write(try later.rewritten())
    #expect(try folder.text(of: "copies/App.bundle/Info.plist") == "<plist/>", "the app's own is there")
  }

  /// Xcode warns of names that UIKit has, and generates no symbol; an app's own declaration would be declared again.
  @Test func symbolsHideNothing() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "extension UIColor { static let shade = UIColor.red }\n", "App/Fonts/Walk.ttf": "",
      "App/Assets.xcassets/red.colorset/Contents.json": Self.set,
      "App/Assets.xcassets/shade.colorset/Contents.json": Self.set,
      "App/Assets.xcassets/AccentColor.colorset/Contents.json": Self.set,
    ])
    var configuration = AppConfiguration()
    configuration.folder = "App"
    let target = try AppTarget(configuration, at: folder.url.appendingPathComponent("galley-sources.json"))
    try BuildPlan.copies(of: target, in: folder.path).write(try target.rewritten())
    let text = try folder.text(of: "copies/AppResources.generated.swift")
    for name in ["red", "shade", "accent"] { #expect(text.contains("static let \(name) = ColorResource")) }
    #expect(text.contains("static var accent: UIColor"))
    #expect(!text.contains("static var red") && !text.contains("static var shade"))
    // SwiftUI's colours have symbols, too, as colours and as styles of shapes.
    let color = "  static var accent: SwiftUI.Color { SwiftUI.Color(ColorResource.accent) }\n"
    #expect(text.contains("import SwiftUI\n"))
    #expect(text.contains("extension SwiftUI.Color {\n" + color))
    #expect(text.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n" + color))
    #expect(text.contains("try UIFont.registerFonts(at: URL(fileURLWithPath: \"\(folder.path)/App/Fonts/Walk.ttf\"))"))
  }

  /// Objects beside the views of a document are made by `init()`, which no name leads to on Linux.
  @Test func objectsOfDocumentsAreMade() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": """
      import UIKit
      class Rows: NSObject { class Inner: NSObject {} }
      class Told: NSObject { let count: Int; override init() { count = 1 } }
      class Either: NSObject { init(count: Int) {}; override init() {} }
      class Other: NSObject { convenience init(count: Int) { self.init() } }
      class Named: NSObject { init(name: String) {} }
      class Hidden: NSObject { private override init() {} }
      class Box<Value>: NSObject {}
      private class Own: NSObject {}
      class Card: UIView {}
      """
    ])
    var configuration = AppConfiguration()
    configuration.folder = "App"
    let target = try AppTarget(configuration, at: folder.url.appendingPathComponent("galley-sources.json"))
    try BuildPlan.copies(of: target, in: folder.path).write(try target.rewritten())
    let lines = try folder.text(of: "copies/AppResources.generated.swift").split(separator: "\n")
    #expect(
      lines.filter { $0.contains("registerObjects") } == [
        "    UINib.registerObjects { Either() }", "    UINib.registerObjects { Other() }",
        "    UINib.registerObjects { Rows() }", "    UINib.registerObjects { Rows.Inner() }",
        "    UINib.registerObjects { Told() }",
      ])
  }

  @Test func resourcesAreNamedAndRegistered() throws {
    let folder = try TemporaryFolder([
      "App/A.swift":
        "import UIKit\nclass Card: UIView { class Inner: UIView {} }\nprivate class Own: UIView {}\nclass Plain {}\nextension UIView { @IBInspectable var ring: CGFloat { get { 0 } set {} } }\n",
      "App/Assets.xcassets/Contents.json": Self.set,
      "App/Assets.xcassets/brandColor.colorset/Contents.json": Self.set,
      "App/Assets.xcassets/logo.imageset/Contents.json": Self.set,
      "App/Assets.xcassets/Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "App/Assets.xcassets/Icons/star.imageset/Contents.json": Self.set,
      "App/Data/Styles.json": "{}", "App/Other/Styles.json": "[]", "App/Info.plist": "<plist/>",
      "App/Base.lproj/Main.storyboard": "", "App/en.lproj/Localizable.strings": "",
    ])
    var configuration = AppConfiguration()
    configuration.folder = "App"
    let target = try AppTarget(configuration, at: folder.url.appendingPathComponent("galley-sources.json"))
    let output = folder.path + "/out"
    let copies = Copies(of: target.listing.files, resources: AppResources(target.listing), in: output)
    try copies.write(try target.rewritten())
    let text = try folder.text(of: "out/AppResources.generated.swift")
    for line in [
      "    try UIImage.registerAssets(at: folder)", "    UINib.registerClasses(Card.self, Card.Inner.self)",
      "    NamedProperty.register(of: UIView.self) { UIView.namedProperties_A_1 }",
      "  static let brand = ColorResource(name: \"brandColor\", bundle: AppResources.bundle)",
      "  static var brand: UIColor { UIColor(resource: ColorResource.brand) }",
      "  static let logo = ImageResource(name: \"logo\", bundle: AppResources.bundle)", "  nonisolated enum Icons {",
      "    static let star = ImageResource(name: \"Icons/star\", bundle: AppResources.bundle)",
      "    static var star: UIImage { UIImage(resource: ImageResource.Icons.star) }",
    ] {
      #expect(text.contains(line + "\n"), "\(line)")
    }
    // Of two files of one name the first is there; those of a language are in its folder.
    #expect(try folder.text(of: "out/App.bundle/Styles.json") == "{}")
    #expect(try folder.text(of: "out/App.bundle/Info.plist") == "<plist/>")
    #expect(try folder.text(of: "out/App.bundle/Base.lproj/Main.storyboard").isEmpty)
    #expect(try folder.text(of: "out/App.bundle/en.lproj/Localizable.strings").isEmpty)
    // A resource that is gone is gone from the bundle, too, and stays where it was if it is not.
    try FileManager.default.removeItem(atPath: folder.path + "/App/Data/Styles.json")
    let later = try AppTarget(configuration, at: folder.url.appendingPathComponent("galley-sources.json"))
    try Copies(of: later.listing.files, resources: AppResources(later.listing), in: output).write(try later.rewritten())
    #expect(try folder.text(of: "out/App.bundle/Styles.json") == "[]")
    // A set makes the plan another, and its file the copy old.
    let plan = BuildPlan(of: later, in: folder.path)
    #expect(plan.inputs.contains(folder.path + "/App/Assets.xcassets/logo.imageset/Contents.json"))
    #expect(plan.outputs.last == folder.path + "/copies/XCTestNames.generated.swift")
  }
}
