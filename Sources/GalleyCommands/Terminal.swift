import Foundation
import Glibc

/// Standard output and standard error.
enum Terminal {
  static func print(_ text: String) { write(text, to: .standardOutput) }
  static func printError(_ text: String) { write(text, to: .standardError) }

  /// Whether a person watches the errors.
  static let isInteractive = isatty(STDERR_FILENO) == 1

  /// Writes text about a run's progress as it is; that nobody reads it ends nothing.
  static func writeProgress(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

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
