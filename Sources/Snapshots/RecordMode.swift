/// When references are written. Recording is always reported, and never passes.
package enum RecordMode: String, CaseIterable, Sendable, Codable {
  /// References that are not there yet.
  case missing
  /// All references.
  case all
  /// References that are not there, cannot be read, or differ by more than the tolerance.
  case failed
  /// None: a missing reference is a failure. For continuous integration.
  case never
}
