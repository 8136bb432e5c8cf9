import CFreeType

/// The metrics of a face for setting lines of text, in font units, y upwards, sanitised.
///
/// Fonts may contain any values. To keep a line's height positive and finite:
/// - a line (`ascender - descender`) is above 0 and at most 10 em tall, and neither end of it is more than 10 em from
///   the baseline; otherwise the line is 0.8 em above the baseline and 0.2 em below, without a gap;
/// - a line gap, cap height or x-height outside 0…10 em is 0;
/// - a stroke of no thickness, or of one above 1 em, and one further than 10 em from the baseline, are replaced as
///   documented for the properties.
struct FontMetrics {
  let unitsPerEm: Int
  let ascender: Int
  let descender: Int
  let lineGap: Int
  let capHeight: Int
  let xHeight: Int
  let underline: Stroke
  let strikeout: Stroke

  /// A horizontal stroke: the height of its centre above the baseline, and its thickness.
  struct Stroke {
    var position: Double
    var thickness: Double
  }

  /// The range of units per em in OpenType's `head` table.
  static let unitsPerEmRange = 16...16_384

  private static let limit = 10

  /// Reads the metrics of a face, at its location on its axes; nil if its units per em are out of range.
  init?(_ face: FreeTypeFace) {
    let line = Line(face)
    guard FontMetrics.unitsPerEmRange.contains(line.unitsPerEm) else { return nil }
    let os2 = face.table(FT_SFNT_OS2, as: TT_OS2.self)
    let post = face.table(FT_SFNT_POST, as: TT_Postscript.self)
    let hasHeights = os2.map { $0.version != 0xFFFF && $0.version >= 2 } ?? false
    let farthest = FontMetrics.limit * line.unitsPerEm
    func positive(_ length: Int) -> Int { (0...farthest).contains(length) ? length : 0 }

    unitsPerEm = line.unitsPerEm
    let isUsable =
      line.ascender > line.descender && line.ascender - line.descender <= farthest
      && abs(line.ascender) <= farthest && abs(line.descender) <= farthest
    ascender = isUsable ? line.ascender : unitsPerEm * 4 / 5
    descender = isUsable ? line.descender : ascender - unitsPerEm
    lineGap = isUsable ? positive(line.gap) : 0
    capHeight = hasHeights ? positive(Int(os2?.sCapHeight ?? 0)) : 0
    xHeight = hasHeights ? positive(Int(os2?.sxHeight ?? 0)) : 0
    underline = FontMetrics.underline(post, em: Double(unitsPerEm))
    strikeout = FontMetrics.strikeout(os2, xHeight: Double(xHeight), em: Double(unitsPerEm))
  }

  /// `underlinePosition` is the top of the line in `post` (OpenType 1.9).
  private static func underline(_ post: TT_Postscript?, em: Double) -> Stroke {
    let thickness = usableThickness(Double(post?.underlineThickness ?? 0), em: em)
    let top = Double(post?.underlinePosition ?? 0)
    let isGiven = top != 0 && abs(top) <= Double(limit) * em
    return Stroke(position: isGiven ? top - thickness / 2 : -em / 10, thickness: thickness)
  }

  /// `yStrikeoutPosition` is the top of the line in `OS/2` (OpenType 1.9).
  private static func strikeout(_ os2: TT_OS2?, xHeight: Double, em: Double) -> Stroke {
    let isThere = os2.map { $0.version != 0xFFFF } ?? false
    let thickness = usableThickness(isThere ? Double(os2?.yStrikeoutSize ?? 0) : 0, em: em)
    let top = isThere ? Double(os2?.yStrikeoutPosition ?? 0) : 0
    let isGiven = top != 0 && abs(top) <= Double(limit) * em
    let middle = xHeight > 0 ? xHeight / 2 : em / 4
    return Stroke(position: isGiven ? top - thickness / 2 : middle, thickness: thickness)
  }

  private static func usableThickness(_ thickness: Double, em: Double) -> Double {
    thickness > 0 && thickness <= em ? thickness : em / 20
  }
}

extension FontMetrics {
  /// A line with the face's unchecked values.
  private struct Line {
    var unitsPerEm: Int
    var ascender: Int
    var descender: Int
    var gap: Int

    /// FreeType's own record is only valid for outlines; for a bitmap font the tables `head` and `hhea` are read.
    init(_ face: FreeTypeFace) {
      let record = face.record.pointee
      unitsPerEm = Int(record.units_per_EM)
      ascender = Int(record.ascender)
      descender = Int(record.descender)
      gap = max(0, Int(record.height) - ascender + descender)
      guard !face.has(FT_FACE_FLAG_SCALABLE),
        let head = face.table(FT_SFNT_HEAD, as: TT_Header.self),
        let hhea = face.table(FT_SFNT_HHEA, as: TT_HoriHeader.self)
      else { return }
      unitsPerEm = Int(head.Units_Per_EM)
      (ascender, descender, gap) = (Int(hhea.Ascender), Int(hhea.Descender), Int(hhea.Line_Gap))
    }
  }
}
