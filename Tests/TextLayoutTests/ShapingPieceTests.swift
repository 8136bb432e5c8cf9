import TestSupport
import Testing

@testable import TextLayout

/// Long runs, which are passed to HarfBuzz in pieces.
@Suite struct ShapingPieceTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var font: String
    var language: String
    var script: String
    var isRightToLeft = false
    /// The words of a text: sentences from Unicode's `UDHR` and the like, with joining and stacking characters of the
    /// script.
    var words: [String]

    var testDescription: String { "\(font) \(language)" }
  }

  static let samples = [
    Sample(
      font: "Inter-Regular", language: "en", script: "Latn",
      words: ["(a->b) ", "3x4 ", "12:30 ", "1-2 ", "AV. ", "fi ", "e\u{301}o\u{308}\u{304} ", "--> ", "no ", "#1 "]),
    Sample(
      font: "NotoSans-Regular", language: "vi", script: "Latn",
      words: ["nhân ", "tự ", "quye\u{302}\u{300}n ", "f\u{200C}i ", "co\u{AD}op "]),
    Sample(
      font: "NotoSansThai-Regular", language: "th", script: "Thai",
      words: ["มนุษย์", "ทั้งหลาย", "น้ำ", "กำเนิด", "ศักดิ์ศรี", "ที่ ", "เป็น"]),
    Sample(
      font: "NotoSansKhmer-Regular", language: "km", script: "Khmr",
      words: ["មនុស្ស", "ទាំងអស់", "កើត", "សេចក្ដី", "ស្ត្រី", "ព្រះ ", "ខ្ញុំ"]),
    Sample(
      font: "NotoSansMyanmar-Regular", language: "my", script: "Mymr",
      words: ["လူတိုင်း", "သည်", "အင်္ဂလိပ်", "တူညီ", "ကျွန်ုပ် ", "ဗုဒ္ဓ"]),
    Sample(
      font: "NotoSansDevanagari-Regular", language: "hi", script: "Deva",
      words: ["सभी ", "मनुष्यों ", "को ", "स्वतन्त्रता ", "र्क्षि", "श्री ", "प्रकृति"]),
    Sample(
      font: "NotoSansBengali-Regular", language: "bn", script: "Beng", words: ["সমস্ত ", "মানুষ ", "স্বাধীনভাবে ", "র্য্যো", "কৌ "]),
    Sample(
      font: "NotoSansTamil-Regular", language: "ta", script: "Taml", words: ["மனிதப் ", "பிறவியினர் ", "கொ", "ஸ்ரீ ", "க்ஷௌ"]),
    Sample(
      font: "NotoSansArabic-Regular", language: "ar", script: "Arab", isRightToLeft: true,
      words: ["يُولَدُ ", "جميعُ ", "الناسِ ", "أحرارًا ", "لله ", "لا ", "شَرَّ ", "بـ "]),
    Sample(
      font: "NotoSansHebrew-Regular", language: "he", script: "Hebr", isRightToLeft: true,
      words: ["כָּל ", "בְּנֵי ", "אָדָם ", "שׁוֹר ", "חוֹרִין ", "בּ"]),
    Sample(
      font: "NotoSansCJKjp-Regular", language: "ja", script: "Hani",
      words: ["すべて", "人間は", "、生ま", "か\u{3099}", "「自由」", "ー"]),
  ]

  /// A text with this many pieces has the glyphs, positions and break opportunities that HarfBuzz returns for the whole
  /// text.
  @Test(arguments: samples) func longTextsAreShapedAsInOneCall(sample: Sample) throws {
    let font = try Fonts.font(sample.font)
    var random = SeededGenerator(seed: 41)
    for _ in 0..<20 {
      var text = ""
      while text.utf16.count < 6 * ShapingPiece.length { text += sample.words.randomElement(using: &random) ?? "" }
      let script = openTypeTag(sample.script)
      let shaped = HarfBuzzGlyphs.shaped(
        text, font, sample.language, script: script, isRightToLeft: sample.isRightToLeft)
      let asked = try HarfBuzzGlyphs.asked(
        text, font, sample.language, script: script, isRightToLeft: sample.isRightToLeft)
      let difference = zip(shaped, asked).first { $0 != $1 }
      #expect(
        shaped.count == asked.count && difference == nil,
        "\(shaped.count), \(asked.count) glyphs, \(String(describing: difference)): \(text.prefix(200))")
    }
  }

  @Test func piecesEndBetweenCharacters() {
    let faces = Array(String(repeating: "\u{1F600}", count: 600).utf16)
    #expect(ShapingPiece(start: 0).end(in: 0..<1200, of: faces) == 512)
    #expect(ShapingPiece(start: 1).end(in: 1..<1200, of: [0x61] + faces) == 513)
    #expect(ShapingPiece(start: 0).end(in: 0..<1201, of: [0x61] + faces) == 511)
    #expect(ShapingPiece(start: 900).end(in: 0..<1200, of: faces) == 1200)
  }

  /// HarfBuzz takes quadratic time in the number of some characters. For a text four times as long it is given no more
  /// of them per character: glyphs are shaped once, some again at line ends.
  @Test(
    arguments: [
      "\u{AD}", "\u{E33}", "\u{E01}\u{E33}", "\u{E48}", "\u{EB3}", "\u{1780}\u{17D2}", "\u{17D2}\u{179A}", "\u{17BE}",
      "\u{9CB}", "\u{BCA}", "\u{1000}\u{1039}", "\u{1031}", "\u{1004}\u{103A}\u{1039}", "\u{64E}", "\u{651}\u{64E}",
      "\u{5B0}", "a\u{301}", "\u{301}", "\u{200D}", "\u{1F468}\u{200D}",
    ], [300.0, 1.0])
  func whatHarfBuzzIsGivenGrowsWithTheText(characters: String, width: Double) throws {
    func count(_ times: Int) throws -> Double {
      let engine = TextLayoutEngine()
      let text = try Setting.text(String(repeating: characters, count: times))
      _ = engine.measure(text, in: TextContainer(width: width))
      return Double(engine.shapedUnitCount) / Double(times)
    }
    let (few, many) = (try count(1_500), try count(6_000))
    #expect(many <= 1.5 * few, "\(few) code units for each, then \(many)")
  }

  /// Each of about twenty candidates for a line's end is reshaped from a cutting point at most 32 code units before it;
  /// from the start of a syllable of 512 it would take fifty times the text.
  @Test(arguments: ["\u{17D2}\u{179A}", "\u{1004}\u{103A}\u{1039}"])
  func linesOfALongSyllableAreShapedFromNear(characters: String) throws {
    let engine = TextLayoutEngine()
    let text = String(repeating: characters, count: 2_000)
    let measured = engine.measure(try Setting.text(text), in: TextContainer(width: 300))
    #expect(measured.lines.count > 10)
    #expect(engine.shapedUnitCount < 6 * text.utf16.count, "\(engine.shapedUnitCount), \(text.utf16.count)")
  }

  struct LongCluster: Sendable {
    var sample: Sample
    var base = ""
    /// Characters that join with everything before them.
    var joining: String

    func text(length: Int) -> String {
      base + String(repeating: joining, count: (length - base.utf16.count) / joining.utf16.count)
    }
  }

  private static let longClusters = [
    LongCluster(sample: samples[3], base: "\u{1780}", joining: "\u{17D2}\u{179A}"),
    LongCluster(sample: samples[4], joining: "\u{1004}\u{103A}\u{1039}"),
    LongCluster(sample: samples[8], base: "\u{628}", joining: "\u{64E}"),
  ]

  /// A cluster between words does not affect them, however long it is: none of its parts is longer than allowed.
  @Test(arguments: longClusters, [100, 128, 129, 600, 1_100])
  func textBesideALongClusterIsShapedAsInOneCall(long: LongCluster, length: Int) throws {
    let sample = long.sample
    let font = try Fonts.font(sample.font)
    let words = sample.words.joined() + " "
    let cluster = long.text(length: length)
    let text = words + cluster + " " + words
    let range = words.utf16.count..<words.utf16.count + cluster.utf16.count
    let script = openTypeTag(sample.script)
    let shaped = HarfBuzzGlyphs.shaped(
      text, font, sample.language, script: script, isRightToLeft: sample.isRightToLeft)
    let asked = try HarfBuzzGlyphs.asked(
      text, font, sample.language, script: script, isRightToLeft: sample.isRightToLeft)
    let beside = [shaped, asked].map { glyphs in glyphs.filter { !range.contains(Int($0.cluster)) } }
    let difference = zip(beside[0], beside[1]).first { $0 != $1 }
    #expect(beside[0].count == beside[1].count && difference == nil, "\(String(describing: difference))")
    let clusters = shaped.map { Int($0.cluster) }
    let isInOrder = clusters == (sample.isRightToLeft ? clusters.sorted(by: >) : clusters.sorted())
    #expect(isInOrder)
    let starts = Set(clusters).filter(range.contains).sorted()
    #expect(starts.first == range.lowerBound)
    if length <= 128 { #expect(starts.count == 1) }
    #expect(zip(starts, starts.dropFirst() + [range.upperBound]).allSatisfy { $1 - $0 <= 128 }, "\(starts)")
  }

  @Test func longClustersAreCutBetweenCharacters() {
    let faces = Array(("a" + String(repeating: "\u{1F600}", count: 40)).utf16)
    #expect(ShapingPiece.parts(of: 0..<81, in: faces) == [0..<31, 31..<63, 63..<81])
    #expect(ShapingPiece.parts(of: 5..<37, in: faces) == [5..<37])
  }

  @Test func aClusterIsLongThatHasMoreCodeUnitsThan128() {
    func glyphs(_ clusters: [Int32]) -> [ShapedGlyph] {
      clusters.map { ShapedGlyph(id: 1, cluster: $0, advance: 1, xOffset: 0, yOffset: 0, isUnsafeToBreak: false) }
    }
    let piece = ShapingPiece(start: 0)
    var rest = glyphs([0, 1, 1, 129, 129, 300, 301])
    #expect(piece.removeLongCluster(from: &rest, from: 0, end: 302) == 129..<300)
    #expect(rest == glyphs([0, 1, 1]))
    rest = glyphs([0, 1, 1, 129])
    #expect(piece.removeLongCluster(from: &rest, from: 0, end: 257) == nil)
    #expect(rest.count == 4)
    #expect(piece.removeLongCluster(from: &rest, from: 0, end: 258) == 129..<258)
    #expect(rest.count == 3)
  }
}
