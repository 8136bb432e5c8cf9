package import ImageComparison

/// The difference between the pixels of a case and of its reference: an `ImageDifference` without redundant numbers.
package struct PixelDifference: Equatable, Sendable {
  package var differing: Int
  /// Of 255.
  package var largestChannelDifference: Int
  /// The largest number of differing pixels in any 8 × 8 window.
  package var largestWindowCount: Int
  /// The smallest rectangle that contains all of them.
  package var box: ImageDifference.Box
  /// Both sizes, if they differ.
  package var sizes: ImageDifference.Sizes?
  /// The places of the differing pixels, if they were looked for.
  package var places: PixelPlaces?
  /// The rules of the tolerance that do not hold; nil if there are none, or none were checked.
  package var refusedBy: Allowance?

  package init(_ difference: ImageDifference, refusedBy: Allowance? = nil) {
    self.refusedBy = refusedBy == Allowance() ? nil : refusedBy
    differing = difference.differingPixels
    largestChannelDifference = difference.largestChannelDifference
    largestWindowCount = difference.largestWindowCount
    box = difference.boundingBox
    sizes = difference.sizes
  }
}

extension PixelDifference: Codable {
  private enum Key: String, CodingKey {
    case differing, largestChannelDifference, largestWindowCount, box, expectedSize, actualSize, refusedBy
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    differing = try object.number(.differing, in: NumberRange.area)
    largestChannelDifference = try object.number(.largestChannelDifference, in: NumberRange.level)
    largestWindowCount = try object.number(.largestWindowCount, in: NumberRange.area)
    box = try object.decode(ImageDifference.Box.self, forKey: .box)
    places = try PixelPlaces(from: decoder)
    refusedBy = try object.allowance(.refusedBy)
    if object.contains(.expectedSize) || object.contains(.actualSize) {
      let (expected, actual) = (
        try object.numbers(2, .expectedSize, in: NumberRange.side),
        try object.numbers(2, .actualSize, in: NumberRange.side)
      )
      sizes = .init(
        expected: .init(width: expected[0], height: expected[1]), actual: .init(width: actual[0], height: actual[1]))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(differing, forKey: .differing)
    try object.encode(largestChannelDifference, forKey: .largestChannelDifference)
    try object.encode(largestWindowCount, forKey: .largestWindowCount)
    try object.encode(box, forKey: .box)
    try places?.encode(to: encoder)
    try object.encodeIfPresent(refusedBy, forKey: .refusedBy)
    guard let sizes else { return }
    try object.encode([sizes.expected.width, sizes.expected.height], forKey: .expectedSize)
    try object.encode([sizes.actual.width, sizes.actual.height], forKey: .actualSize)
  }
}
