/// A comparison of a catalogue at two revisions, or at one and in the working tree, in place of references.
package struct RevisionComparison: Codable, Equatable, Sendable {
  /// The commit of the expected side.
  package var expected: String
  /// The name given for the expected revision.
  package var expectedName: String
  /// The name given for the actual revision; nil for the working tree. Its commit is the run's.
  package var actualName: String?
  /// Whether the working tree has uncommitted changes.
  package var isUncommitted: Bool
  /// The paths of cases that only the expected side has.
  package var removed: [String]

  package init(
    expected: String, expectedName: String, actualName: String?, isUncommitted: Bool, removed: [String]
  ) {
    (self.expected, self.expectedName, self.actualName) = (expected, expectedName, actualName)
    (self.isUncommitted, self.removed) = (isUncommitted, removed)
  }

  private enum CodingKeys: String, CodingKey {
    case expected, expectedName, actualName, removed
    case isUncommitted = "uncommitted"
  }

  /// Both sides in words: `main (1f2e3d4c5b6a) with the working tree, uncommitted changes included`.
  package var sides: String {
    let name = RevisionComparison.name(expectedName, expected)
    guard let actualName else {
      return "\(name) with the working tree" + (isUncommitted ? ", uncommitted changes included" : "")
    }
    return "\(name) with \(actualName)"
  }

  /// A revision's given name and its commit, unless the commit was given.
  private static func name(_ name: String, _ commit: String) -> String {
    commit.hasPrefix(name) ? String(name.prefix(12)) : "\(name) (\(commit.prefix(12)))"
  }
}
