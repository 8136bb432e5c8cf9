import Foundation

/// The defaults of snapshot tests: the record mode, and the presentation of differences.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var innermost: SnapshotTestingConfiguration?

  /// The configuration of the innermost `withSnapshotTesting` or suite trait; nil outside of any.
  public static var current: SnapshotTestingConfiguration? { innermost }

  /// The record mode.
  public var record: Record?
  /// The form of references of views.
  public var references: References?
  /// The tool that a failure names for showing the difference.
  public var diffTool: DiffTool?
  /// The kind of picture of a difference.
  public var difference: Difference?

  /// Makes a configuration; values that are nil are those of the surrounding configuration, or of the environment.
  public init(
    record: Record? = nil, references: References? = nil, diffTool: DiffTool? = nil, difference: Difference? = nil
  ) {
    (self.record, self.references) = (record, references)
    (self.diffTool, self.difference) = (diffTool, difference)
  }

  /// The form of a view's reference. The reference of any other value is one file.
  public enum References: String, CaseIterable, Sendable {
    /// A picture, and a record of the layout beside it. The default.
    case pictures
    /// The record alone, for repositories without pictures. It has a hash of the pixels, so a change is found, and the
    /// layout is compared. The view's earlier appearance is not kept; only the tests of that revision can draw it again.
    case records
  }

  /// The references to write. A test that writes a reference fails, as somebody has to look at it.
  public enum Record: String, CaseIterable, Sendable {
    /// All references.
    case all
    /// Missing references, and those that differ.
    case failed
    /// Missing references. The default, unless `CI` is set.
    case missing
    /// None: a missing reference is a failure. The default where `CI` is set.
    case never
  }

  /// The kinds of pictures of differences, as in `galley diff`.
  public enum Difference: String, CaseIterable, Sendable {
    /// The faded reference with differing pixels in red. The default.
    case overlay
    /// The reference, the overlay and the actual picture, from left to right.
    case sideBySide = "side-by-side"
    /// The difference of each channel on black, amplified so that a single level is visible.
    case amplified
  }

  /// A tool that shows two files, by its command line, such as `ksdiff reference actual`.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    /// Returns the command line for the paths of the reference and the new file.
    let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Makes a tool whose command line `command` returns for the paths of the reference and the new file.
    public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.command = command
    }

    /// Makes a tool from the name of a program that is called with both paths.
    public init(stringLiteral program: String) {
      self.init { "\(program) \($0) \($1)" }
    }

    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// The URLs of both files, a line each.
    public static let `default` = DiffTool { "@\u{2212}\n\"file://\($0)\"\n@+\n\"file://\($1)\"" }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Makes `all` of `true` and `missing` of `false`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}
