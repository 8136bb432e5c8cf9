import Foundation
import QuotedText

/// Standard output and standard error.
enum Output {
  static func print(_ text: String) { write(text, to: .standardOutput) }

  static func printError(_ text: String) {
    write(text.split(separator: "\n").map { String($0).shownOnOneLine }.joined(separator: "\n"), to: .standardError)
  }

  static func write(_ bytes: [UInt8]) { try? FileHandle.standardOutput.write(contentsOf: Data(bytes)) }

  private static func write(_ text: String, to file: FileHandle) {
    try? file.write(contentsOf: Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// A number of files.
  static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

  /// A path relative to the working directory, if it lies below.
  static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
