/// Characters that typefaces make as wide as one of ASCII's.
enum SharedAdvances {
  static func character(asWideAs character: Unicode.Scalar) -> Unicode.Scalar? { characters[character] }

  private static let characters = Dictionary(
    uniqueKeysWithValues: groups.flatMap { group in group.others.unicodeScalars.map { ($0, group.character) } })

  /// Letters that look alike (Unicode's `confusables.txt`, and identical outlines in Inter), signs with the width of
  /// figures, and spaces and hyphens that only differ in line breaking.
  private static let groups: [(character: Unicode.Scalar, others: String)] = [
    (" ", "\u{A0}"), ("-", "\u{AD}\u{2010}\u{2011}"), ("$", "€£¥¢"), ("+", "±×÷−≈≠≤≥"), ("A", "ΑА"), ("B", "ΒВ"),
    ("C", "ϹС"),
    ("E", "ΕЕ"), ("H", "ΗН"), ("I", "ΙІӀӏ"), ("J", "ͿЈ"), ("K", "Κ\u{212A}"), ("M", "ΜМϺ"), ("N", "Ν"), ("O", "ΟО"),
    ("P", "ΡР"), ("S", "Ѕ"), ("T", "ΤТ"), ("X", "ΧХ"), ("Y", "ΥҮ"), ("Z", "Ζ"), ("a", "а"), ("c", "ϲс"), ("e", "е"),
    ("g", "ɡ"),
    ("h", "һ"), ("i", "і"), ("j", "ϳј"), ("o", "οо"), ("p", "р"), ("s", "ѕ"), ("x", "х"), ("y", "у"),
  ]
}
