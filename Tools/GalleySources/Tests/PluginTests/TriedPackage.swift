import Foundation
import Testing

/// An app, a package that tests it, and what stands for Galley's package, in a folder of their own.
final class TriedPackage {
  private static let tools = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
  /// The program beside this test program.
  private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .appendingPathComponent("galley-sources").path

  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/plugin-\(UUID().uuidString)"
    try write(
      "import UIKit\n\n@objc public class A: Base {}\npublic func a() -> String { #fileID }\n", to: "App/A.swift")
    try write("import UIKit\npublic func b() -> Int { 1 }\n", to: "App/More Views/B.swift")
    try write(Self.manifest, to: "Tests/Package.swift")
    try write("{\"folder\": \"../../../App\"}", to: "Tests/Sources/Views/galley-sources.json")
    try write("// One file.\n", to: "Tests/Sources/Views/App.swift")
    try write("import Views\nprint(a(), b())\n", to: "Tests/Sources/main/main.swift")
    try write(Self.galley, to: "galley/Package.swift")
    try write(Self.uiKit, to: "galley/Sources/UIKit/UIKit.swift")
    try write(Self.previews, to: "galley/Sources/DeveloperToolsSupport/PreviewTable.swift")
    let plugin = "/" + Self.tools.dropFirst().joined(separator: "/") + "/Plugin"
    try FileManager.default.copyItem(atPath: plugin, toPath: path + "/galley/Plugin")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "Tests", dependencies: [.package(path: "../galley")],
      targets: [
        .target(
          name: "Views", dependencies: [.product(name: "UIKit", package: "galley")],
          plugins: [.plugin(name: "GalleySources", package: "galley")]),
        .executableTarget(name: "main", dependencies: ["Views"]),
      ])
    """

  private static let galley = """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "galley",
      products: [
        .library(name: "UIKit", targets: ["UIKit"]), .plugin(name: "GalleySources", targets: ["GalleySources"]),
      ],
      targets: [
        .target(name: "DeveloperToolsSupport"), .target(name: "UIKit", dependencies: ["DeveloperToolsSupport"]),
        .plugin(name: "GalleySources", capability: .buildTool(), path: "Plugin"),
      ])
    """

  /// The declarations that copies and the files beside them call.
  private static let uiKit = """
    @_exported import DeveloperToolsSupport
    public import Foundation
    open class Base {}
    extension Bundle {
      public class var app: Bundle { .main }
      public class func registerApp(at folder: URL?) throws {}
      public class func registerModule(at folder: URL, assets: URL) throws -> Bundle { .main }
    }
    public class UIImage { public class func registerAssets(at folder: URL?) throws {} }
    public class UINib {
      public class func registerDocuments(at folder: URL?) throws {}
      public class func registerClasses(_ classes: AnyClass...) {}
      public class func registerObjects<Object>(_ make: @escaping @MainActor @Sendable () -> Object) {}
    }

    """

  private static let previews = """
    public struct PreviewTable: Sendable {
      public init(target: String, preparing: @Sendable () throws -> Void) {}
    }

    """

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

  /// The files in the app's folder.
  func appFiles() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: path + "/App").sorted() }

  /// Builds the package; returns what SwiftPM printed.
  func build(tool: String = program, succeeds: Bool = true) throws -> String {
    let (status, output) = try Self.run(
      "/usr/bin/env", ["GALLEY_SOURCES=\(tool)", "swift", "build", "--package-path", path + "/Tests"])
    #expect((status == 0) == succeeds, "\(output)")
    return output
  }

  /// Runs the package's program; returns what it printed.
  func run() throws -> String {
    try Self.run(path + "/Tests/.build/debug/main", []).output.trimmingCharacters(in: .newlines)
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
