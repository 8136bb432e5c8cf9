/// A location on one variation axis of a variable font.
public struct FontVariation: Hashable, Sendable {
  /// The axis, four characters: `wght`, `opsz`.
  public var tag: String
  /// The location on it, in the axis' own units. Values outside the axis' range are clamped, as specified by OpenType.
  public var value: Double

  /// A location on an axis; a font without the axis cannot be opened at it.
  public init(tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }

  /// The tag as stored in fonts: shorter ones are padded with spaces.
  var paddedTag: String { tagName(openTypeTag(tag)) }
}

/// An axis of a variable font's design space: for example `wght` from 100 to 900, 400 by default.
public struct FontAxis: Hashable, Sendable {
  /// Four characters: `wght`, `wdth`, `slnt`, `opsz`, or one of the font's own.
  public let tag: String
  /// The lowest location, in the axis' own units.
  public let minimum: Double
  /// The default location.
  public let standard: Double
  /// The highest location, in the axis' own units.
  public let maximum: Double

  /// The location nearest to `value` on the axis; the default if the value is not a number.
  func clamped(_ value: Double) -> FontVariation {
    FontVariation(tag: tag, value: value.isNaN ? standard : min(max(value, minimum), maximum))
  }

  /// The distance of a value from the axis' range; 0 within it.
  func distance(to value: Double) -> Double { max(minimum - value, value - maximum, 0) }

  /// A value for each axis: the last of `variations` for it, within its range, or its default.
  static func location(of variations: [FontVariation], on axes: [FontAxis]) -> [FontVariation] {
    axes.map { axis in axis.clamped(variations.last { $0.paddedTag == axis.tag }?.value ?? .nan) }
  }
}

/// A four-character OpenType tag as the number HarfBuzz and FreeType use; shorter tags are padded with spaces.
func openTypeTag(_ tag: String) -> UInt32 {
  let bytes = Array(tag.utf8.prefix(4)) + Array(repeating: UInt8(ascii: " "), count: max(0, 4 - tag.utf8.count))
  return bytes.reduce(0) { $0 << 8 | UInt32($1) }
}

/// The four characters of a tag's number.
func tagName(_ tag: UInt32) -> String {
  String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
}
