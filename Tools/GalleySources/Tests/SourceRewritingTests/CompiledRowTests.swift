import Foundation
import Testing

/// The rewritten sources are handed to the compiler, with stand-ins for UIKit's names.
@Suite(.enabled(if: Compiler.path != nil, "there is no swiftc")) struct CompiledRowTests {
  @Test func rewrittenRowsCompile() throws {
    var files = ["StandIns.swift": standIns]
    for (index, row) in RewritingRow.all.enumerated() where row.compiles {
      files["Row\(index).swift"] = "import Foundation; import UIKit; " + row.rewritten
    }
    let rows = files.keys.filter { $0 != "StandIns.swift" }.sorted()
    try Compiler.withFiles(files) { folder in
      let standIns = try Compiler.buildStandIns(in: folder)
      #expect(standIns.succeeded, Comment(rawValue: standIns.output))
      // Rows have variables of UIKit's classes at the top level, which Swift 6 isolates in modules with that default.
      for mode in [["-swift-version", "5"], ["-swift-version", "6", "-default-isolation", "MainActor"]] {
        let result = try Compiler.run(
          ["-typecheck", "-parse-as-library", "-suppress-warnings", "-I", "."] + mode + rows, in: folder)
        #expect(result.succeeded, Comment(rawValue: "\(mode): \(result.output)"))
      }
    }
  }

  @Test func rewrittenSelectorsCallWhatTheyName() throws {
    let main = try rewrittenAlone(
      """
      import Foundation
      import UIKit
      class Base: UIViewController {
        @objc func tapped() { print("base") }
      }
      final class Screen: Base {
        @objc dynamic var count = 1 { didSet { if count > 5 { return }; print("count", count) } }
        @objc dynamic var twice: Int { get { count * 2 } set { count = newValue / 2 } }
        @objc var title = ""
        @objc override func tapped() { print("screen") }
        @objc func show(item: String) { print("item", item) }
        @objc private func show(_ number: Int) { print("number", number) }
        @objc static func made() { print("made") }
        lazy var all = [#selector(super.tapped), #selector(show(item:)), #selector(setter: title)]
        var number: Selector { #selector(show(_:)) }
      }
      extension Screen { func cast() -> Selector { #selector(show as (Int) -> Void) } }
      @MainActor func run() {
        let screen = Screen()
        screen.all[0].perform(on: screen)
        #selector(Base.tapped).perform(on: screen)
        screen.all[1].perform(on: screen, with: "a")
        screen.all[2].perform(on: screen, with: "b")
        screen.number.perform(on: screen, with: 1)
        screen.cast().perform(on: screen, with: 2)
        #selector(Screen.made).perform(on: Screen.self as AnyObject)
        screen.count = 4
        screen.twice = 12
        #if os(iOS) && !canImport(AppKit)
        print(screen.title, #keyPath(Screen.title), screen.all[1].name)
        #else
        print("elsewhere")
        #endif
        print(KeyValueObserving.changes)
      }
      MainActor.assumeIsolated { run() }

      """, options: .ofTests)
    let result = try Compiler.withFiles(["StandIns.swift": standIns, "main.swift": main]) { folder in
      let standIns = try Compiler.buildStandIns(in: folder)
      guard standIns.succeeded else { return standIns }
      let build = try Compiler.run(
        [
          "-suppress-warnings", "-swift-version", "5", "-I", ".", "-L", ".", "-lUIKit", "-Xlinker", "-rpath=$ORIGIN",
          "-o", "program", "main.swift",
        ], in: folder)
      guard build.succeeded else { return build }
      return try Compiler.run(folder.appendingPathComponent("program").path, [], in: folder)
    }
    #expect(
      result.output == """
        screen
        screen
        item a
        number 1
        number 2
        made
        count 4
        b title showWithItem:
        ["count from 1 to 4", "count from 4 to 6", "twice to 12"]

        """)
  }

  /// XCTest runs what the rule made of tests of the main actor.
  @Test func rewrittenTestsOfTheMainActorRun() throws {
    let main = try rewrittenAlone(
      """
      import XCTest
      @MainActor final class Tests: XCTestCase {
        var count = 0
        override func setUp() {
          super.setUp()
          count = 1
        }
        override func tearDown() { count = 0 }
        func testCount() { XCTAssertEqual(count, 1) }
        func testThrows() throws {
          guard count > 0 else { return }
          XCTAssertEqual(try XCTUnwrap(Optional(count)), 1)
        }
      }
      nonisolated(unsafe) let all: [(String, (Tests) -> () throws -> Void)] = [
        ("testCount", Tests.testCount), ("testThrows", Tests.testThrows),
      ]
      XCTMain([testCase(all)])

      """, options: .ofTests)
    let result = try Compiler.withFiles(["main.swift": main]) { folder in
      let build = try Compiler.run(
        ["-suppress-warnings", "-swift-version", "5", "-o", "program", "main.swift"], in: folder)
      guard build.succeeded else { return build }
      return try Compiler.run(folder.appendingPathComponent("program").path, [], in: folder)
    }
    #expect(result.output.contains("Executed 2 tests, with 0 failures"), Comment(rawValue: result.output))
  }
}
