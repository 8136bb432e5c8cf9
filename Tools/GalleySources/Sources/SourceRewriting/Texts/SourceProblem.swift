/// Something in a file that cannot be rewritten.
public struct SourceProblem: Error, Sendable, Hashable, CustomStringConvertible {
  public let path: String
  public let position: SourcePosition
  /// What was not rewritten; nil for files that are not read at all.
  public let construct: Construct?
  public let message: String
  /// What to do about it, a sentence.
  public let suggestion: String

  package init(
    _ position: SourcePosition, path: String, construct: Construct?, message: String, suggestion: String
  ) {
    self.path = path
    self.position = position
    self.construct = construct
    self.message = message
    self.suggestion = suggestion
  }

  public var description: String {
    "\(path):\(position.line):\(position.column): error: \(message). \(suggestion)"
  }
}
