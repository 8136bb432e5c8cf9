import Foundation
import Glibc

/// A terminal that shows pictures between its lines.
enum PictureTerminal {
  /// kitty's graphics protocol (sw.kovidgoyal.net/kitty/graphics-protocol).
  case kitty
  /// iTerm2's inline images (iterm2.com/documentation-images.html).
  case iTerm2

  /// That which standard output is; nil for a file, a pipe, or a terminal of text alone.
  static var current: PictureTerminal? {
    isatty(STDOUT_FILENO) == 1 ? PictureTerminal(ProcessInfo.processInfo.environment) : nil
  }

  /// What a terminal says of itself in the environment.
  init?(_ environment: [String: String]) {
    let program = environment["TERM_PROGRAM"]
    if environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty" || program == "ghostty" {
      self = .kitty
    } else if program == "iTerm.app" || program == "WezTerm" {
      self = .iTerm2
    } else {
      return nil
    }
  }

  /// The most bytes of base64 that kitty takes at once.
  private static let kittyLimit = 4096

  /// What is written to show a PNG file.
  func sequence(for png: Data) -> String {
    let text = png.base64EncodedString()
    switch self {
    case .iTerm2: return "\u{1B}]1337;File=inline=1;size=\(png.count):\(text)\u{7}"
    case .kitty:
      let bytes = Array(text.utf8)
      let chunks = stride(from: 0, to: bytes.count, by: Self.kittyLimit).map { start in
        String(decoding: bytes[start..<min(start + Self.kittyLimit, bytes.count)], as: UTF8.self)
      }
      return chunks.enumerated().map { index, chunk in
        let isLast = index == chunks.count - 1
        // Shown at once, a PNG file; more chunks follow until m is 0.
        return "\u{1B}_G" + (index == 0 ? "a=T,f=100," : "") + "m=\(isLast ? 0 : 1);\(chunk)\u{1B}\\"
      }.joined()
    }
  }
}
