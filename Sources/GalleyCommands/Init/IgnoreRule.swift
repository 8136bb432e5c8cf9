import Foundation
import Snapshots

/// The rule of a `.gitignore` that keeps the folders of runs out of a repository.
enum IgnoreRule {
  static let text = "\(OutputFolder.defaultPath)/"
  static let fileName = ".gitignore"

  /// The file with the rule appended; nil if it has the rule already.
  static func adding(to data: Data) -> Data? {
    guard !isIn(data) else { return nil }
    let usesCRLF = data.range(of: Data("\r\n".utf8)) != nil
    let end = Data((usesCRLF ? "\r\n" : "\n").utf8)
    let isOpen = !data.isEmpty && data.last != UInt8(ascii: "\n")
    return data + (isOpen ? end : Data()) + Data(text.utf8) + end
  }

  /// Whether a file in the folder, or in one around it within the repository, has the rule.
  static func isAbove(_ folder: URL, root: URL) -> Bool {
    var folder = folder
    while true {
      let file = folder.appendingPathComponent(fileName)
      if let data = try? FileBytes.read(file.path, named: file.relativePath), isIn(data) { return true }
      guard folder.path.hasPrefix(root.path + "/") else { return false }
      folder.deleteLastPathComponent()
    }
  }

  /// By gitignore(5), a slash at the end limits a pattern to folders, one at the start to this folder.
  private static func isIn(_ data: Data) -> Bool {
    let name = OutputFolder.defaultPath
    let rules = Set([name, "\(name)/", "/\(name)", "/\(name)/", "**/\(name)", "**/\(name)/"])
    return data.split(separator: UInt8(ascii: "\n")).contains { line in
      rules.contains(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}
