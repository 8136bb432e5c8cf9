import Foundation
import PresentationGeometry
import Testing
import UIKitValues

/// Texts in San Francisco, whose ascent is 1950 and whose descent is 494 of 2048 units; labels end on pixels.
private func text(size: CGFloat, lines: Int) -> AlertText {
  let (ascent, descent) = (size * 1950 / 2048, size * 494 / 2048)
  let height = ((ascent + descent) * CGFloat(lines) * 3).rounded(.up) / 3
  return AlertText(height: height, firstBaseline: ascent, lastBaseline: height - descent)
}

private func close(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.01 }

/// Expected values: real alerts in NativeScript's pictures of iOS 16 and 17 at 393 by 852, whose texts are all of 17 points
/// (high), to a pixel.
struct AlertGeometryTests {
  private let room = phone(393, 852, top: 59)

  private func alert(_ lines: Int, fields: Int = 0, _ buttons: AlertGeometry.Buttons) -> AlertGeometry {
    AlertGeometry(
      title: text(size: 17, lines: 1), message: text(size: 17, lines: lines - 1), fieldCount: fields, buttons: buttons,
      in: room)
  }

  @Test("Two lines and one button: (61.667, 376.333, 270, 124.333)")
  func frame() {
    let frame = alert(2, .stacked([44])).frame(in: room)
    #expect(close(frame.minX, 61.667) && close(frame.minY, 376.333))
    #expect(close(frame.width, 270) && close(frame.height, 124.333))
  }

  @Test("The blocks of text are 80 and 100.33 high, the first baseline is at 36")
  func texts() throws {
    let two = alert(2, .stacked([44]))
    #expect(close(two.contentHeight, 80) && close(alert(3, .stacked([44])).contentHeight, 100.333))
    let title = try #require(two.title)
    #expect(abs(title.minY + 17 * 1950 / 2048 - 36) < 0.34)
  }

  @Test("With a message of 13 points, the block is 79 to 80")
  func footnote() {
    let alert = AlertGeometry(
      title: text(size: 17, lines: 1), message: text(size: 13, lines: 1), fieldCount: 0, buttons: .stacked([44]),
      in: room)
    #expect((78.9...80).contains(alert.contentHeight))
  }

  @Test("Whole heights with three lines, buttons and fields")
  func heights() {
    #expect(close(alert(3, .stacked([44, 44, 44])).size.height, 233.333))
    #expect(close(alert(2, fields: 2, .sideBySide(height: 44)).size.height, 197.667))
    #expect(close(alert(3, fields: 1, .sideBySide(height: 44)).size.height, 187.333))
  }

  @Test("Two buttons are 135 and 134.67 wide, with a line between")
  func halves() {
    let alert = alert(2, .sideBySide(height: 44))
    #expect(close(alert.buttons[0].width, 135) && close(alert.buttons[1].width, 134.667))
    #expect(close(alert.lines[1].minX, 135) && close(alert.buttons[1].maxX, 270))
  }

  @Test("A box of fields is 30.67 high for one and 59.67 for two, 240 wide, at the end of the text")
  func fields() throws {
    let one = try #require(alert(3, fields: 1, .stacked([44])).fieldBox)
    #expect(close(one.height, 30.667) && close(one.minY, 100.333) && one.minX == 15 && one.width == 240)
    let two = try #require(alert(2, fields: 2, .stacked([44])).fieldBox)
    #expect(close(two.height, 59.667))
  }

  @Test("Texts scroll where an alert is too tall, and 67.8 points of buttons stay; at accessibility sizes half")
  func tooTall() {
    let long = AlertText(height: 5_000, firstBaseline: 16, lastBaseline: 4_996)
    let many = AlertGeometry.Buttons.stacked(Array(repeating: 44, count: 100))
    let alert = AlertGeometry(title: long, message: nil, fieldCount: 0, buttons: many, in: room)
    #expect(close(alert.size.height - alert.visibleContentHeight, 67.8) && alert.size.height <= 759)
    #expect(alert.frame(in: room).minY >= 59 && alert.frame(in: room).maxY <= 818)
    let large = AlertGeometry(title: long, message: nil, fieldCount: 0, buttons: many, in: room, isLarge: true)
    #expect(close(large.visibleContentHeight, large.size.height / 2) && large.size.width == 310)
    let short = AlertGeometry(title: nil, message: nil, fieldCount: 0, buttons: many, in: room)
    #expect(short.visibleContentHeight == 0 && short.buttons.count == 100)
  }

  @Test("Nothing at all has no height")
  func empty() {
    let alert = AlertGeometry(title: nil, message: nil, fieldCount: 0, buttons: .stacked([]), in: room)
    #expect(alert.size == CGSize(width: 270, height: 0))
  }
}

/// Expected values: a real action sheet in NativeScript's pictures of iOS 16 and 17 at 393 by 852 (high).
struct ActionSheetGeometryTests {
  private let room = phone(393, 852, top: 59)

  private func sheet(rows: Int, header: Int = 2) -> ActionSheetGeometry {
    ActionSheetGeometry(
      title: header > 0 ? text(size: 17, lines: 1) : nil, message: header > 1 ? text(size: 17, lines: 1) : nil,
      rows: Array(repeating: 57, count: rows), cancel: 57, width: ActionSheetGeometry.width(in: room),
      height: ActionSheetGeometry.height(in: room), in: room)
  }

  @Test("A header of 77 with three rows: 504 to 753, and 761 to 818 cancels")
  func frame() throws {
    let sheet = sheet(rows: 3)
    let frame = sheet.frame(in: room)
    #expect(close(frame.minX, 8) && close(frame.width, 377))
    #expect(close(frame.minY + sheet.card.minY, 504) && close(frame.minY + sheet.card.maxY, 753))
    let cancel = try #require(sheet.cancelCard)
    #expect(close(frame.minY + cancel.minY, 761) && close(frame.minY + cancel.maxY, 818))
    #expect(sheet.lines.count == 3 && close(sheet.buttons[1].minY - sheet.buttons[0].minY, 57.333))
  }

  @Test("The header's paddings do not grow with its text: Flutter's are constants")
  func largeHeader() throws {
    func header(_ size: CGFloat) -> ActionSheetGeometry {
      ActionSheetGeometry(
        title: text(size: size, lines: 1), message: text(size: size, lines: 2), rows: [], cancel: nil, width: 377,
        height: 800, in: room, textScale: size / 13)
    }
    let (small, large) = (header(13), header(44))
    let (first, other) = (try #require(small.title), try #require(large.title))
    #expect(close(first.minY, other.minY))
    let (message, last) = (try #require(small.message), try #require(large.message))
    #expect(abs(small.contentHeight - message.maxY - large.contentHeight + last.maxY) <= 2.0 / 3)
  }

  @Test("The first row has no line before it where there is no header")
  func headless() {
    #expect(sheet(rows: 3, header: 0).lines.count == 2 && sheet(rows: 3, header: 0).buttons[0].minY == 0)
  }

  @Test("A hundred rows scroll between the screen's top and the button that cancels")
  func tooTall() {
    let sheet = sheet(rows: 100)
    #expect(close(sheet.frame(in: room).minY, 54) && close(sheet.frame(in: room).maxY, 818))
    #expect(sheet.contentHeight > 5_000 && sheet.card.height < 700)
  }

  @Test("Without a home indicator it ends 8 points above the edge; in landscape it is as wide as in portrait")
  func places() {
    let old = phone(375, 667, top: 20, bottom: 0)
    #expect(close(sheet(rows: 1).size.width, 377) && ActionSheetGeometry.height(in: old) == 667 - 8 - 20)
    let landscape = PresentationSpace(
      size: CGSize(width: 852, height: 393), safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
      isCompactWidth: true, isCompactHeight: true)
    #expect(ActionSheetGeometry.width(in: landscape) == 377)
  }

  @Test(
    "Fonts of rows by the body's size at the twelve categories",
    arguments: [(14.0, 20.0), (17, 20), (19, 20), (21, 21), (23, 23), (28, 28), (33, 33), (40, 40), (47, 47), (53, 53)])
  func fonts(body: CGFloat, size: CGFloat) {
    #expect(ActionSheetGeometry.fontSize(bodySize: body) == size)
  }

  @Test("Rows are 57 high, and higher for fonts that need it")
  func rows() {
    #expect(ActionSheetGeometry.rowHeight(fontSize: 20, textHeight: 24) == 57)
    #expect(ActionSheetGeometry.rowHeight(fontSize: 53, textHeight: 63.333) == 110)
  }
}
