/// What a case's reference is kept as.
package enum ReferenceForm: String, CaseIterable, Codable, Sendable {
  /// A picture, and the record beside it.
  case pictures
  /// The record alone: of the picture, only the hash of its pixels is known.
  case records
}
