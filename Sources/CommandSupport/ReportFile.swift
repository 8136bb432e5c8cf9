package import Foundation
import Snapshots

/// A report's file.
package enum ReportFile {
  /// The name for standard output.
  package static let standardOutput = "-"

  /// Writes a report.
  ///
  /// - Throws: `ReportError` if the file cannot be written.
  package static func write(_ data: Data, to path: String) throws {
    guard path != standardOutput else { return Terminal.printText(String(decoding: data, as: UTF8.self)) }
    let file = URL(exactPath: path)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      throw ReportError.unwritable(path, reason: FileBytes.reason(error))
    }
  }
}
