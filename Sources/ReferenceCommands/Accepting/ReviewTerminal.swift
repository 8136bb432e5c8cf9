import CommandSupport
import Glibc

/// The terminal, or the files in its place, that a review is held on.
struct ReviewTerminal {
  private static let interrupt: UInt8 = 0x03
  private static let endOfTransmission: UInt8 = 0x04
  private static let escape: UInt8 = 0x1B

  /// Nil where only text can be shown.
  let pictures: PictureTerminal?
  /// Whether each group gets a screen of its own.
  let hasScreens: Bool
  /// Whether a single key is an answer; otherwise a line is.
  let hasKeys: Bool

  static var current: ReviewTerminal {
    let hasKeys = isatty(STDIN_FILENO) == 1
    return ReviewTerminal(
      pictures: .current, hasScreens: hasKeys && isatty(STDOUT_FILENO) == 1, hasKeys: hasKeys)
  }

  /// Shows a prompt, and returns the answer; nil at the end of input, and for ^C and ^D.
  func answer(to prompt: String) -> String? {
    if hasKeys { return ReviewTerminal.key(for: prompt) }
    Terminal.printText(prompt)
    return readLine()
  }

  /// A key, read without waiting for the end of a line, and without being shown: its word is, once it is done.
  private static func key(for prompt: String) -> String? {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return nil }
    var keys = mode
    // Without ISIG, ^C is a key: the terminal is left as it was.
    keys.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &keys) == 0 else { return nil }
    defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) }
    Terminal.printText(prompt)
    var byte: UInt8 = 0
    var count = read(STDIN_FILENO, &byte, 1)
    while count < 0, errno == EINTR { count = read(STDIN_FILENO, &byte, 1) }
    guard count > 0, byte != interrupt, byte != endOfTransmission else { return nil }
    // An arrow, or another key that sends several bytes, is not an answer.
    if byte == escape { tcflush(STDIN_FILENO, TCIFLUSH) }
    return byte == escape ? "" : String(UnicodeScalar(byte))
  }
}
