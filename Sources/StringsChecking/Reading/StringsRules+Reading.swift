package import Foundation
import SourcePlaces
import YAMLDocuments

extension StringsRules {
  /// The maximum size of a file of rules in bytes.
  package static let sizeLimit = 4 << 20

  /// Reads a file.
  package init(contentsOf url: URL) throws(RulesError) {
    let file = url.relativePath
    let bytes: Data
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      bytes = try handle.read(upToCount: Self.sizeLimit + 1) ?? Data()
    } catch {
      throw RulesError(
        .unreadable(reason: "check that it exists and can be read"), at: SourcePlace(file: file))
    }
    try self.init(bytes, file: file)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameter file: its path, for messages.
  package init(_ bytes: some Collection<UInt8>, file: String) throws(RulesError) {
    guard bytes.count <= Self.sizeLimit else {
      throw RulesError(.tooLarge(limit: Self.sizeLimit), at: SourcePlace(file: file))
    }
    var reader = RulesReader(file: file)
    self = try reader.rules(try Self.text(of: bytes, file: file))
  }

  private static func text(of bytes: some Collection<UInt8>, file: String) throws(RulesError) -> String {
    do { return try YAMLDocument.text(of: bytes) } catch { throw RulesError(error, in: file) }
  }
}
