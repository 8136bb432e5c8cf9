import Raster

/// What there is to see of a case: pictures and layouts by their hashes, and what a decision on it names.
struct CaseEvidence: Sendable {
  /// A picture, or why there is none where one is expected.
  enum Picture: Sendable {
    case image(Hash128)
    case missing(String)
  }

  var expected: Picture?
  var actual: Picture?
  var difference: Picture?
  var expectedLayout: Hash128?
  var actualLayout: Hash128?
  /// Nil where nothing can be accepted.
  var decision: Decision?

  /// The hashes of the pictures that a decision is about.
  struct Decision: Encodable, Sendable {
    var expected: Hash128?
    var actual: Hash128
  }

  var pictures: [Picture] { [expected, actual, difference].compactMap { $0 } }
}
