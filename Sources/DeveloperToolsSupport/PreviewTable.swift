/// The previews of a target, in the order of their files and lines.
///
/// `galley-sources` writes the table of each target that it rewrites, as `all` of an enumeration `<Target>Previews`.
public struct PreviewTable: Sendable {
  /// The target's name.
  public let target: String
  package private(set) var entries: [Entry] = []

  /// A preview of a table.
  package enum Entry: Sendable {
    case registered(any PreviewRegistry.Type)
    case skipped(SkippedPreview)
  }

  /// A preview that cannot be shown.
  package struct SkippedPreview: Hashable, Sendable {
    package let name: String
    package let filePath: String
    package let line: Int
    package let reason: String
  }

  /// Makes the target's resources known, before its previews are made.
  package let prepare: @Sendable () throws -> Void

  /// Creates the table of a target.
  ///
  /// - Parameters:
  ///   - preparation: makes the target's resources known, before its previews are made.
  ///   - fill: adds the previews.
  public init(
    target: String, preparing preparation: @escaping @Sendable () throws -> Void = {},
    _ fill: (inout PreviewTable) -> Void
  ) {
    (self.target, prepare) = (target, preparation)
    fill(&self)
  }

  /// Creates the table of a target without previews.
  public init(target: String, preparing preparation: @escaping @Sendable () throws -> Void = {}) {
    (self.target, prepare) = (target, preparation)
  }

  /// Adds a preview.
  public mutating func add(_ registry: any PreviewRegistry.Type) { entries.append(.registered(registry)) }

  /// Adds a preview that is not shown, with the reason.
  public mutating func skip(_ name: String, file: String, line: Int, because reason: String) {
    entries.append(.skipped(SkippedPreview(name: name, filePath: file, line: line, reason: reason)))
  }
}
