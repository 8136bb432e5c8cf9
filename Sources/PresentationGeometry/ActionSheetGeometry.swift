package import Foundation
import UIKitValues

/// The places of the parts of an action sheet in its view.
///
/// Sources: a real action sheet in NativeScript's pictures of iOS 16 and 17 at 393 by 852 (high: places, rows and the header
/// at the default size), constants of Flutter (medium: growth, the limit at the top).
package struct ActionSheetGeometry: Hashable {
  /// The view's size: both cards with the gap between them.
  package var size: CGSize
  /// The title's and the message's rectangles in the content of the upper card.
  package var title: CGRect?
  package var message: CGRect?
  /// The buttons' rectangles in the same content, and the lines before them.
  package var buttons: [CGRect] = []
  package var lines: [CGRect] = []
  /// The height of that content, of which the card shows as much as there is room for.
  package var contentHeight: CGFloat = 0
  /// The upper card, with texts and buttons, and the lower one, with the button that cancels.
  package var card: CGRect = .zero
  package var cancelCard: CGRect?

  /// - Parameters:
  ///   - width: the view's width.
  ///   - height: the room for the view's height.
  ///   - rows: the heights of the buttons; `cancel`: that of the button that cancels.
  ///   - textScale: the size of the header's font over its size at the default category.
  package init(
    title: AlertText?, message: AlertText?, rows: [CGFloat], cancel: CGFloat?, width: CGFloat, height: CGFloat,
    in room: PresentationSpace, textScale: CGFloat = 1
  ) {
    size = CGSize(width: width, height: 0)
    placeHeader(title, message, textScale, room)
    for (index, row) in rows.enumerated() {
      if index > 0 || contentHeight > 0 {
        lines.append(CGRect(x: 0, y: contentHeight, width: width, height: room.pixel))
        contentHeight += room.pixel
      }
      buttons.append(CGRect(x: 0, y: contentHeight, width: width, height: row))
      contentHeight += row
    }
    let below = cancel.map { $0 + (contentHeight > 0 ? Self.gap : 0) } ?? 0
    let shown = min(contentHeight, max(0, height - below))
    card = CGRect(x: 0, y: 0, width: width, height: shown)
    size.height = shown + below
    cancelCard = cancel.map { CGRect(x: 0, y: size.height - $0, width: width, height: $0) }
  }

  private mutating func placeHeader(
    _ title: AlertText?, _ message: AlertText?, _ scale: CGFloat, _ room: PresentationSpace
  ) {
    var last: (baseline: CGFloat, descent: CGFloat)?
    func place(_ text: AlertText) -> CGRect {
      let baseline =
        last.map { $0.baseline + Self.baselineGap * scale }
        ?? Self.firstBaseline + text.firstBaseline * (1 - 1 / scale)
      let top = baseline - text.firstBaseline
      last = (top + text.lastBaseline, text.descent)
      return CGRect(
        x: Self.textInset, y: room.nearest(top), width: max(0, size.width - 2 * Self.textInset), height: text.height)
    }
    self.title = title.map(place)
    self.message = message.map(place)
    contentHeight = last.map { room.nearest($0.baseline + $0.descent + Self.bottomPadding) } ?? 0
  }

  // MARK: Place

  /// The width of an action sheet in a container: that of the shorter side without the margins (high in portrait, medium
  /// in landscape).
  package static func width(in room: PresentationSpace) -> CGFloat {
    max(0, min(room.size.width, room.size.height) - 2 * margin)
  }

  /// The height that there is for an action sheet.
  package static func height(in room: PresentationSpace) -> CGFloat {
    max(0, bottom(in: room) - topLimit(in: room))
  }

  /// The view's rectangle in the container.
  package func frame(in room: PresentationSpace) -> CGRect {
    let origin = CGPoint(
      x: (room.size.width - size.width) / 2, y: ActionSheetGeometry.bottom(in: room) - size.height)
    return room.onPixels(CGRect(origin: origin, size: size))
  }

  /// At the safe area's bottom, or else 8 points above the edge (high).
  private static func bottom(in room: PresentationSpace) -> CGFloat {
    room.size.height - (room.safeArea.bottom > 0 ? room.safeArea.bottom : margin)
  }

  /// The least distance of a sheet from the screen's top: 20 without a notch, 47 with one, 54 with a capsule (medium:
  /// Flutter, measured).
  private static func topLimit(in room: PresentationSpace) -> CGFloat {
    switch room.safeArea.top {
    case 51...: 54
    case 21...: 47
    default: 20
    }
  }

  // MARK: Figures

  /// The distance from the screen's edges, and between the cards (high).
  package static let margin: CGFloat = 8
  package static let gap: CGFloat = 8
  /// The radius of the cards' corners, continuous (high).
  package static let radius: CGFloat = 13
  /// The width on tablets, in a popover (low: a constraint log).
  package static let popoverWidth: CGFloat = 304
  /// The header: two lines of 17 points have their baselines at 27 and 48.67 in 77 points (high). Lines of 13 points have the
  /// same paddings here; Flutter's are 16 at the sides and 13.5 above and below (medium).
  private static let firstBaseline: CGFloat = 27
  private static let baselineGap: CGFloat = 65.0 / 3
  private static let bottomPadding: CGFloat = 24.2
  private static let textInset: CGFloat = 16

  /// The height of a button with a font of this size, whose lines have this height: 57 (high), and more for large fonts
  /// (medium: Flutter).
  package static func rowHeight(fontSize: CGFloat, textHeight: CGFloat) -> CGFloat {
    max(57, (textHeight + 2 * (1.8 + 0.4 * fontSize)).rounded(.up))
  }

  /// The size of a button's font for the body style's size: 20 up to the default category (high), and the body's beyond 20
  /// (medium).
  package static func fontSize(bodySize: CGFloat) -> CGFloat { max(20, bodySize) }
}
