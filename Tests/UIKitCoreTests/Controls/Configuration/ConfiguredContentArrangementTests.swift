import Foundation
import Testing
import UIKitCore

/// The arithmetic of a configured button's content. Expected frames are worked out by hand from the rules of
/// `UIButton.Configuration`'s documentation: placement, paddings, reservation.
@Suite struct ConfiguredContentArrangementTests {
  private typealias Arrangement = ConfiguredContentArrangement
  private let area = CGRect(x: 0, y: 0, width: 200, height: 100)

  /// An image of 20 by 10, texts of 60 by 20 and 40 by 12, gaps of 5 and 2.
  private func arrangement(_ placement: Arrangement.Placement) -> Arrangement {
    var arrangement = Arrangement()
    arrangement.image = CGSize(width: 20, height: 10)
    arrangement.title = CGSize(width: 60, height: 20)
    arrangement.subtitle = CGSize(width: 40, height: 12)
    arrangement.placement = placement
    (arrangement.imagePadding, arrangement.titlePadding) = (5, 2)
    return arrangement
  }

  private func frames(
    _ arrangement: Arrangement, _ horizontal: Arrangement.Alignment = .near, texts: Arrangement.Alignment = .near
  ) -> Arrangement.Frames {
    arrangement.frames(in: area, horizontal: horizontal, vertical: .near, texts: texts)
  }

  @Test func imageAndTextsStandBesideEachOther() {
    let leading = arrangement(.leading)
    #expect(leading.size == CGSize(width: 85, height: 34))
    let placed = frames(leading)
    #expect(placed.image == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(placed.title == CGRect(x: 25, y: 0, width: 60, height: 20))
    #expect(placed.subtitle == CGRect(x: 25, y: 22, width: 40, height: 12))
    let trailing = frames(arrangement(.trailing))
    #expect(trailing.image == CGRect(x: 65, y: 12, width: 20, height: 10))
    #expect(trailing.title == CGRect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test func imageAndTextsStandAboveEachOther() {
    let top = arrangement(.top)
    #expect(top.size == CGSize(width: 60, height: 49))
    let placed = frames(top, texts: .middle)
    #expect(placed.image == CGRect(x: 20, y: 0, width: 20, height: 10))
    #expect(placed.title == CGRect(x: 0, y: 15, width: 60, height: 20))
    #expect(placed.subtitle == CGRect(x: 10, y: 37, width: 40, height: 12))
    let bottom = frames(arrangement(.bottom), texts: .far)
    #expect(bottom.image == CGRect(x: 20, y: 39, width: 20, height: 10))
    #expect(bottom.subtitle == CGRect(x: 20, y: 22, width: 40, height: 12))
  }

  @Test func aSmallerImageStandsInTheMiddleOfItsReservation() {
    var reserved = arrangement(.leading)
    reserved.imageReservation = 30
    #expect(reserved.size.width == 95)
    #expect(frames(reserved).image == CGRect(x: 5, y: 12, width: 20, height: 10))
    #expect(frames(reserved).title?.minX == 35)
    reserved.imageReservation = 10
    #expect(reserved.size.width == 85)
  }

  @Test func gapsExistBetweenPartsAlone() {
    var alone = arrangement(.leading)
    (alone.title, alone.subtitle) = (nil, nil)
    #expect(alone.size == CGSize(width: 20, height: 10))
    var text = arrangement(.top)
    text.image = nil
    text.subtitle = nil
    #expect(text.size == CGSize(width: 60, height: 20))
  }

  @Test func theContentIsAlignedAsAWhole() {
    let all = arrangement(.leading)
    #expect(frames(all, .middle).image?.minX == 57.5)
    #expect(frames(all, .far).image?.minX == 115)
    // Filled, the image is at its edge and the texts are aligned in the rest: 25 + (175 - 60) / 2.
    let filled = frames(all, .fill, texts: .middle)
    #expect(filled.image?.minX == 0)
    #expect(filled.title?.minX == 82.5)
    let low = all.frames(in: area, horizontal: .near, vertical: .far, texts: .near)
    #expect(low.title?.minY == 66)
  }

  @Test func arrowsStandAtTheEnd() {
    var menu = arrangement(.leading)
    menu.indicator = CGSize(width: 10, height: 14)
    menu.indicatorPadding = 4
    #expect(menu.size == CGSize(width: 99, height: 34))
    #expect(frames(menu).indicator?.minX == 89)
    #expect(menu.textRoom(in: 99) == 60)
    #expect(frames(menu, .fill).indicator?.maxX == 200)
  }
}
