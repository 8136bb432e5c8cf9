import Foundation
import ImageComparison

/// A line of JSON for programs: sorted keys, without those that have no value.
extension PairComparison: Encodable {
  private enum Key: String, CodingKey {
    case actual, actualSize, antialiased, box, boxes, differing, expected, expectedSize, largestChannelDifference
    case largestWindowCount, notes, otherPlaces, perceived, picture, pictureFault, reason, schemaVersion, share, size
    case threshold, verdict
  }

  /// Rises when a key changes its meaning or is removed.
  private static let schemaVersion = 1

  func jsonLine() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(Self.schemaVersion, forKey: .schemaVersion)
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
    try line.encode(difference.differingPixels, forKey: .differing)
    try line.encode(difference.share, forKey: .share)
    try line.encode(difference.largestChannelDifference, forKey: .largestChannelDifference)
    try line.encode(difference.largestWindowCount, forKey: .largestWindowCount)
    try line.encode(difference.boundingBox.numbers, forKey: .box)
    try line.encode(evidence.boxes.places.map { Box($0.box, $0.differingPixels) }, forKey: .boxes)
    try line.encodeIfPresent(
      evidence.boxes.rest.map { Box($0.box, $0.differingPixels, places: $0.placeCount) }, forKey: .otherPlaces)
    if let sizes = difference.sizes {
      try line.encode(sizes.expected.numbers, forKey: .expectedSize)
      try line.encode(sizes.actual.numbers, forKey: .actualSize)
    } else {
      try line.encode([difference.width, difference.height], forKey: .size)
    }
    guard let (threshold, perceived) = evidence.perceived else { return }
    try line.encode(threshold, forKey: .threshold)
    try line.encode(perceived.differingPixels, forKey: .perceived)
    try line.encode(perceived.antialiasedPixels, forKey: .antialiased)
  }

  /// A box with the number of differing pixels in it.
  private struct Box: Encodable {
    var box: [Int]
    var differing: Int
    /// The number of unlisted places inside it.
    var places: Int?

    init(_ box: ImageDifference.Box, _ differing: Int, places: Int? = nil) {
      self.box = box.numbers
      self.differing = differing
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
