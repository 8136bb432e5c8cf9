/// The files that an outcome names.
extension Outcome {
  /// Files in the run's folder, by their paths there; nil if there is nothing to review.
  package var artifacts: Artifacts? {
    switch self {
    case .changed(_, let pictures, _), .unreadable(.record(_, _, let pictures), _):
      Artifacts(expected: pictures.expected, actual: pictures.actual, difference: pictures.difference)
    case .changedFromRecord(_, let files, _):
      Artifacts(expected: nil, expectedRecord: files.expected, actual: files.actual, difference: nil)
    case .new(let actual, _), .unreadable(.picture(_, let actual), _):
      Artifacts(expected: nil, actual: actual, difference: nil)
    case .unchanged, .tolerated, .failed: nil
    }
  }

  /// The files of a case, of which at least one is a picture.
  package struct Artifacts: Codable, Equatable, Sendable {
    package var expected: String?
    /// The reference, if it is a record without a picture.
    package var expectedRecord: String?
    package var actual: String
    package var difference: String?
    /// The record of the actual picture: both together can be accepted.
    package var record: String?

    init(expected: String?, expectedRecord: String? = nil, actual: String, difference: String?) {
      (self.expected, self.expectedRecord) = (expected, expectedRecord)
      (self.actual, self.difference) = (actual, difference)
      record = Artifacts.record(beside: actual)
    }

    /// The paths of all existing ones.
    package var paths: [String] { [expected, expectedRecord, actual, difference, record].compactMap { $0 } }

    /// The path of a picture's record.
    static func record(beside picture: String) -> String {
      (picture.hasSuffix(".png") ? String(picture.dropLast(4)) : picture) + ".txt"
    }
  }
}
