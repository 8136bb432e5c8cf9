import Foundation
import Testing

/// A package whose target is made of an app's files by the plugin, built as a user would. Galley's own package is replaced by
/// one with the plugin and a small module `UIKit`, which builds within seconds.
@Suite(.serialized) struct PluginTests {
  @Test func copiesAreWrittenWhenAndOnlyWhenTheAppChanges() throws {
    let package = try TriedPackage()
    let first = try package.build()
    #expect(first.contains("Rewriting the app's files of Views"), "\(first)")
    #expect(!first.contains("warning:"), "\(first)")
    #expect(try package.run() == "Views/A.swift 1")

    #expect(try !package.build().contains("Rewriting"))

    try package.write("import UIKit\npublic func b() -> Int { 2 }\n", to: "App/More Views/B.swift")
    #expect(try package.build().contains("Rewriting"))
    #expect(try package.run() == "Views/A.swift 2")

    // A new file that is in nobody's list.
    try package.write("func c() -> Int { 3 }\n", to: "App/More Views/C.swift")
    try package.write("import UIKit\npublic func b() -> Int { c() }\n", to: "App/More Views/B.swift")
    _ = try package.build()
    #expect(try package.run() == "Views/A.swift 3")

    try package.remove("App/More Views/C.swift")
    let broken = try package.build(succeeds: false)
    #expect(
      broken.contains("\(package.path)/App/More Views/B.swift:2:26: error: cannot find 'c' in scope"), "\(broken)")
    #expect(try package.appFiles() == ["A.swift", "More Views", "More Views/B.swift"])
  }

  @Test func whatIsWrongIsSaidWithItsPlace() throws {
    let package = try TriedPackage()
    let missing = try package.build(tool: "/nowhere/galley-sources", succeeds: false)
    #expect(
      missing.contains("GALLEY_SOURCES is '/nowhere/galley-sources', which is not an absolute path of a program."))
    try package.write("{\"foldr\": \"../../../App\"}", to: "Tests/Sources/Views/galley-sources.json")
    let misspelled = try package.build(succeeds: false)
    #expect(
      misspelled.contains("galley-sources.json:1:2: error: the key 'foldr' is not known. Did you mean 'folder'?"))
  }
}
