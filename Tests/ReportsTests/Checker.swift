import Foundation
import Testing

/// Independent programs for checking reports: `scripts/setup --test` installs them.
enum Checker {
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
  private static let repository = fixtures.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The exit status and output of `check`; 1 is an error in the report, which `text` describes.
  struct Answer {
    let status: Int32
    let text: String
  }

  /// Checks a report, and returns the output. An error fails the test.
  static func check(_ format: String, _ report: Data, _ arguments: [String] = []) throws -> String {
    let answer = try run(format, report, arguments)
    #expect(answer.status == 0, "\(format): \(answer.text)")
    return answer.text
  }

  /// Runs `Fixtures/check.py` on a report.
  static func run(_ format: String, _ report: Data, _ arguments: [String] = []) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-reports-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, output) = (folder.appendingPathComponent("report"), folder.appendingPathComponent("output"))
    try report.write(to: file)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", fixtures.appendingPathComponent("check.py").path, format, file.path] + arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "SCHEMAS": repository.appendingPathComponent(".build/schemas").path,
      "PYTHONUTF8": "1",
    ]
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, text: String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }

  /// The output of `check`, a list of texts in JSON.
  static func texts(_ format: String, _ report: Data) throws -> [String] {
    try JSONDecoder().decode([String].self, from: Data(check(format, report).utf8))
  }

  /// Compares a report with the one in `Fixtures`. If they differ, the report is left in the folder for temporary
  /// files.
  static func expectGolden(_ report: Data, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let golden = try? Data(contentsOf: fixtures.appendingPathComponent(name))
    guard report != golden else { return }
    let actual = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(name)")
    try report.write(to: actual)
    Issue.record("The report is not Fixtures/\(name): see \(actual.path).", sourceLocation: sourceLocation)
  }
}
