import Foundation

/// How snapshots are tested where a call does not say: what is recorded, and how a difference is shown.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var innermost: SnapshotTestingConfiguration?

  /// That of the innermost `withSnapshotTesting` or suite trait around; nil outside of any.
  public static var current: SnapshotTestingConfiguration? { innermost }

  /// Which references are written.
  public var record: Record?
  /// What references of views are kept as.
  public var references: References?
  /// What a failure tells to show a difference with.
  public var diffTool: DiffTool?
  /// What pictures of differences show.
  public var difference: Difference?

  /// What is nil counts as around, or as the environment says.
  public init(
    record: Record? = nil, references: References? = nil, diffTool: DiffTool? = nil, difference: Difference? = nil
  ) {
    (self.record, self.references) = (record, references)
    (self.diffTool, self.difference) = (diffTool, difference)
  }

  /// What a view's reference is kept as. Those of other values are one file each, whatever is said.
  public enum References: String, CaseIterable, Sendable {
    /// A picture, and a record of the layout beside it: what counts unless said otherwise.
    case pictures
    /// The record alone, for repositories without pictures. It has the hash of the pixels, so a change is found, and its
    /// layout is compared; what the view looked like is not kept, and nothing but the tests can make it again.
    case records
  }

  /// Which references are written. Whatever is written fails the test: it has to be looked at.
  public enum Record: String, CaseIterable, Sendable {
    /// All of them.
    case all
    /// Those that are not there, and those that differ.
    case failed
    /// Those that are not there: what counts unless said otherwise, but where `CI` is set.
    case missing
    /// None: one that is not there is a failure. Counts where `CI` is set and nothing is said.
    case never
  }

  /// What a picture of a difference shows: as `galley diff` has them.
  public enum Difference: String, CaseIterable, Sendable {
    /// The reference faded, and what differs in red: what counts unless said otherwise.
    case overlay
    /// The reference, the overlay, and the picture now, from the left.
    case sideBySide = "side-by-side"
    /// The difference of each channel on black, amplified such that a single level is visible.
    case amplified
  }

  /// Makes the line that shows two files in a tool, such as `ksdiff reference actual`.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    /// What is said of the reference's and the new file's path.
    let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// What `command` says of the reference's path and the new file's.
    public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.command = command
    }

    /// A program that is called with both paths.
    public init(stringLiteral program: String) {
      self.init { "\(program) \($0) \($1)" }
    }

    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// Both files, a line each.
    public static let `default` = DiffTool { "@\u{2212}\n\"file://\($0)\"\n@+\n\"file://\($1)\"" }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` is `all`, `false` is `missing`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}
