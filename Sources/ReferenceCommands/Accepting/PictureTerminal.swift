import Foundation
import Glibc

/// A terminal that can show pictures between its lines.
enum PictureTerminal {
  /// kitty's graphics protocol (sw.kovidgoyal.net/kitty/graphics-protocol).
  case kitty
  /// iTerm2's inline images (iterm2.com/documentation-images.html).
  case iTerm2

  /// The terminal on standard output; nil for a file, a pipe, or a terminal that shows only text.
  static var current: PictureTerminal? {
    isatty(STDOUT_FILENO) == 1 ? PictureTerminal(ProcessInfo.processInfo.environment) : nil
  }

  /// Detects a terminal by its environment variables.
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

  /// The largest number of bytes of base64 in a chunk for kitty.
  private static let kittyLimit = 4096

  /// The escape sequence that shows a PNG file.
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
        // a=T displays at once, f=100 is PNG; m=1 announces more chunks.
        return "\u{1B}_G" + (index == 0 ? "a=T,f=100," : "") + "m=\(isLast ? 0 : 1);\(chunk)\u{1B}\\"
      }.joined()
    }
  }
}
