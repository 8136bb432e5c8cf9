import Raster

/// The evidence for a case: pictures and layouts by their hashes, and the hashes for a decision on it.
struct CaseEvidence: Sendable {
  /// A picture, or the reason that an expected one is missing.
  enum Picture: Sendable {
    case image(Hash128)
    case missing(String)
  }

  var expected: Picture?
  var actual: Picture?
  var difference: Picture?
  var expectedLayout: Hash128?
  var actualLayout: Hash128?
  /// Nil if nothing can be accepted.
  var decision: Decision?

  /// The hashes of the pictures that a decision is about.
  struct Decision: Encodable, Sendable {
    var expected: Hash128?
    var actual: Hash128
  }

  var pictures: [Picture] { [expected, actual, difference].compactMap { $0 } }
}
