import ArgumentParser
import Foundation
import Testing

@testable import GalleyCommands

/// The output of `swift package dump-package` for small packages (Swift 6.3), shortened.
@Suite struct PreviewPackageTests {
  private static func manifest(
    products: String = #"[{"name": "Views", "targets": ["App-Views"], "type": {"library": ["automatic"]}}]"#,
    dependencies: String =
      #"[{"fileSystem": [{"identity": "tree", "nameForTargetDependencyResolutionOnly": "galley", "path": "/w/tree"}]}]"#,
    usages: String = #"[{"plugin": ["GalleySources", "galley"]}]"#
  ) throws -> DumpedManifest {
    let text = """
      {"name": "App", "products": \(products), "dependencies": \(dependencies),
       "targets": [{"name": "App-Views", "type": "regular", "pluginUsages": \(usages)}, {"name": "Model", "path": "M"}]}
      """
    return try JSONDecoder().decode(DumpedManifest.self, from: Data(text.utf8))
  }

  private static func package(_ manifest: DumpedManifest) throws -> PreviewedPackage {
    try PreviewedPackage(manifest, in: URL(fileURLWithPath: "/w/app", isDirectory: true), path: "app")
  }

  @Test func theProgramImportsTheTargetsThatUseThePlugin() throws {
    let package = try Self.package(Self.manifest())
    #expect(
      PreviewBuild.main(of: package) == """
        // Made by galley previews.
        import PreviewCommands
        import App_Views

        PreviewProgram.run(of: "/w/app") { [App_ViewsPreviews.all] }

        """)
    #expect(
      PreviewBuild.manifest(of: package) == """
        // swift-tools-version: 6.1
        // Made by galley previews.
        import PackageDescription

        let package = Package(
          name: "galley-previews",
          dependencies: [.package(name: "app", path: "/w/app"), .package(name: "galley", path: "/w/tree")],
          targets: [
            .executableTarget(
              name: "galley-previews",
              dependencies: [
                .product(name: "Views", package: "app"),
                .product(name: "Previews", package: "galley"),
              ])
          ]
        )

        """)
  }

  @Test(arguments: [
    (#"{"range": [{"lowerBound": "1.2.0", "upperBound": "2.0.0"}]}"#, #""1.2.0"..<"2.0.0""#),
    (#"{"exact": ["1.2.0"]}"#, #"exact: "1.2.0""#), (#"{"branch": ["main"]}"#, #"branch: "main""#),
    (#"{"revision": ["abc"]}"#, #"revision: "abc""#),
  ])
  func galleyIsTheVersionThatTheAppHas(requirement: String, text: String) throws {
    let dependencies = #"""
      [{"sourceControl": [{"identity": "galley", "location": {"remote": [{"urlString": "https://a.org/galley"}]},
        "requirement": \#(requirement)}]}]
      """#
    let package = try Self.package(Self.manifest(dependencies: dependencies))
    #expect(package.galley == #".package(url: "https://a.org/galley", \#(text))"#)
    #expect(package.galleyName == "galley")
  }

  @Test func whatIsMissingIsSaidWithTheLineToAdd() throws {
    func error(_ manifest: DumpedManifest) -> String {
      do throws(PreviewPackageError) {
        _ = try PreviewedPackage(manifest, in: URL(fileURLWithPath: "/w/app", isDirectory: true), path: "app")
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      error(try Self.manifest(usages: "null"))
        == "no target of 'app' uses the plugin GalleySources, which finds previews. Add it to the target in Package.swift: "
        + "plugins: [.plugin(name: \"GalleySources\", package: \"galley\")].")
    #expect(
      error(try Self.manifest(products: #"[{"name": "run", "targets": ["App-Views"], "type": {"executable": null}}]"#))
        == "the target 'App-Views' of 'app' is in no library. Add one to the products in Package.swift: "
        + ".library(name: \"App-Views\", targets: [\"App-Views\"]).")
    #expect(
      error(try Self.manifest(dependencies: "[]"))
        == "the package 'app' has no dependency 'galley', which its plugin comes from. Add it to Package.swift.")
  }

  @Test func aFolderThatIsNoPackageIsAnError() {
    #expect(throws: PreviewPackageError.noPackage(path: "/proc")) {
      try PreviewedPackage(at: "/proc") { (_) throws(PreviewPackageError) in Data() }
    }
  }

  @Test(arguments: [
    ["App"], ["App", "list"], ["--dark", "App", "--on", "iPad (10th gen)", "list"],
    ["App", "list", "--on", "iPad (10th gen)", "--dark"],
  ])
  func optionsOfItsOwnStandAnywhere(words: [String]) throws {
    let command = try PreviewsCommand.parse(words)
    #expect(command.path == "App" && command.command == .list && command.options.isEmpty)
    #expect(command.dark == words.contains("--dark"))
    #expect(command.devices == (words.contains("--on") ? ["iPad (10th gen)"] : []))
  }

  @Test func otherOptionsAreThoseOfTheCommand() throws {
    let command = try PreviewsCommand.parse(["App", "test", "--record", "missing", "--dark", "--filter", "a b"])
    #expect(command.command == .test && command.dark)
    #expect(command.options == ["--record", "missing", "--filter", "a b"])
  }

  @Test func nothingIsRecordedUnasked() {
    let references = "/w/app/__Snapshots__/Previews"
    #expect(
      PreviewAction.test.calls(options: ["--category", "AX5"], references: references)
        == [["test", "--record", "never", "--references", references, "--category", "AX5"]])
    #expect(
      PreviewAction.test.calls(options: ["--record", "missing"], references: references)
        == [["test", "--references", references, "--record", "missing"]])
    #expect(
      PreviewAction.test.calls(options: ["--record", "all", "--references", "r"], references: references)
        == [["test", "--record", "all", "--references", "r"]])
    #expect(PreviewAction.audit.calls(options: ["--json"], references: references) == [["audit", "--json"]])
    #expect(
      PreviewAction.gallery.calls(options: ["--output", "page"], references: references)
        == [["render"], ["gallery", "--output", "page"]])
  }
}
