package import Foundation

/// A text in an alert or an action sheet, as measured at its width.
package struct AlertText: Hashable {
  /// The height of its lines.
  package var height: CGFloat
  /// The first line's baseline, from the top.
  package var firstBaseline: CGFloat
  /// The last line's baseline, from the top.
  package var lastBaseline: CGFloat

  package init(height: CGFloat, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    (self.height, self.firstBaseline, self.lastBaseline) = (height, firstBaseline, lastBaseline)
  }

  /// The height below the last baseline.
  var descent: CGFloat { height - lastBaseline }
}

/// The places of the parts of an alert.
///
/// Sources: real alerts in NativeScript's pictures of iOS 16 and 17 at 393 by 852 (high: the frames at the default size),
/// constants of Flutter (medium: growth, what scrolls) and of clones.
package struct AlertGeometry: Hashable {
  /// The arrangement of the buttons.
  package enum Buttons: Hashable {
    /// Two beside each other, of one height.
    case sideBySide(height: CGFloat)
    /// One below the other, with their heights.
    case stacked([CGFloat])
  }

  /// The whole alert's size.
  package var size: CGSize
  /// The title's and the message's rectangles in the content that scrolls.
  package var title: CGRect?
  package var message: CGRect?
  /// The box around the text fields, in the content that scrolls.
  package var fieldBox: CGRect?
  /// The fields in the box.
  package var fields: [CGRect] = []
  /// The height of the content that scrolls.
  package var contentHeight: CGFloat
  /// The height that is visible of it, from the alert's top.
  package var visibleContentHeight: CGFloat
  /// The buttons' rectangles below the content, in the area that scrolls if they are too many.
  package var buttons: [CGRect] = []
  /// The lines before the buttons, in the same area.
  package var lines: [CGRect] = []
  /// The height of all buttons.
  package var buttonsHeight: CGFloat

  /// - Parameters:
  ///   - textScale: the size of the title's font over its size at the default category.
  ///   - fieldGrowth: by how much a field is higher than at the default category.
  ///   - isLarge: whether the category is one of the accessibility sizes.
  package init(
    title: AlertText?, message: AlertText?, fieldCount: Int, buttons: Buttons, in room: PresentationSpace,
    textScale: CGFloat = 1, fieldGrowth: CGFloat = 0, isLarge: Bool = false
  ) {
    let width = AlertGeometry.width(isLarge: isLarge)
    (size, contentHeight, visibleContentHeight, buttonsHeight) = (CGSize(width: width, height: 0), 0, 0, 0)
    placeTexts(title, message, textScale, room)
    placeFields(fieldCount, fieldGrowth, room)
    place(buttons, room)
    fit(room, isLarge: isLarge)
  }

  private mutating func placeTexts(
    _ title: AlertText?, _ message: AlertText?, _ scale: CGFloat, _ room: PresentationSpace
  ) {
    let width = size.width - 2 * Self.textInset
    var last: (baseline: CGFloat, descent: CGFloat)?
    func place(_ text: AlertText) -> CGRect {
      let baseline =
        last.map { $0.baseline + Self.messageBaseline * scale }
        ?? Self.topPadding * scale + text.firstBaseline
      let top = baseline - text.firstBaseline
      last = (top + text.lastBaseline, text.descent)
      return CGRect(x: Self.textInset, y: room.nearest(top), width: width, height: text.height)
    }
    self.title = title.map { text in
      let top = Self.titleBaseline * scale - text.firstBaseline
      last = (top + text.lastBaseline, text.descent)
      return CGRect(x: Self.textInset, y: room.nearest(top), width: width, height: text.height)
    }
    self.message = message.map(place)
    contentHeight = last.map { room.nearest($0.baseline + $0.descent + Self.bottomPadding * scale) } ?? 0
  }

  private mutating func placeFields(_ count: Int, _ growth: CGFloat, _ room: PresentationSpace) {
    guard count > 0 else { return }
    let step = Self.fieldStep + growth
    let height = room.nearest(Self.firstFieldHeight - Self.fieldStep + CGFloat(count) * step)
    let box = CGRect(
      x: Self.fieldInset, y: max(contentHeight, Self.fieldInset), width: size.width - 2 * Self.fieldInset,
      height: height)
    fieldBox = box
    let edge = (Self.firstFieldHeight - Self.fieldStep) / 2
    fields = (0..<count).map { index in
      CGRect(x: 0, y: edge + CGFloat(index) * step, width: box.width, height: step)
    }
    contentHeight = room.nearest(box.maxY + (count == 1 ? Self.belowField : Self.belowFields))
  }

  private mutating func place(_ arrangement: Buttons, _ room: PresentationSpace) {
    let line = room.pixel
    switch arrangement {
    case .sideBySide(let height):
      let middle = room.nearest((size.width - line) / 2)
      lines = [
        CGRect(x: 0, y: 0, width: size.width, height: line), CGRect(x: middle, y: line, width: line, height: height),
      ]
      buttons = [
        CGRect(x: 0, y: line, width: middle, height: height),
        CGRect(x: middle + line, y: line, width: size.width - middle - line, height: height),
      ]
      buttonsHeight = line + height
    case .stacked(let heights):
      var y: CGFloat = 0
      for height in heights {
        lines.append(CGRect(x: 0, y: y, width: size.width, height: line))
        buttons.append(CGRect(x: 0, y: y + line, width: size.width, height: height))
        y += line + height
      }
      buttonsHeight = y
    }
  }

  /// Shares the room if the alert is too tall: texts scroll before buttons do.
  private mutating func fit(_ room: PresentationSpace, isLarge: Bool) {
    let limit = max(0, room.safeRect.height - 2 * Self.screenMargin)
    let kept = min(buttonsHeight, isLarge ? limit / 2 : Self.leastButtonsHeight)
    visibleContentHeight = min(contentHeight, max(0, limit - kept))
    size.height = min(
      contentHeight + buttonsHeight, visibleContentHeight + min(buttonsHeight, limit - visibleContentHeight))
  }

  /// The alert's rectangle in the container: in the middle of the safe area, on device pixels.
  package func frame(in room: PresentationSpace) -> CGRect {
    let safe = room.safeRect
    let origin = CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
    return room.onPixels(CGRect(origin: origin, size: size))
  }
}

extension AlertGeometry {
  /// 270 points (high), and 310 at the accessibility sizes (medium).
  package static func width(isLarge: Bool) -> CGFloat { isLarge ? 310 : 270 }

  /// The radius of the corners, continuous (medium to high).
  package static let radius: CGFloat = 13
  /// The height of a button at least (high), and the space above and below a title that needs more (a judgement).
  package static let buttonHeight: CGFloat = 44
  package static let buttonPadding: CGFloat = 8
  /// The space at the sides of a button's title, which decides whether two titles fit beside each other (a judgement).
  package static let buttonInset: CGFloat = 8
  /// The text's distance from the edges (medium).
  package static let textInset: CGFloat = 16
  /// The baseline of the title (high), and of the message below it (high).
  private static let titleBaseline: CGFloat = 36
  private static let messageBaseline: CGFloat = 20
  /// The space above a message without a title (medium: the padding of clones), and below the text's descent (high: blocks of
  /// two and three lines of 17 points are 80.0 and 100.33 high).
  private static let topPadding: CGFloat = 20
  private static let bottomPadding: CGFloat = 19.8
  /// Fields: their box's inset, the height of one, how much each further one adds, what is below one or several (high).
  private static let fieldInset: CGFloat = 15
  private static let firstFieldHeight: CGFloat = 92.0 / 3
  private static let fieldStep: CGFloat = 29
  private static let belowField: CGFloat = 12
  private static let belowFields: CGFloat = 41.0 / 3
  /// The text's distance from the edges of a field (high).
  package static let fieldTextInset: CGFloat = 8
  /// The radius of a field's corners (low).
  package static let fieldRadius: CGFloat = 7
  /// The height that stays of the buttons where the text is too long (medium: Flutter, measured on iOS 17).
  private static let leastButtonsHeight: CGFloat = 67.8
  /// The distance from the safe area's edges that an alert keeps where it is too tall (a judgement).
  private static let screenMargin: CGFloat = 20
}
