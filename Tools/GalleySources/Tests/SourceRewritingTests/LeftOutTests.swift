import SourceRewriting
import Testing

/// Files that cannot be compiled are left out with those that need them.
@Suite struct LeftOutTests {
  private func leftOut(_ texts: [String: String], options: RewritingOptions = RewritingOptions()) throws
    -> RewrittenTarget
  {
    let files = try texts.map { try SourceText(path: $0.key, bytes: Array($0.value.utf8)) }
    return TargetRewriter(options: options).rewrite(files)
  }

  @Test func missingModulesWithWhatDependsOnThem() throws {
    let result = try leftOut([
      "A.swift": "import Foundation\nimport Tracking\nclass Tracker {}\n",
      "B.swift": "class Base {\n  let tracker = Tracker()\n}\n",
      "C.swift": "final class Leaf: Base {}\n",
      "D.swift": "class Other {}\n",
    ])
    #expect(result.files.map(\.path) == ["D.swift"])
    #expect(
      result.leftOut.map(\.description) == [
        "A.swift:2:1: left out: it imports 'Tracking', which is not there",
        "B.swift:2:17: left out: it uses 'Tracker', which 'A.swift' declares",
        "C.swift:1:19: left out: it uses 'Base', which 'B.swift' declares",
      ])
  }

  @Test func modulesThatAreThere() throws {
    let options = RewritingOptions(providedModules: ["Combine"], omittedModules: ["Tracking"], dependencies: ["Kit"])
    let result = try leftOut(
      ["A.swift": "import Combine\nimport Tracking\nimport Kit\nimport UIKit\nimport Dispatch\n"], options: options)
    #expect(result.leftOut.isEmpty)
  }

  /// Of `#if canImport(Tracking)` the compiler decides.
  @Test func conditionalImports() throws {
    let result = try leftOut(["A.swift": "#if canImport(Tracking)\nimport Tracking\n#endif\n"])
    #expect(result.leftOut.isEmpty)
  }

  @Test func problems() throws {
    let result = try leftOut([
      "A.swift": "import UIKit\nextension UILabel {\n  func pinned() { _ = #keyPath(a[0]) }\n}\n",
      "B.swift": "class B { func f(_ l: UILabel) { l.pinned() } }\n",
      "C.swift": "class C { func g() {} }\n",
    ])
    #expect(result.files.map(\.path) == ["C.swift"])
    #expect(
      result.leftOut.map(\.description) == [
        "A.swift:3:23: left out: #keyPath names no property",
        "B.swift:1:36: left out: it uses 'pinned', which 'A.swift' declares",
      ])
    #expect(result.problems.count == 1)
  }

  @Test func entryPoints() throws {
    let result = try leftOut(["App/main.swift": "import UIKit\nrun()\n", "A.swift": "func run() {}\n"])
    #expect(result.files.map(\.path) == ["A.swift"])
    #expect(result.leftOut.map(\.description) == ["App/main.swift:1:1: left out: it is the entry point of a program"])
  }

  /// A name that a file which stays declares as well is not missing, nor is one that only its own file sees.
  @Test(arguments: [
    "class B { func pinned() {}; func f() { pinned() } }\n", "private class Tracker {}\nlet t = Tracker()\n",
    "class B { func f() { title() } }\n",
  ]) func namesThatStay(source: String) throws {
    let result = try leftOut([
      "A.swift": "import Tracking\nextension UIView { func pinned() {}; func title() {} }\nprivate class Tracker {}\n",
      "B.swift": source,
    ])
    #expect(result.leftOut.map(\.path) == ["A.swift"])
  }

  /// What is left out declares nothing: the class does not connect its action.
  @Test func declarationsOfFilesThatAreLeftOut() throws {
    let result = try leftOut([
      "A.swift": "import UIKit\nclass Card: UIView {\n}\n",
      "B.swift": "import Tracking\nextension Card {\n  @IBAction func go() {}\n}\n",
    ])
    #expect(
      result.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["import UIKit\nclass Card: UIView {\n}\n"])
  }

  /// Chains of any length end.
  @Test func longChains() throws {
    var texts = ["0.swift": "import Tracking\nclass C0 {}\n"]
    for index in 1..<1000 { texts["\(index).swift"] = "class C\(index): C\(index - 1) {}\n" }
    let result = try leftOut(texts)
    #expect(result.leftOut.count == 1000)
    #expect(result.files.isEmpty)
  }
}
