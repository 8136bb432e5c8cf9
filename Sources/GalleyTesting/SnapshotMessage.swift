import Foundation
import Snapshots

/// The messages of failures, in the words of swift-snapshot-testing.
enum SnapshotMessage {
  static let missing =
    "No reference was found on disk. New snapshot was not recorded because recording is disabled"

  static func recordedAll(_ files: [URL], _ testName: String) -> String {
    """
    Record mode is on. Automatically recorded snapshot: …

    \(opened(files))

    Turn record mode off and re-run "\(testName)" to assert against the newly-recorded snapshot
    """
  }

  static func recordedMissing(_ files: [URL], _ testName: String) -> String {
    """
    No reference was found on disk. Automatically recorded snapshot: …

    \(opened(files))

    Re-run "\(testName)" to assert against the newly-recorded snapshot.
    """
  }

  /// The message for pictures without records that are equal to the actual ones.
  static func recordedLayout(_ files: [URL], _ testName: String) -> String {
    """
    No record of the layout was found beside the picture, which matches. Automatically recorded snapshot: …

    \(opened(files))

    Re-run "\(testName)" to assert against the newly-recorded snapshot.
    """
  }

  /// The message for faults, for which UIKit would raise exceptions.
  static func faults(_ faults: [String]) -> String {
    (["No snapshot was taken. While views were made or changed:"] + faults).joined(separator: "\n")
  }

  /// The message for two values that differ or are equal, although they must not.
  static func violates(_ relation: Counterpart.Relation, _ lines: [String]) -> String {
    let first =
      switch relation {
      case .equals: "Snapshots differ, and have to be equal."
      case .differs: "Snapshots are equal, and have to differ."
      }
    return ([first] + (lines.isEmpty ? [] : ["", lines.joined(separator: "\n")])).joined(separator: "\n")
  }

  /// The remedy for unusable references.
  static let restore = "Restore it, or record it again with SNAPSHOT_TESTING_RECORD=failed."

  /// The message for pictures beside records that are references by themselves.
  static func leftPictures(_ files: [URL]) -> String {
    "Pictures beside the records are not references any more. Delete them:\n"
      + files.map(\.path).joined(separator: "\n")
  }

  /// The note for a view whose reference is a record without a picture.
  static let noOldPicture =
    "No picture of the reference is kept. To have one, record it with references: .pictures."

  /// - Parameters:
  ///   - tool: the command that shows the two files.
  ///   - text: the difference.
  static func differs(name: String?, tool: String?, text: String, isRecorded: Bool) -> String {
    let first = name.map { "Snapshot \"\($0)\" does not match reference." } ?? "Snapshot does not match reference."
    let parts = [
      first + (isRecorded ? " A new snapshot was automatically recorded." : ""), tool,
      text.trimmingCharacters(in: .whitespacesAndNewlines),
    ]
    return parts.compactMap { $0 }.joined(separator: "\n\n")
  }

  /// The command line of the current diff tool.
  static func tool(_ reference: String, _ actual: String) -> String {
    (SnapshotTestingConfiguration.current?.diffTool ?? .default).command(reference, actual)
  }

  private static func opened(_ files: [URL]) -> String {
    files.map { "open \"\($0.absoluteString)\"" }.joined(separator: "\n")
  }
}
