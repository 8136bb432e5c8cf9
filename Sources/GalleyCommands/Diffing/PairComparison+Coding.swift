import Foundation
import ImageComparison

/// A line for programs: keys in alphabetical order, those without a value left out.
extension PairComparison: Encodable {
  private enum Key: String, CodingKey {
    case actual, actualSize, antialiasedPixels, boxes, boundingBox, differingPixels, expected, expectedSize
    case largestChannelDifference, largestWindowCount, notes, otherBoxes, perceivedPixels, picture, pictureFault, reason
    case share, size, threshold, verdict
  }

  func jsonLine() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(verdict.rawValue, forKey: .verdict)
    try line.encodeIfPresent(pair.expected, forKey: .expected)
    try line.encodeIfPresent(pair.actual, forKey: .actual)
    try line.encodeIfPresent(picture, forKey: .picture)
    try line.encodeIfPresent(pictureFault, forKey: .pictureFault)
    if !notes.isEmpty { try line.encode(notes, forKey: .notes) }
    switch finding {
    case .equal(let size): try line.encode(size.numbers, forKey: .size)
    case .differing(let evidence): try encode(evidence, to: &line)
    case .onlyInExpected, .onlyInActual: break
    case .unreadable(let reason): try line.encode(reason, forKey: .reason)
    }
  }

  private func encode(_ evidence: Evidence, to line: inout KeyedEncodingContainer<Key>) throws {
    let difference = evidence.difference
    try line.encode(difference.differingPixels, forKey: .differingPixels)
    try line.encode(difference.share, forKey: .share)
    try line.encode(difference.largestChannelDifference, forKey: .largestChannelDifference)
    try line.encode(difference.largestWindowCount, forKey: .largestWindowCount)
    try line.encode(difference.boundingBox.numbers, forKey: .boundingBox)
    try line.encode(evidence.boxes.places.map { Box($0.box, $0.differingPixels) }, forKey: .boxes)
    try line.encodeIfPresent(
      evidence.boxes.rest.map { Box($0.box, $0.differingPixels, places: $0.placeCount) }, forKey: .otherBoxes)
    if let sizes = difference.sizes {
      try line.encode(sizes.expected.numbers, forKey: .expectedSize)
      try line.encode(sizes.actual.numbers, forKey: .actualSize)
    } else {
      try line.encode([difference.width, difference.height], forKey: .size)
    }
    guard let (threshold, perceived) = evidence.perceived else { return }
    try line.encode(threshold, forKey: .threshold)
    try line.encode(perceived.differingPixels, forKey: .perceivedPixels)
    try line.encode(perceived.antialiasedPixels, forKey: .antialiasedPixels)
  }

  /// A box with how many pixels differ in it.
  private struct Box: Encodable {
    var box: [Int]
    var differingPixels: Int
    /// How many places it is around, of those that are not listed.
    var places: Int?

    init(_ box: ImageDifference.Box, _ differingPixels: Int, places: Int? = nil) {
      self.box = box.numbers
      self.differingPixels = differingPixels
      self.places = places
    }
  }
}

extension ImageDifference.Box {
  fileprivate var numbers: [Int] { [x, y, width, height] }
}

extension ImageDifference.Size {
  fileprivate var numbers: [Int] { [width, height] }
}
