import Foundation
import SpokenElements
import Testing

/// The rules of AccessibilitySnapshot's tests (facts on VoiceOver, section 2).
struct ReadingOrderTests {
  private let phone = ReadingOrder(isPhone: true, isRightToLeft: false)
  private let pad = ReadingOrder(isPhone: false, isRightToLeft: false)

  /// Its parser's test VerticalSeparation: places that are 8 points apart are rows on a phone.
  @Test func eightPointsAreARowOnAPhoneOnly() {
    let places = [(0, 8), (10, 0), (20, -8), (30, -8)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(phone.sorted(places) == [2, 3, 1, 0])
    #expect(pad.sorted(places) == [0, 1, 2, 3], "neighbours decide, though the first and third are 16 apart")
  }

  @Test func rowsAreReadInTheDirectionOfTheInterface() {
    let places = [(0, 0), (10, 0), (0, 10), (10, 10)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(phone.sorted(places) == [0, 1, 2, 3])
    #expect(ReadingOrder(isPhone: true, isRightToLeft: true).sorted(places) == [1, 0, 3, 2])
  }

  @Test func equalPlacesKeepTheirOrder() {
    #expect(phone.sorted(Array(repeating: .zero, count: 200)) == Array(0..<200))
  }

  /// More places than are inserted one by one: rows far apart have one right order.
  @Test(arguments: [63, 64, 65, 129, 1_000]) func manyRowsAreSorted(_ count: Int) {
    let shuffled = (0..<count).map { ($0 * 7_919) % count }
    let sorted = phone.sorted(shuffled.map { CGPoint(x: 0, y: CGFloat($0) * 20) })
    #expect(sorted.map { shuffled[$0] } == shuffled.sorted())
  }

  @Test func aGroupStandsAtItsFirstChildByPlaces() {
    var group = ElementGroup([element("far", 0, 100), element("near", 0, 5)])
    group.isInGivenOrder = true
    let tree = ElementTree(
      [element("top", 0, 0), element("middle", 0, 50), .group(group)], order: phone, language: "en")
    #expect(tree.spokenElements.map(\.description) == ["top", "far", "near", "middle"])
  }

  @Test func emptyGroupsAreNothing() {
    let tree = ElementTree([.group(ElementGroup([.group(ElementGroup([]))]))], order: phone, language: "en")
    #expect(tree.spokenElements.isEmpty)
  }

  @Test func placesThatAreNotFiniteEndTheSortAllTheSame() {
    let places = (0..<300).map { CGPoint(x: $0 % 3 == 0 ? Double.nan : 1, y: $0 % 2 == 0 ? Double.infinity : .nan) }
    #expect(phone.sorted(places).sorted() == Array(0..<300))
  }

  private func element(_ label: String, _ x: Double, _ y: Double) -> ElementNode {
    var source = ElementSource()
    (source.label, source.frame) = (label, CGRect(x: x, y: y, width: 10, height: 10))
    return .element(source)
  }
}
