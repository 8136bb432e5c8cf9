import Foundation
import Raster
import Snapshots

/// The package of a program that shows an app's previews, in a folder of its own: nothing is written into the app.
struct PreviewBuild {
  static let program = "galley-previews"

  let folder: URL
  /// Whether the program is built for release. The build for debugging has previews that are inside of `#if DEBUG`.
  let isRelease: Bool
  /// Further options of `swift build`.
  private let buildOptions: [String]

  /// The environment variable with further options of `swift build`.
  static let optionsVariable = "GALLEY_BUILD_OPTIONS"

  /// - Parameters:
  ///   - scratch: the folder; nil for one in the user's cache.
  ///   - path: the path of the app's package.
  init(of path: String, in scratch: String?, isRelease: Bool, environment: [String: String]) {
    let app = URL(exactPath: path, isDirectory: true).standardizedFileURL
    folder =
      scratch.map { URL(exactPath: $0, isDirectory: true) }
      ?? Self.cache(environment).appendingPathComponent(
        "galley/previews/\(app.lastPathComponent)-\(Hash128(hashing: Array(app.path.utf8)))", isDirectory: true)
    self.isRelease = isRelease
    buildOptions = (environment[Self.optionsVariable] ?? "").split(separator: " ").map(String.init)
  }

  /// The folder of caches (XDG Base Directory Specification).
  private static func cache(_ environment: [String: String]) -> URL {
    if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") { return URL(exactPath: path, isDirectory: true) }
    return URL(exactPath: environment["HOME"] ?? "/tmp", isDirectory: true).appendingPathComponent(".cache")
  }

  private var log: URL { folder.appendingPathComponent("build.log") }

  /// Builds the program, and returns its path.
  func program(for path: String) throws(PreviewPackageError) -> URL {
    try write("", to: log)
    let package = try PreviewedPackage(at: path) { arguments throws(PreviewPackageError) in
      let answer = try swift(arguments + scratchOptions)
      guard answer.status == 0 else { throw .unreadable(path: path, reason: answer.reason) }
      return answer.output
    }
    try write(Self.manifest(of: package), to: folder.appendingPathComponent("Package.swift"))
    try write(Self.main(of: package), to: folder.appendingPathComponent("Sources/\(Self.program)/main.swift"))
    try copyVersions(of: package)
    // The last option of a name counts.
    let options = ["--package-path", folder.path, "-c", isRelease ? "release" : "debug"] + buildOptions
    let built = try swift(["build", "--product", Self.program] + options)
    guard built.status == 0 else { throw .build(built.errors, log: log.relativePath) }
    let place = try swift(["build", "--show-bin-path"] + options)
    let bin = String(decoding: place.output, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
    return URL(exactPath: bin, isDirectory: true).appendingPathComponent(Self.program)
  }

  private var scratchOptions: [String] { ["--scratch-path", folder.appendingPathComponent(".build").path] }

  // MARK: Files

  static func manifest(of package: PreviewedPackage) -> String {
    let products = package.targets.map(\.product).uniqued.map {
      "        .product(name: \($0.literal), package: \"app\"),"
    }
    let lines =
      [
        "// swift-tools-version: 6.1", "// Made by galley previews.", "import PackageDescription", "",
        "let package = Package(", "  name: \(program.literal),",
        "  dependencies: [.package(name: \"app\", path: \(package.folder.path.literal)), \(package.galley)],",
        "  targets: [", "    .executableTarget(", "      name: \(program.literal),", "      dependencies: [",
      ] + products + [
        "        .product(name: \"Previews\", package: \(package.galleyName.literal)),", "      ])", "  ]", ")", "",
      ]
    return lines.joined(separator: "\n")
  }

  static func main(of package: PreviewedPackage) -> String {
    let modules = package.targets.map(\.module)
    let tables = modules.map { "\($0)Previews.all" }.joined(separator: ", ")
    return
      (["// Made by galley previews.", "import PreviewCommands"] + modules.map { "import \($0)" } + [
        "", "PreviewProgram.run(of: \(package.folder.path.literal)) { [\(tables)] }", "",
      ]).joined(separator: "\n")
  }

  /// Takes over the versions of dependencies that the app has.
  private func copyVersions(of package: PreviewedPackage) throws(PreviewPackageError) {
    let name = "Package.resolved"
    guard let data = try? Data(contentsOf: package.folder.appendingPathComponent(name)) else { return }
    try write(String(decoding: data, as: UTF8.self), to: folder.appendingPathComponent(name))
  }

  /// Writes a file, unless it has that text already: builds look at times.
  private func write(_ text: String, to url: URL) throws(PreviewPackageError) {
    do {
      if let old = try? String(contentsOf: url, encoding: .utf8), old == text { return }
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileBytes.write(Data(text.utf8), to: url, named: url.relativePath)
    } catch {
      throw .unwritable(path: url.relativePath, reason: "\(error)")
    }
  }

  // MARK: Running Swift

  /// The output and exit status of `swift`.
  private struct Answer {
    let status: Int32
    let output: Data
    let log: String

    /// The lines of errors with the notes behind them.
    var errors: [String] {
      var seen: Set<String> = []
      return log.split(separator: "\n").map(String.init).filter { line in
        line.contains("error: ") && !line.hasPrefix(" ") && seen.insert(line).inserted
      }
    }

    var reason: String { errors.first ?? "swift ended with the status \(status)." }
  }

  private func swift(_ arguments: [String]) throws(PreviewPackageError) -> Answer {
    let output = folder.appendingPathComponent("swift-output")
    try write("", to: output)
    let process = Process()
    process.executableURL = URL(exactPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    do {
      let (answers, messages) = (try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: log))
      try answers.truncate(atOffset: 0)
      try messages.truncate(atOffset: 0)
      process.standardInput = FileHandle.nullDevice
      // The compiler's errors are part of the build's output.
      process.standardOutput = arguments.contains("--product") ? messages : answers
      process.standardError = messages
      try process.run()
      process.waitUntilExit()
      return Answer(
        status: process.terminationStatus, output: try Data(contentsOf: output),
        log: String(decoding: try Data(contentsOf: log), as: UTF8.self))
    } catch {
      throw .unwritable(path: folder.relativePath, reason: "\(error)")
    }
  }
}

extension [String] {
  /// Each element once, in the order of their first places.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
