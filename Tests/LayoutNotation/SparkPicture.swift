import Foundation
import Testing

/// A recorded picture and its view.
package struct SparkPicture {
  /// A text whose ink was measured, line by line.
  package struct Text {
    package let string: String
    package let ink: [PixelBox]
  }

  package let name: String
  package let component: String
  package let size: [Int]
  /// The view, with its lengths on pixels.
  package let view: NotatedView
  /// The box of the pixels of exactly a colour, by colours such as "#0052FF".
  package let fills: [String: PixelBox]
  /// The number of pixels of exactly the page's colour; nil where they are less than 1.2 % of the picture.
  package let pageCount: Int?
  package let texts: [Text]

  package static func all() throws -> [SparkPicture] {
    try String(contentsOf: Fixtures.texts.appendingPathComponent("spark.jsonl"), encoding: .utf8).split(
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
    view = try NotatedView(try #require(record["view"] as? [Any])).mapNumbers(Self.onPixels)
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

extension SparkPicture {
  /// Lengths are written with three decimals: 7.667 is 23 pixels. Others, as 2.912, are on none.
  package static func onPixels(_ length: Double) -> Double {
    let pixels = (length * 3).rounded() / 3
    return abs(pixels - length) < 0.0006 ? pixels : length
  }
}
