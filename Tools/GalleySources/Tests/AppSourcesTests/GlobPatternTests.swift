import AppSources
import Testing

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("**/*.swift", ["A.swift", "B/A.swift", "B/C/A.swift"], ["A.m", "A.swift2"]),
    ("*.swift", ["A.swift", "B/A.swift"], ["A.m"]),
    ("./*.swift", ["A.swift"], ["B/A.swift"]),
    ("Views", ["Views/A.swift", "B/Views/C/A.swift"], ["Viewsx/A.swift", "A/MyViews"]),
    ("/Views/", ["Views/A.swift"], ["B/Views/A.swift"]),
    ("Views/**", ["Views/A.swift", "Views/B/A.swift"], ["Views"]),
    ("A/**/B/*.swift", ["A/B/C.swift", "A/x/y/B/C.swift", "A/B/x/B/C.swift"], ["A/C.swift", "B/C.swift"]),
    ("?_*.swift", ["a_b.swift", "ü_.swift"], ["ab.swift"]),
    ("a*b*c", ["abbc", "a/abcabc"], ["abcb"]),
  ])
  func patternsMatchPaths(pattern: String, matched: [String], others: [String]) {
    for path in matched { #expect(GlobPattern(pattern).matches(path), "\(path)") }
    for path in others { #expect(!GlobPattern(pattern).matches(path), "\(path)") }
  }

  /// A naive search would try every division of the name: about 2³⁰.
  @Test func manyStarsTakeNoMoreThanTheProductOfLengths() {
    let name = String(repeating: "a", count: 10_000)
    #expect(!GlobPattern(String(repeating: "*a", count: 30) + "b").matches(name))
    #expect(!GlobPattern(String(repeating: "**/a/", count: 30) + "b").matches(name.map { "\($0)/" }.joined()))
  }
}
