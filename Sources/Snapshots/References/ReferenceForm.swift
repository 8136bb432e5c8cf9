/// The files that make up a case's reference.
package enum ReferenceForm: String, CaseIterable, Codable, Sendable {
  /// A picture, and its record.
  case pictures
  /// The record alone, which has only the hash of the picture's pixels.
  case records
}
