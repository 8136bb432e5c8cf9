/// The proportions of symbols' images where they are known: the width and height that Interface Builder stored for them.
///
/// The drawings are not Apple's, and so not as wide: the image is, and the drawing stands in its middle. Source: `<image
/// catalog="system">` in public documents, the longer side 128 (or 64, 80) pixels, and `person` as UIKit printed it.
enum SymbolAspects {
  /// The width of a symbol's image by its height; nil if it is not known.
  static func aspect(of name: String) -> Double? {
    aspects[name] ?? SymbolNames.earlier(name).flatMap { aspects[$0] }
  }

  private static let aspects: [String: Double] = {
    let pairs = stored.split(whereSeparator: \.isWhitespace).compactMap { entry -> (String, Double)? in
      let parts = entry.split(separator: "=")
      guard parts.count == 2, let aspect = ratio(parts[1]) else { return nil }
      return (String(parts[0]), aspect)
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The ratio of a size such as `128x98`.
  private static func ratio(_ size: Substring) -> Double? {
    let sides = size.split(separator: "x").compactMap { Double($0) }
    return sides.count == 2 && sides[1] > 0 ? sides[0] / sides[1] : nil
  }

  private static let stored =
    """
    arrow.right=128x98 arrow.triangle.2.circlepath.camera=128x93 calendar.circle.fill=128x121
    checkmark.circle.fill=128x123 checkmark.seal=64x62 checkmark.square.fill=128x114 chevron.down=128x70
    chevron.down.circle=128x123 chevron.right=97x128 chevron.up=128x70 circle=128x123 doc.text=115x128
    ellipsis.circle=128x123 exclamationmark.arrow.trianglehead.2.clockwise.rotate.90=128x117
    exclamationmark.bubble.fill=128x110 exclamationmark.circle.fill=128x121 externaldrive.fill.badge.minus=128x93
    eye.fill=128x80 gamecontroller.fill=128x79 gear=128x122 gearshape=128x123 hand.thumbsup.fill=128x121
    heart.fill=128x107 house=128x104 line.3.horizontal.decrease=128x73 location.circle.fill=64x62
    lock.rotation=128x119 magnifyingglass=128x117 minus.circle.fill=128x123 multiply.circle=128x123
    multiply.circle.fill=128x123 person=19x17.5 person.3=128x66 photo.fill=128x97 placeholdertext.fill=80x128
    play=120x128 plus=128x113 questionmark.circle=128x123 questionmark.circle.fill=128x123 safari=128x123
    safari.fill=128x123 square.and.arrow.up=110x128 square.and.arrow.up.fill=117x128 star=128x116 star.fill=128x116
    stop=128x113 sun.max=64x62 terminal=128x97 trash=113x128 xmark=128x113 xmark.circle.fill=128x123
    """
}
