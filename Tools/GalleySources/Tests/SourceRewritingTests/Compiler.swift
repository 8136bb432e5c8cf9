import Foundation
import Testing

/// The Swift compiler that builds these tests.
enum Compiler {
  /// Its path: beside the running program's libraries, or on PATH.
  static let path: String? = {
    let environment = ProcessInfo.processInfo.environment
    let folders =
      (environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/bin", "/opt/swift/usr/bin"]
    return folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Compiles the stand-ins into a module `UIKit`, in Swift 6 mode, as Galley's own is.
  static func buildStandIns(in folder: URL) throws -> (output: String, succeeded: Bool) {
    try run(
      [
        "-swift-version", "6", "-suppress-warnings", "-parse-as-library", "-module-name", "UIKit", "-emit-module",
        "-emit-library", "-o", "libUIKit.so", "StandIns.swift",
      ], in: folder)
  }

  /// Runs the compiler.
  static func run(_ arguments: [String], in folder: URL) throws -> (output: String, succeeded: Bool) {
    try run(path ?? "", arguments, in: folder)
  }

  /// Runs a program in a folder; its output with its errors, and whether it succeeded.
  static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> (output: String, succeeded: Bool)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus == 0)
  }

  /// Writes files into a new folder, hands it on, and removes it.
  static func withFiles<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-rows-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try body(folder)
  }
}
