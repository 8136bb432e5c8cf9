import SwiftSyntax

/// Names that few identifiers of a file have.
struct RareNames {
  private let names: Set<String>
  private let lengths: Set<Int>
  private let firstBytes: Set<UInt8>

  init(_ names: some Sequence<String>) {
    self.names = Set(names)
    lengths = Set(self.names.map(\.utf8.count))
    firstBytes = Set(self.names.compactMap(\.utf8.first))
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether a token has one of the names. Its length and first byte decide about nearly all tokens, without making a text of
  /// them.
  func contains(_ token: TokenSyntax, in file: SourceText) -> Bool {
    guard lengths.contains(token.trimmedLength.utf8Length),
      firstBytes.contains(file.bytes[token.positionAfterSkippingLeadingTrivia.utf8Offset])
    else { return false }
    return names.contains(token.text)
  }
}
