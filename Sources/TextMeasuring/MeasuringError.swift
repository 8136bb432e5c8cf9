import SourcePlaces

/// Why a request has no answer.
public struct MeasuringError: Error, Hashable, Sendable {
  /// A sentence that says what is wrong, and what is expected.
  public var message: String
  /// The part of the request it is about, as in `runs[2].font.size`; nil for the request as a whole.
  public var field: String?
  /// What may have been meant.
  public var suggestion: String?
  /// The line of the request's JSON, from 1; nil for a request that is no JSON.
  public var line: Int?
  /// The column in that line, from 1, in code points.
  public var column: Int?

  init(_ message: String, field: String? = nil, suggestion: String? = nil) {
    self.message = message + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
    self.field = field
    self.suggestion = suggestion
  }

  /// The same about a part of `parent`.
  func within(_ parent: String) -> MeasuringError {
    var error = self
    error.field = field.map { $0.hasPrefix("[") ? parent + $0 : parent + "." + $0 } ?? parent
    return error
  }

  /// The error with the place of an offset.
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
