import ArgumentParser
import Foundation
import Snapshots

/// A file with text to measure.
enum MeasuredFile {
  /// The largest size in bytes: that of the longest text, plus a line feed.
  private static let limit = 4 << 20

  /// The text, without the byte order mark and final line feed that editors add.
  ///
  /// - Parameter path: a file's path, or `-` for standard input.
  static func text(_ path: String) throws -> String {
    let bytes = try bytes(path)
    guard bytes.count <= limit else {
      throw ValidationError("--file: '\(path)' is longer than \(limit) bytes.")
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    guard var text = String(validating: content, as: UTF8.self) else {
      throw ValidationError("--file: '\(path)' is not UTF-8.")
    }
    if text.hasSuffix("\n") || text.hasSuffix("\r\n") { text.removeLast() }
    return text
  }

  private static func bytes(_ path: String) throws -> Data {
    do {
      let handle = path == "-" ? .standardInput : try FileHandle(forReadingFrom: URL(exactPath: path))
      var bytes = Data()
      while bytes.count <= limit, let part = try handle.read(upToCount: 1 << 16), !part.isEmpty { bytes += part }
      return bytes
    } catch {
      throw ValidationError("--file: '\(path)' cannot be read. \(error.localizedDescription)")
    }
  }
}
