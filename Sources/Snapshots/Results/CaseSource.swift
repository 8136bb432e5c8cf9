package import Foundation
import Glibc

/// Where a case is written: the scene in its catalogue file, or the assertion in its test file. Of a case that failed for
/// a mistake in the file, where that is.
package struct CaseSource: Codable, Hashable, Sendable {
  private enum CodingKeys: String, CodingKey {
    case file, line
  }

  /// The file's path below the root of its repository, wherever the run was started: where other tools look for it.
  package var file: String
  /// From 1; nil where the file as a whole is meant.
  package var line: Int?

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    file = try object.decode(String.self, forKey: .file)
    line = object.contains(.line) ? try object.number(.line, in: NumberRange.line) : nil
  }

  package init(file: String, line: Int? = nil) {
    (self.file, self.line) = (file, line)
  }

  /// - Parameters:
  ///   - url: the file.
  ///   - folder: the path of the folder that the file's path is below where there is no repository; where the file is
  ///     elsewhere its whole path counts.
  package init(_ url: URL, line: Int?, below folder: String) {
    let path = url.standardizedFileURL.path
    self.init(file: CaseSource.path(path, below: CaseSource.repository(around: path) ?? folder), line: line)
  }

  /// A path below a folder's; the whole path where it is elsewhere.
  package static func path(_ path: String, below folder: String) -> String {
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    // By its bytes: letters that only look alike are of another folder.
    return path.utf8.starts(with: root.utf8) ? String(Substring(path.utf8.dropFirst(root.utf8.count))) : path
  }

  /// The nearest folder around a path with a `.git`, which is a file in a worktree.
  package static func repository(around path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if access("\(folder)/.git", F_OK) == 0 { return String(folder) }
    }
    return nil
  }
}
