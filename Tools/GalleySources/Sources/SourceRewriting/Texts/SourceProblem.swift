/// Something in a file that cannot be rewritten, and is left out.
public struct SourceProblem: Error, Sendable, Hashable, CustomStringConvertible {
  public let path: String
  public let position: SourcePosition
  /// The construct that was not rewritten; nil for files that are not read at all.
  public let construct: Construct?
  public let message: String
  /// The advice what to do about it, a sentence.
  public let suggestion: String
  /// The part that is not compiled because of it.
  public let leavesOut: Extent

  /// The part that is not compiled where something cannot be rewritten.
  public enum Extent: String, Sendable, Codable {
    /// The whole file, with those that depend on it.
    case file
    /// A member or statements of it: the rest of the file is compiled without them.
    case part
  }

  package init(
    _ position: SourcePosition, path: String, construct: Construct?, message: String, suggestion: String,
    leavesOut: Extent = .file
  ) {
    self.leavesOut = leavesOut
    self.path = path
    self.position = position
    self.construct = construct
    self.message = message
    self.suggestion = suggestion
  }

  public var description: String {
    "\(path):\(position.line):\(position.column): \(leavesOut == .file ? "error" : "note"): \(message). \(suggestion)"
  }
}
