import Foundation
import Glibc

/// Standard output and standard error.
enum Terminal {
  /// Prints one line: what the text holds of others cannot start another.
  static func print(_ line: String) { printText(line.shownOnOneLine) }
  static func printError(_ line: String) { write(line.shownOnOneLine, to: .standardError) }

  /// Prints text of several lines, or for programs, as it is.
  static func printText(_ text: String) { write(text, to: .standardOutput) }

  /// Prints the parser's message, which has several lines; what it repeats of the command line is shown as in one.
  static func printUsageError(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    write(lines.map { String($0).shownOnOneLine }.joined(separator: "\n"), to: .standardError)
  }

  /// Shows how far a run is, on one line that the next call overwrites; only where a person watches.
  static func showProgress(_ text: String) {
    guard isInteractive else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(text)".utf8))
  }

  static func clearProgress() { showProgress("") }

  private static let isInteractive = isatty(STDERR_FILENO) == 1

  /// Where nobody can be told anything (a closed pipe, a full disk), the command ends.
  private static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
    } catch {
      let reason = String(cString: strerror(errno))
      try? FileHandle.standardError.write(contentsOf: Data("error: the output cannot be written: \(reason)\n".utf8))
      Foundation.exit(ExitStatus.unusable.rawValue)
    }
  }
}
