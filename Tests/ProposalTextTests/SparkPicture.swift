import Foundation
import ProposalLayout
import Testing

/// A recorded picture and its view.
struct SparkPicture {
  /// A text whose ink was measured, line by line.
  struct Text {
    let string: String
    let ink: [PixelBox]
  }

  let name: String
  let component: String
  let size: [Int]
  let view: [Any]
  /// The box of the pixels of exactly a colour, by colours such as "#0052FF".
  let fills: [String: PixelBox]
  /// The number of pixels of exactly the page's colour; nil where they are less than 1.2 % of the picture.
  let pageCount: Int?
  let texts: [Text]

  static func all() throws -> [SparkPicture] {
    try String(contentsOf: Nunito.fixtures.appendingPathComponent("spark.jsonl"), encoding: .utf8).split(
      separator: "\n"
    )
    .map { line in
      let record = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return try SparkPicture(record)
    }
  }

  private init(_ record: [String: Any]) throws {
    name = try #require(record["picture"] as? String)
    component = try #require(record["component"] as? String)
    size = try #require(record["sizePx"] as? [NSNumber]).map(\.intValue)
    view = try #require(record["view"] as? [Any])
    let fills = try #require(record["fills"] as? [[String: Any]])
    self.fills = try Dictionary(
      uniqueKeysWithValues: fills.map { (try #require($0["color"] as? String), try PixelBox($0["box"])) })
    pageCount = (fills.first { $0["color"] as? String == "#8E8E93" }?["count"] as? NSNumber)?.intValue
    texts = try #require(record["texts"] as? [[String: Any]]).map { text in
      Text(
        string: try #require(text["string"] as? String),
        ink: try #require(text["inkPx"] as? [Any]).map { try PixelBox($0) })
    }
  }
}

/// A rectangle of pixels; ends are exclusive.
struct PixelBox: Equatable {
  var left, top, right, bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The box of a record.
  init(_ value: Any?) throws {
    let numbers = try #require(value as? [NSNumber]).map(\.intValue)
    self.init(left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3])
  }

  /// The pixels nearest to a frame in points.
  init(_ frame: LayoutRect) {
    func pixel(_ length: Double) -> Int { Int((length * 3 + 1e-6).rounded()) }
    self.init(
      left: pixel(frame.origin.x), top: pixel(frame.origin.y), right: pixel(frame.origin.x + frame.size.width),
      bottom: pixel(frame.origin.y + frame.size.height))
  }

  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// How far each edge is from another box's, in pixels.
  func distances(to other: PixelBox) -> [Int] {
    [abs(left - other.left), abs(top - other.top), abs(right - other.right), abs(bottom - other.bottom)]
  }
}
