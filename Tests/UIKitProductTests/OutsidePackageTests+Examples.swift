import Foundation
import Testing

/// The apps in `Tools/Examples`, as they are. The program that rewrites their files has a package of its own, which may not be
/// built.
extension OutsidePackageTests {
  static let tool = ["release", "debug"].map {
    root.appendingPathComponent("Tools/GalleySources/.build/\($0)/galley-sources").path
  }.first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: tool != nil, "galley-sources is not built: swift build --package-path Tools/GalleySources"))
  func appsAsTheyAreCompileAndPassTheirTests() throws {
    let package = Self.scratch.appendingPathComponent("examples")
    try? FileManager.default.removeItem(at: package)
    try FileManager.default.copyItem(at: Self.root.appendingPathComponent("Tools/Examples"), to: package)
    try? FileManager.default.copyItem(
      at: Self.root.appendingPathComponent("Package.resolved"), to: package.appendingPathComponent("Package.resolved"))
    let options =
      ["--package-path", package.path, "--scratch-path", Self.scratch.path, "--ignore-lock"]
      + (ProcessInfo.processInfo.environment["GALLEY_BUILD_OPTIONS"] ?? "").split(separator: " ").map(String.init)
    let variables = ["GALLEY_SOURCES": Self.tool ?? ""]
    let built = try Self.run(
      "swift", ["build", "--build-tests", "--disable-build-manifest-caching"] + options, with: variables)
    try #require(built.status == 0, "\(built.output.suffix(4_000))")
    // The one file of SwiftUI's is left out.
    #expect(built.output.contains("Color+TextStyle.swift:1:1: warning: "), "\(built.output.suffix(4_000))")
    let tested = try Self.run("swift", ["test", "--skip-build"] + options, with: variables)
    #expect(tested.status == 0 && tested.output.contains("Test run with 7 tests"), "\(tested.output.suffix(4_000))")
  }
}
