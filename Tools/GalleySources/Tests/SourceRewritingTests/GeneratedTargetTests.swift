import SourceRewriting
import Testing

/// Targets that are put together at random, by a seed.
@Suite struct GeneratedTargetTests {
  /// A random target of one to four files.
  private struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    mutating func pick(_ texts: [String]) -> String { texts[next(texts.count)] }

    mutating func name() -> String { pick(["A", "B", "C", "D"]) }

    mutating func member() -> String {
      let prefix = pick([
        "", "", "@objc ", "@IBAction ", "@IBOutlet ", "override ", "private ", "@objc override ", "public ",
        "@IBInspectable ",
      ])
      let body = pick([
        "func go() {}", "func go(_ x: Int) { super.go(x) }", "func go(to x: \(name())) -> \(name())? { nil }",
        "var item: \(name())!", "var item: Int { 1 }", "var item: Int { get { 1 } set { } }",
        "var item: Int { didSet { go() } }",
        "class func make() {}", "func run() { delegate?.go?(); d.shown?(1) }", "let s = #selector(go)",
        "subscript(i: Int) -> Int { i }",
        "func wait(a: inout Int, _: Int...) async throws {}", "#if os(iOS)\n  func go() {}\n  #endif",
        "enum \(name()) {}",
      ])
      return prefix + body
    }

    mutating func declaration() -> String {
      let members = (0..<next(4)).map { _ in member() }
      let separator = pick(["\n  ", "; "])
      let body =
        members.isEmpty
        ? ""
        : separator == "; "
          ? " " + members.joined(separator: "; ") + " " : "\n  " + members.joined(separator: "\n  ") + "\n"
      switch next(6) {
      case 0:
        return
          "\(pick(["", "@objc "]))protocol P\(name()): \(pick(["AnyObject", "P" + name()])) {\n  @objc optional func shown(_ x: Int)\n  @objc optional var item: Int { get }\n}"
      case 1:
        return
          "extension \(pick(["UIView", "A", "B.C", name()]))\(pick(["", ": P" + name(), " where T: Any"])) {\(body)}"
      case 2: return "struct \(name()) {\(body)}"
      case 3: return "typealias \(name()) = \(name())"
      default:
        return
          "\(pick(["", "open ", "final ", "private ", "@objcMembers "]))class \(name())\(pick(["", "<T>"]))\(pick(["", ": UIView", ": " + name(), ": NSObject, P" + name()])) {\(body)}"
      }
    }

    mutating func target() -> [String: String] {
      var texts: [String: String] = [:]
      for index in 0...next(4) {
        let start = pick(["import UIKit\n", "import Foundation\n", "", "import Missing\n", "// A file.\r\n"])
        texts["\(index).swift"] =
          start + (0...next(3)).map { _ in declaration() }.joined(separator: pick(["\n", "\n\n", "\r\n"]))
          + pick(["\n", ""])
      }
      return texts
    }
  }

  #if DEBUG
    private static let count = 1_000
  #else
    private static let count = 10_000
  #endif

  /// What is rewritten can be read, has as many lines, and is not rewritten again; files that nothing changes keep their bytes.
  @Test func rewrittenOnce() throws {
    var count = 0
    for seed in 0..<UInt64(Self.count) {
      var generator = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15)
      let texts = generator.target()
      guard let files = try? texts.map({ try SourceText(path: $0.key, bytes: Array($0.value.utf8)) }) else { continue }
      let result = TargetRewriter(options: RewritingOptions()).rewrite(files)
      #expect(result.files.count + result.leftOut.count == files.count)
      for file in result.files {
        let text = try #require(texts[file.path])
        let isSame = file.bytes.count(where: { $0 == 0x0A }) == text.utf8.count(where: { $0 == 0x0A })
        #expect(isSame, "seed \(seed): \(file.path) has other lines")
        if file.changes.isEmpty { #expect(file.bytes == Array(text.utf8)) }
      }
      let again = try result.files.map { file in
        do { return try SourceText(path: file.path, bytes: file.bytes) } catch {
          Issue.record("seed \(seed): \(error)\n\(texts)\n\(String(decoding: file.bytes, as: UTF8.self))")
          throw error
        }
      }
      let second = TargetRewriter(options: RewritingOptions()).rewrite(again)
      let isSame = second.leftOut.isEmpty && second.files.map(\.bytes) == result.files.map(\.bytes)
      #expect(
        isSame,
        "seed \(seed): the second run changes \(second.files.map { String(decoding: $0.bytes, as: UTF8.self) }) \(result.files.map { String(decoding: $0.bytes, as: UTF8.self) }) \(second.leftOut.map(\.description))"
      )
      if !isSame { return }
      count += 1
    }
    // Most of what the generator makes is valid.
    #expect(count > Self.count / 2)
  }
}
