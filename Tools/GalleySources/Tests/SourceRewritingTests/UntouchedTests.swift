import SourceRewriting
import Testing

/// Files without Objective-C's syntax stay as they are, byte for byte, and line ends are kept.
@Suite struct UntouchedTests {
  static let texts = [
    "", "\n", "\r\n\r\n", "let a = 1", "let a = 1\r\nlet b = 2\rlet c = 3\n",
    "// @objc #selector(a) #if os(iOS)\n/* @IBOutlet #keyPath(a.b) /* @objc */ */\nlet a = \"@objc #selector(x)\"\n",
    "let a = #\"\"\"\n  #selector(a) \\#(1) @objc\n  \"\"\"#\nlet b = ##\"#keyPath(a)\"##\n",
    "let a = \"\\(b) #selector(c)\"\nlet d = \"\"\"\n  #if os(iOS)\n  #endif\n  \"\"\"\n",
    "let a = /#selector\\(x\\) @objc/\nlet b = #/\n  #if os\\(iOS\\) # a comment\n/#\n",
    "let 👩‍👩‍👧‍👦 = 1, `class` = 2, é = 3\nfunc 🙂(_ 🙃: Int) {}\n",
    "#stringify(a + b)\n@attached(member) macro make() = #externalMacro(module: \"A\", type: \"B\")\n@Observable @available(iOS 17, *) final class A { #warning(\"x\") }\n",
    "\u{FEFF}import UIKit\nclass A {}\n",
    "#!/usr/bin/swift\nprint(1)\n",
    "#if DEBUG\nlet a = 1\n#elseif swift(>=6) && hasFeature(X)\nlet a = 2\n#else\nlet a = 3\n#endif\n",
    "@IBDesignable class A { @IBInspectable var a = 1; @IBAction func b(_ c: Int) {}; @nonobjc func d() {}; dynamic var e = 1 }\n",
    "let a = objc, b = selector, IBOutlet = 1\nfunc objc(_ objc: Int) {}\n",
  ]

  @Test(arguments: texts) func filesWithoutTheSyntaxAreUntouched(_ text: String) throws {
    let bytes = Array(text.utf8)
    let result = try TargetRewriter(options: .ofTests).rewriteAlone(SourceText(path: "A.swift", bytes: bytes))
    #expect(result.files.map(\.bytes) == [bytes])
    #expect(result.files.flatMap(\.changes).isEmpty)
    #expect(result.problems.isEmpty)
  }

  @Test func lineEndsAreKept() throws {
    let text = "class A {\r\n  @objc\r\n  func a() {}\r  @objc(\r\n    b)\n  func b() {}\r\n}\r"
    #expect(try rewrittenAlone(text) == "class A {\r\n  \r\n  func a() {}\r  \r\n\n  func b() {}\r\n}\r")
  }

  @Test func aByteOrderMarkIsKept() throws {
    #expect(try rewrittenAlone("\u{FEFF}@objc class A {}\n") == "\u{FEFF}class A {}\n")
    #expect(try rewrittenAlone("\u{FEFF}\n@objc class A {}\n") == "\u{FEFF}\nclass A {}\n")
  }

  @Test func interpolationsAreRewritten() throws {
    #expect(
      try rewrittenAlone("class A { @objc func a() {}; lazy var b = \"\\(#selector(a)) #selector(a)\" }\n")
        == "class A { func a() {}; lazy var b = \"\\(Selector(\"a\", A.a)) #selector(a)\" }\n")
  }

  @Test func changesHaveThePlacesOfTheAppsFile() throws {
    let text = "class A {\r\n  @objc func é() {}\r  var b: Selector { #selector(é) }\n}\n"
    let changes = try resultAlone(text).files.flatMap(\.changes)
    #expect(
      changes.map { "\($0.position.line):\($0.position.column) \($0.construct.rawValue)" }
        == ["2:3 objc", "3:21 selector"])
  }
}
