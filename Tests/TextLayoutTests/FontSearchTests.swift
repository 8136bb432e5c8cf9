import Synchronization
import Testing

@testable import TextLayout

/// The number of times that fonts are asked for characters missing from the first ones.
@Suite struct FontSearchTests {
  /// For a cluster that few fonts have, or none, each font is asked once per text.
  @Test(arguments: ["\u{1F600}", "\u{378}", "\u{710}\u{730}", "\u{E01}\u{E48}"])
  func aClusterIsSearchedForOnce(cluster: String) throws {
    let (inter, thai) = (try Fonts.font("Inter-Regular"), try Fonts.font("NotoSansThai-Regular"))
    func openings(_ times: Int) -> Int {
      let opened = Atomic(0)
      let fonts = (0..<20).map { index in
        FontFallback(scripts: [], languages: []) {
          opened.add(1, ordering: .relaxed)
          return index == 19 ? thai : inter
        }
      }
      let cascade = FontCascade(primary: inter, fallbacks: FontFallbacks(fonts), faults: FontFaults())
      let text = String(repeating: cluster, count: times)
      let measured = TextLayoutEngine().measure(text, font: TextFont(cascade: cascade, pointSize: 17))
      #expect(measured.size.width > 0)
      return opened.load(ordering: .relaxed)
    }
    let once = openings(1)
    #expect(once >= 20)
    #expect(openings(500) == once)
  }
}
