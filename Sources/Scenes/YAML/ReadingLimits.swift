/// Limits on catalogue files.
package enum ReadingLimits {
  /// The size of one file in bytes.
  package static let fileBytes = 4 << 20
  /// The number of keys, values, lists and mappings in one file; aliases count each time they are used.
  package static let nodes = 100_000
  /// The total size of all texts in one file in bytes, counted the same way.
  package static let allTextBytes = 16 << 20
  /// The size of an Interface Builder document in bytes.
  package static let documentBytes = 64 << 20
  /// The number of configurations of one scene.
  package static let configurations = 10_000
  /// The number of font files that one catalogue file names.
  package static let fontFiles = 100
  /// The number of files that one catalogue file includes, directly or indirectly.
  package static let includedFiles = 100
  /// The number of files in one catalogue, and of folders searched for them.
  package static let files = 10_000
}
