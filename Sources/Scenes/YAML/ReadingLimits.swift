/// What a catalogue file may hold at most.
package enum ReadingLimits {
  /// Bytes of one file.
  package static let fileBytes = 4 << 20
  /// Keys, values, lists and mappings of one file, each alias counted as often as it is used.
  package static let nodes = 100_000
  /// Bytes of all texts of one file, counted the same way.
  package static let allTextBytes = 16 << 20
  /// Configurations of one scene.
  package static let configurations = 10_000
  /// Font files that one catalogue file names.
  package static let fontFiles = 100
  /// Files that one catalogue file includes, those of included ones counted.
  package static let includedFiles = 100
  /// Files of one catalogue, and folders that are walked for them.
  package static let files = 10_000
}
