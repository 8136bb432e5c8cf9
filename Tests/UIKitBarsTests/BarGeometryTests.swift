import Foundation
import Testing
import UIKitBars

/// The arithmetic of bars, which knows no view. Expected values are worked out by hand from the rules in the comments.
@Suite struct BarGeometryTests {
  // MARK: Zones

  @Test("The search bar goes first, then the large title; pulled content changes nothing")
  func collapsing() {
    let zones = BarZones(largeTitle: 52, search: 52)
    #expect(zones.scrolled(by: -30) == zones && zones.scrolled(by: 0) == zones)
    #expect(zones.scrolled(by: 20) == BarZones(largeTitle: 52, search: 32))
    #expect(zones.scrolled(by: 60) == BarZones(largeTitle: 44, search: 0))
    #expect(zones.scrolled(by: 1e9).height == 0 && zones.scrolled(by: .nan) == zones)
  }

  @Test("A search bar that is kept stays, and content reaches the bar that much sooner")
  func kept() {
    let zones = BarZones(largeTitle: 52, search: 52, keepsSearch: true)
    #expect(zones.scrolled(by: 100) == BarZones(largeTitle: 0, search: 52, keepsSearch: true))
    #expect(zones.isAtEdge(scrolledBy: 52) && !zones.isAtEdge(scrolledBy: 53))
    #expect(BarZones(largeTitle: 52, search: 52).isAtEdge(scrolledBy: 104))
    #expect(BarZones().isAtEdge(scrolledBy: 0) && !BarZones().isAtEdge(scrolledBy: 1))
  }

  // MARK: Rows

  private func text(_ width: CGFloat) -> BarItemSize { BarItemSize(width: width, kind: .content(padding: 8)) }
  private let flexible = BarItemSize(width: 0, kind: .flexibleSpace)

  @Test("Between two contents are the paddings of both; spaces come on top of them")
  func rows() {
    let row = BarItemRow([text(30), text(20), BarItemSize(width: 5, kind: .fixedSpace), text(10)], from: 16, to: 300)
    #expect(row.spans.map { $0.start } == [16, 62, 82, 103] && row.end == 113)
    // 300 − 16 − (30 + 20 + 16) = 218 for two spaces.
    let shared = BarItemRow([flexible, text(30), flexible, text(20)], from: 16, to: 300)
    #expect(shared.spans.map { $0.start } == [16, 125, 155, 280] && shared.end == 300)
    #expect(BarItemRow([text(500), flexible, text(20)], from: 16, to: 300).spans[1].width == 0)
    #expect(BarItemRow([], from: 16, to: 300).end == 16)
  }

  private func title(_ width: CGFloat) -> BarItemSize {
    BarItemSize(width: width, kind: .content(padding: 8), canShrink: true)
  }

  @Test("Without the room spaces give way, then the widest titles, then everything")
  func rowsWithoutRoom() {
    // 30 + 16 + 20 of 100: 34 are left of the space.
    let spaced = BarItemRow([text(30), BarItemSize(width: 5_000, kind: .fixedSpace), text(20)], from: 10, to: 110)
    #expect(spaced.spans.map { $0.width } == [30, 34, 20] && abs(spaced.end - 110) < 1e-9)
    // 200 − 2 · 16 = 168: 40 stays, and 128 are shared by two.
    let titles = BarItemRow([title(300), title(40), title(90)], from: 0, to: 200)
    #expect(titles.spans.map { $0.width } == [64, 40, 64] && titles.spans.map { $0.start } == [0, 80, 136])
    // Pictures stay, and titles keep 24: 100 + 16 + 24.
    #expect(BarItemRow([text(100), title(300)], from: 0, to: 140).spans.map { $0.width } == [100, 24])
    // 216 in 108: half of everything.
    let half = BarItemRow([text(100), text(100)], from: 0, to: 108)
    #expect(half.spans.map { $0.width } == [50, 50] && half.spans.map { $0.start } == [0, 58] && half.end == 108)
    #expect(BarItemRow([text(100), title(100)], from: 50, to: 20).spans.allSatisfy { $0.start == 50 && $0.width == 0 })
  }

  // MARK: A navigation bar's row

  private func content(title: CGFloat, back: [CGFloat]? = nil, trailing: [CGFloat] = []) -> NavigationBarRow.Content {
    var content = NavigationBarRow.Content()
    (content.width, content.leadingMargin, content.trailingMargin) = (400, 16, 16)
    content.title = title
    content.backTitles = back.map { widths in
      Array(zip([.full, .generic, .none] as [BackTitle], widths)).map { (title: $0, width: $1) }
    }
    content.trailing = trailing.map(text)
    return content
  }

  /// Margins: 16 below 414 points, 20 from there on, 16 beside an inset.
  @Test func margins() {
    let known: [(CGFloat, CGFloat, CGFloat)] = [
      (320, 0, 16), (375, 0, 16), (393, 0, 16), (414, 0, 20), (768, 0, 20), (568, 0, 20), (812, 44, 60), (896, 44, 60),
    ]
    for (width, inset, margin) in known { #expect(BarMetrics.margin(width: width, safeArea: inset) == margin) }
  }

  @Test("A title is in the centre, beside items off it as far as it must be, and then narrower")
  func titles() {
    #expect(NavigationBarRow(content(title: 100)).title?.start == 150)
    // Up to 400 − 16 − 150 − 6.333 there is room: the title of 300 ends there.
    let beside = NavigationBarRow(content(title: 200, trailing: [150]))
    #expect(abs((beside.title?.start ?? 0) - 27.667) < 0.001 && beside.title?.width == 200)
    let narrow = NavigationBarRow(content(title: 300, trailing: [150]))
    #expect(narrow.title?.start == 16 && abs((narrow.title?.width ?? 0) - 211.667) < 0.001)
    #expect(NavigationBarRow(content(title: 1e7)).title?.width == 368)
  }

  @Test("A back title gives way before the title does")
  func backTitles() {
    func back(_ title: CGFloat) -> BackTitle? { NavigationBarRow(content(title: title, back: [100, 35, 0])).back }
    // 400 − 16 − 30.1 − 100 − 12.667 = 241.233, and 65 more with Back, and 35 more with nothing.
    #expect(back(241) == .full && back(242) == .generic && back(306) == .generic && back(307) == BackTitle.none)
    #expect(back(2000) == BackTitle.none && NavigationBarRow(content(title: 10)).back == nil)
  }

  @Test("Beside a back button without a title, the title begins after the image")
  func titlesBesideTheImage() {
    // The chevron's ink ends 16 − 6.667 + 11 = 20.333 from the edge; the gap is 6.333.
    let plain = NavigationBarRow(content(title: 1_000, back: [100, 35, 0]))
    #expect(plain.back == BackTitle.none && abs((plain.title?.start ?? 0) - 26.666) < 1e-6)
    var wide = content(title: 1_000, back: [100, 35, 0])
    wide.backIndicatorWidth = 30
    #expect(abs((NavigationBarRow(wide).title?.start ?? 0) - 45.666) < 1e-6)
    // A back title gives way to the image: 30.1 and 19 more.
    #expect(abs(NavigationBarRow(wide).backTitleStart - 49.1) < 1e-6)
  }

  private func numbers(_ spans: [(start: CGFloat, width: CGFloat)]) -> [CGFloat] {
    spans.flatMap { [$0.start, $0.width] }
  }

  @Test("Items of both sides share the bar; the title gives way to them")
  func sidesWithoutRoom() {
    func row(_ leading: [CGFloat], _ trailing: [CGFloat]) -> NavigationBarRow {
      var contents = content(title: 100)
      (contents.leading, contents.trailing) = (leading.map(title), trailing.map(title))
      return NavigationBarRow(contents)
    }
    // 400 − 2 · 16 − 16 between them = 352.
    let both = row([500], [600])
    #expect(numbers(both.leading) == [16, 176] && numbers(both.trailing) == [208, 176] && both.title?.width == 0)
    let one = row([50], [600])
    #expect(numbers(one.leading) == [16, 50] && numbers(one.trailing) == [82, 302])
    let other = row([600], [50])
    #expect(numbers(other.leading) == [16, 302] && numbers(other.trailing) == [334, 50])
    var spaces = content(title: 100)
    spaces.trailing = [flexible, text(30)]
    #expect(numbers(NavigationBarRow(spaces).trailing) == [384, 0, 354, 30])
  }

  // MARK: Heights

  @Test func heights() {
    let phone = BarSurroundings()
    #expect(BarMetrics.navigationBarHeight(phone) == 44)
    #expect(BarMetrics.navigationBarHeight(BarSurroundings(isInSheet: true)) == 56)
    #expect(BarMetrics.navigationBarHeight(BarSurroundings(isLow: true)) == 32)
    #expect(BarMetrics.navigationBarHeight(BarSurroundings(isLow: true, isWide: true)) == 44)
    #expect(BarMetrics.navigationBarHeight(BarSurroundings(isPad: true, isWide: true)) == 50)
    #expect(BarMetrics.toolbarHeight(phone, width: 375) == 44 && BarMetrics.toolbarHeight(phone, width: 414) == 49)
  }
}
