import Foundation
import Glibc
import Snapshots

/// Standard output and standard error.
enum Terminal {
  /// Prints one line: what the text holds of others cannot start another.
  static func print(_ line: String) { printText(line.shownOnOneLine) }
  static func printError(_ line: String) { write(line.shownOnOneLine, to: STDERR_FILENO) }

  /// Prints text of several lines, or for programs, as it is.
  static func printText(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Prints the parser's message, which has several lines; what it repeats of the command line is shown as in one.
  static func printUsageError(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    write(lines.map { String($0).shownOnOneLine }.joined(separator: "\n"), to: STDERR_FILENO)
  }

  /// Whether a person watches the errors.
  static let isInteractive = isatty(STDERR_FILENO) == 1

  /// Writes text about a run's progress as it is; that nobody reads it ends nothing.
  static func writeProgress(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Where nobody can be told anything (a closed pipe, a full disk), the command ends.
  private static func write(_ text: String, to descriptor: CInt) {
    let line = text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
    guard !Array(line.utf8).withUnsafeBytes({ FileBytes.write($0, to: descriptor) }) else { return }
    let reason = FileBytes.systemReason
    try? FileHandle.standardError.write(contentsOf: Data("error: the output cannot be written: \(reason)\n".utf8))
    Foundation.exit(ExitStatus.unusable.rawValue)
  }
}
