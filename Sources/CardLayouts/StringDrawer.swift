public import Foundation
public import HeadlessUIKit

/// A view that draws its text itself, and is as high as the text is at the view's width.
///
/// Behaves as the view in the article on self-sizing cells does: constraints from it to all edges of a cell's content
/// view make the cell as high as the text. It asks for the text's height in whole points, and 5 points more, which stay
/// free below the text.
///
/// Where it differs from the article's: nothing has to be laid out twice.
open class StringDrawer: UIView {
  private static let roomBelow: CGFloat = 5
  private static let options: NSStringDrawingOptions = [.truncatesLastVisibleLine, .usesLineFragmentOrigin]
  private var storedText = NSAttributedString(string: "")

  /// The text, copied; another one changes the intrinsic content size. It is empty unless set, and its fonts stay as they
  /// are when the text size changes.
  open var attributedText: NSAttributedString {
    get { storedText }
    set {
      storedText = NSAttributedString(attributedString: newValue)
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The text from the top left corner on, in lines as wide as the view, the last one cut where it has no room.
  open override func draw(_ rect: CGRect) {
    attributedText.draw(with: rect, options: Self.options, context: nil)
  }

  /// No width, and the height at the width that the view has.
  open override var intrinsicContentSize: CGSize {
    let room = CGSize(width: bounds.width, height: 10_000)
    let height = attributedText.boundingRect(with: room, options: Self.options, context: nil).height
    return CGSize(width: UIView.noIntrinsicMetric, height: height.rounded(.up) + Self.roomBelow)
  }
}
