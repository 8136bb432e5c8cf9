import Foundation
import PackagePlugin

/// The program `galley-sources`.
struct SourcesTool {
  /// The files that a build reads, writes and watches.
  struct Plan: Decodable {
    let inputs: [String]
    let outputs: [String]
    let watchedTrees: [String]
  }

  private static let name = "galley-sources"
  private static let variable = "GALLEY_SOURCES"
  /// Galley's repository, which has this file in `Tools/Plugin`.
  private static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
  }
  .path

  let executable: URL

  /// The program that a variable names, or else the one built in this checkout, or else the one that is installed.
  static func found() -> SourcesTool? {
    let environment = ProcessInfo.processInfo.environment
    let installed = (environment["PATH"] ?? "").split(separator: ":").flatMap { folder in
      ["\(folder)/\(name)", "\(folder)/../libexec/galley/\(name)"]
    }
    let candidates =
      environment[variable].map { [$0] } ?? ["\(root)/Tools/GalleySources/.build/release/\(name)"] + installed
    return candidates.first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }.map {
      SourcesTool(executable: URL(fileURLWithPath: $0))
    }
  }

  static var missing: String {
    if let path = ProcessInfo.processInfo.environment[variable] {
      return "\(variable) is '\(path)', which is not an absolute path of a program. Correct it, or unset it."
    }
    return "\(name) is not built. Run: '\(root)/scripts/sources'"
  }

  /// Runs `galley-sources plan`; nil if it fails, with its messages as the plugin's.
  func plan(_ arguments: [String]) throws -> Plan? {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = executable
    process.arguments = ["plan"] + arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Messages are a few lines, which a pipe holds, while the plan may be long.
    let plan = output.fileHandleForReading.readDataToEndOfFile()
    let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error(messages.isEmpty ? "\(executable.path) failed." : messages)
      return nil
    }
    return try JSONDecoder().decode(Plan.self, from: plan)
  }
}
