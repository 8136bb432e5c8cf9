import SourcePlaces

/// The reason why a request cannot be answered.
public struct MeasuringError: Error, Hashable, Sendable {
  /// A sentence that describes the problem, and what is expected.
  public var message: String
  /// The part of the request at fault, such as `runs[2].font.size`; nil for the request as a whole.
  public var field: String?
  /// The name that was probably intended.
  public var suggestion: String?
  /// The line in the request's JSON, counted from 1; nil if the request did not come as JSON.
  public var line: Int?
  /// The column in that line, counted from 1 in code points.
  public var column: Int?

  init(_ message: String, field: String? = nil, suggestion: String? = nil) {
    self.message = message + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
    self.field = field
    self.suggestion = suggestion
  }

  /// The same error for a part of `parent`.
  func within(_ parent: String) -> MeasuringError {
    var error = self
    error.field = field.map { $0.hasPrefix("[") ? parent + $0 : parent + "." + $0 } ?? parent
    return error
  }

  /// The error with the line and column of an offset.
  func at(_ offset: Int, in bytes: UnsafeRawBufferPointer) -> MeasuringError {
    let position = TextPosition(ofOffset: offset, in: bytes)
    var error = self
    (error.line, error.column) = (position.line, position.column)
    return error
  }
}

extension MeasuringError: CustomStringConvertible {
  public var description: String { (field.map { "\($0): " } ?? "") + message }
}
