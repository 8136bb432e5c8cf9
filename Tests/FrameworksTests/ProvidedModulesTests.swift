import Foundation
import Testing

/// The list of modules that tools read is that of the package.
@Suite struct ProvidedModulesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The table of frameworks in the package's manifest, and what is before and after it.
  private func manifest() throws -> (table: String, rest: String) {
    let manifest = try text("Package.swift")
    let start = try #require(manifest.range(of: "let frameworks: "))
    let end = try #require(manifest.range(of: "\n]\n", range: start.upperBound..<manifest.endIndex))
    return (
      String(manifest[start.lowerBound..<end.lowerBound]),
      String(manifest[..<start.lowerBound]) + String(manifest[end.upperBound...])
    )
  }

  private func names() throws -> [String] {
    try manifest().table.matches(of: #/\n  \("(\w+)", \[/#).map { String($0.1) }
  }

  @Test func theListHasTheManifestsModules() throws {
    let listed = try text("Tools/provided-modules.txt").split(separator: "\n").map(String.init)
    #expect(
      Set(listed) == Set(try names() + ["CoreGraphics", "DeveloperToolsSupport", "QuartzCore", "SwiftUI", "UIKit"]))
    #expect(listed == listed.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) })
  }

  @Test func eachModuleHasItsFolder() throws {
    for name in try names() {
      let folder = Self.root.appendingPathComponent("Sources/\(name)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.contains { $0.hasSuffix(".swift") } || !files.isEmpty, "\(name)")
    }
  }

  /// Galley's own targets use none of the modules: only tests do. SwiftUI alone stands on Combine, whose objects it watches,
  /// and on types of files; its product declares what it shares with frameworks.
  @Test func nothingElseDependsOnTheModules() throws {
    let rest = try manifest().rest
    let product = try #require(rest.firstMatch(of: #/\n  SwiftUI:[^\n]*(\n    [^\n]*)*/#)).range
    let first = try #require(rest.range(of: "let groundFloor = "))
    let tests = try #require(rest.range(of: "let unitTests = "))
    let others = try #require(rest.firstMatch(of: #/\nlet otherTargets(.|\n)*?\n\]\n/#)).output.0
    let own = rest[first.lowerBound..<product.lowerBound] + rest[product.upperBound..<tests.lowerBound] + others
    let words = Set(own.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    #expect(words.contains("UIKitCore") && words.contains("TestSupport"))
    for name in try names() where !["Combine", "UniformTypeIdentifiers"].contains(name) {
      #expect(!words.contains(Substring(name)), "\(name)")
    }
  }
}
