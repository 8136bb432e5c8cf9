import ImageComparison

extension PixelPlaces {
  /// The keys in `pixels` that describe places.
  enum Key: String, CodingKey {
    case places, otherPlaces
  }

  /// Nil if no key describes places.
  init?(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    guard let listed = try object.decodeIfPresent([Place].self, forKey: .places) else { return nil }
    let others = try object.decodeIfPresent(CodedRest.self, forKey: .otherPlaces)
    guard [others?.differing, others?.places].compactMap(\.self).allSatisfy(NumberRange.area.contains) else {
      throw DecodingError.dataCorruptedError(
        forKey: .otherPlaces, in: object, debugDescription: "a number is out of range")
    }
    self.init(
      listed: listed, others: others.map { .init(placeCount: $0.places, box: $0.box, differingPixels: $0.differing) })
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(listed, forKey: .places)
    try object.encodeIfPresent(
      others.map { CodedRest(box: $0.box, differing: $0.differingPixels, places: $0.placeCount) }, forKey: .otherPlaces)
  }

  /// The coding of the places that are not listed.
  private struct CodedRest: Codable {
    var box: ImageDifference.Box
    var differing: Int
    var places: Int
  }
}

extension PixelPlaces.Place: Codable {
  private enum CodingKeys: String, CodingKey {
    case box, differing, views
    case isUnexplained = "unexplained"
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    box = try object.decode(ImageDifference.Box.self, forKey: .box)
    differing = try object.number(.differing, in: NumberRange.area)
    views = try object.decode([String].self, forKey: .views)
    isUnexplained = try object.decodeIfPresent(Bool.self, forKey: .isUnexplained) ?? false
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(box, forKey: .box)
    try object.encode(differing, forKey: .differing)
    try object.encode(views, forKey: .views)
    if isUnexplained { try object.encode(true, forKey: .isUnexplained) }
  }
}

/// Four integers: x, y, width, height.
extension ImageDifference.Box: Codable {
  package init(from decoder: any Decoder) throws {
    let numbers = try [Int](from: decoder)
    guard numbers.count == 4 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "expected 4 integers, not \(numbers.count)"))
    }
    guard numbers.allSatisfy(NumberRange.side.contains) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(numbers) is out of range"))
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  package func encode(to encoder: any Encoder) throws { try [x, y, width, height].encode(to: encoder) }
}
