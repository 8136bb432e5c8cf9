package import Foundation

/// A cause of a difference between two layouts: a view, and what changed of it.
package struct ChangeCause: Equatable, Sendable {
  /// The view's name in messages.
  package var view: String
  /// The kind of the change: an attribute such as `textColor`, or `text`, `size`, `new`, `gone`, `hidden`, `order`,
  /// `name`, `class`, `lines`; of what VoiceOver reads `spoken`, `readingOrder`, `traits`, `accessibilityFrame`, or a detail of
  /// records such as `hint`.
  package var kind: String
  /// The change in words, with similar changes of other views.
  package var sentence: String
  /// The view's frames, in points in the root's space; nil where the view is not.
  package var expected: CGRect?
  package var actual: CGRect?

  package init(view: String, kind: String, sentence: String, expected: CGRect? = nil, actual: CGRect? = nil) {
    self.view = view
    self.kind = kind
    self.sentence = sentence
    self.expected = expected
    self.actual = actual
  }
}

/// Frames are four numbers: x, y, width and height.
extension ChangeCause: Codable {
  private enum CodingKeys: String, CodingKey {
    case view, kind, sentence, expected, actual
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    view = try object.decode(String.self, forKey: .view)
    kind = try object.decode(String.self, forKey: .kind)
    sentence = try object.decode(String.self, forKey: .sentence)
    expected = try object.frame(.expected)
    actual = try object.frame(.actual)
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(view, forKey: .view)
    try object.encode(kind, forKey: .kind)
    try object.encode(sentence, forKey: .sentence)
    try object.encodeIfPresent(expected.map(numbers), forKey: .expected)
    try object.encodeIfPresent(actual.map(numbers), forKey: .actual)
  }

  private func numbers(_ frame: CGRect) -> [Double] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Points.rounded(Double($0)) }
  }
}

extension KeyedDecodingContainer {
  fileprivate func frame(_ key: Key) throws -> CGRect? {
    guard let numbers = try decodeIfPresent([Double].self, forKey: key) else { return nil }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "expected 4 numbers")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
