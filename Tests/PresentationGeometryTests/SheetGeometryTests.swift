import Foundation
import PresentationGeometry
import Testing
import UIKitValues

/// The room of a phone in portrait.
func phone(_ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 34) -> PresentationSpace {
  PresentationSpace(
    size: CGSize(width: width, height: height), safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
    isCompactWidth: true, isCompactHeight: false)
}

let pad = PresentationSpace(
  size: CGSize(width: 820, height: 1180), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
  isCompactWidth: false, isCompactHeight: false, pixel: 0.5)

/// Expected values: ResearchKit's pictures of iOS 17 (high), and what follows from them for another phone.
struct SheetGeometryTests {
  @Test func aLargeSheetBegins10PointsBelowTheSafeArea() {
    let sheet = SheetGeometry(.page, in: phone(393, 852, top: 59))
    #expect(sheet.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(sheet.showsPresenterAsCard && sheet.isAttached && sheet.cornerRadius == 10)
    #expect(SheetGeometry(.form, in: phone(375, 812, top: 44)).frame.minY == 54)
  }

  @Test(
    "The presenter is 16 points narrower at each side, and begins at the safe area",
    arguments: [(393.0, 852.0, 59.0), (375, 812, 44)])
  func card(width: CGFloat, height: CGFloat, top: CGFloat) {
    let card = SheetGeometry.Card(
      of: CGRect(x: 0, y: 0, width: width, height: height), in: phone(width, height, top: top))
    #expect(abs(card.scale - (width - 32) / width) < 1e-12)
    let middle = height / 2 + card.offset
    #expect(abs(middle - height * card.scale / 2 - top) < 1e-9)
  }

  @Test("A sheet on a sheet makes that the card, at the place of the first card")
  func secondCard() {
    let room = phone(393, 852, top: 59)
    let card = SheetGeometry.Card(of: SheetGeometry(.page, in: room).frame, in: room)
    #expect(abs(69 + 783 / 2 + card.offset - 783 * card.scale / 2 - 59) < 1e-9)
  }

  @Test("The medium height is 425 with the safe area's bottom below, at 393 by 852")
  func medium() {
    let room = phone(393, 852, top: 59)
    let sheet = SheetGeometry(.page, in: room, detent: SheetGeometry.mediumDetent(in: room))
    #expect(sheet.frame == CGRect(x: 0, y: 852 - 459, width: 393, height: 459))
    #expect(!sheet.showsPresenterAsCard)
  }

  @Test("Heights end at the large one and at nothing", arguments: [(5_000.0, 783.0), (-5, 29), (-500, 0), (100, 134)])
  func heights(detent: CGFloat, height: CGFloat) {
    #expect(SheetGeometry(.page, in: phone(393, 852, top: 59), detent: detent).frame.height == height)
  }

  @Test("At compact height a sheet is the whole screen, unless it stays attached")
  func landscape() {
    var room = phone(852, 393, top: 0, bottom: 21)
    (room.isCompactWidth, room.isCompactHeight) = (true, true)
    let whole = SheetGeometry(.page, in: room, detent: 100)
    #expect(whole.frame == CGRect(x: 0, y: 0, width: 852, height: 393) && whole.cornerRadius == 0)
    let attached = SheetGeometry(
      .page, in: room, preferred: CGSize(width: 400, height: 0), isAttachedInCompactHeight: true,
      followsPreferredWidth: true)
    #expect(attached.frame == CGRect(x: 226, y: 10, width: 400, height: 383) && !attached.showsPresenterAsCard)
  }

  @Test("On tablets a form sheet is 540 by 620 in the middle, or as large as its content prefers")
  func form() {
    #expect(SheetGeometry(.form, in: pad).frame == CGRect(x: 140, y: 280, width: 540, height: 620))
    let preferred = SheetGeometry(.form, in: pad, preferred: CGSize(width: 300, height: 9_000)).frame
    #expect(preferred.width == 300 && preferred.midX == 410 && preferred.height < 1180)
    #expect(SheetGeometry(.page, in: pad, readableWidth: 704).frame.width == 704)
  }
}
