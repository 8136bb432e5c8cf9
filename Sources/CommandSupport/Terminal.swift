import Foundation
import Glibc
import QuotedText
import Snapshots

/// Standard output and standard error.
package enum Terminal {
  /// Moves to the top of the screen, and clears it (ECMA-48: CUP, ED).
  private static let newScreen = "\u{1B}[H\u{1B}[2J"

  /// Prints one line, on an empty screen if asked to: line breaks within the text are escaped.
  package static func print(_ line: String, onNewScreen: Bool = false) {
    printText((onNewScreen ? newScreen : "") + line.shownOnOneLine)
  }
  package static func printError(_ line: String) { write(line.shownOnOneLine, to: STDERR_FILENO) }

  /// Prints text unchanged, which may have several lines or be for programs.
  package static func printText(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Prints the parser's message, which has several lines; repeated arguments are escaped like those in a line.
  package static func printUsageError(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    write(lines.map { String($0).shownOnOneLine }.joined(separator: "\n"), to: STDERR_FILENO)
  }

  /// Whether standard error is a terminal.
  package static let isInteractive = isatty(STDERR_FILENO) == 1

  /// Writes text about a run's progress unchanged; a failure is ignored.
  package static func writeProgress(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Ends the command if nothing can be written: quietly if nobody reads any more, as other programs end in front of
  /// `head`, otherwise with the reason, such as a full disk.
  private static func write(_ text: String, to descriptor: CInt) {
    let line = text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
    guard !Array(line.utf8).withUnsafeBytes({ FileBytes.write($0, to: descriptor) }) else { return }
    if errno == EPIPE { endByClosedPipe() }
    let reason = FileBytes.systemReason
    try? FileHandle.standardError.write(contentsOf: Data("error: the output cannot be written: \(reason)\n".utf8))
    Foundation.exit(ExitStatus.unusable.rawValue)
  }

  /// Ends the process by the signal that a write to a closed pipe sends, whether or not it is ignored or blocked.
  private static func endByClosedPipe() -> Never {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    signal(SIGPIPE, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(SIGPIPE)
    // A shell's exit status of a process that the signal ended.
    _exit(128 + SIGPIPE)
  }
}
