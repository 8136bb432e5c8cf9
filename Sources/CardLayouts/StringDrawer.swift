public import Foundation
public import HeadlessUIKit

/// A view that draws its text itself, and is as high as the text at the view's width.
///
/// It behaves like the view in the article on self-sizing cells: with constraints to all edges of a cell's content
/// view, the cell is as high as the text. It asks for the text's height in whole points, and for 5 more, which stay
/// free below the text.
///
/// Differs from the article's view: nothing has to be laid out twice.
open class StringDrawer: UIView {
  private static let bottomPadding: CGFloat = 5
  private static let options: NSStringDrawingOptions = [.truncatesLastVisibleLine, .usesLineFragmentOrigin]
  private var storedText = NSAttributedString(string: "")

  /// The text, which is copied; empty by default. Setting it changes the intrinsic content size. Its fonts do not
  /// change with the text size.
  open var attributedText: NSAttributedString {
    get { storedText }
    set {
      storedText = NSAttributedString(attributedString: newValue)
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Draws the text from the top left corner, wrapped at the view's width, with the last visible line truncated.
  open override func draw(_ rect: CGRect) {
    attributedText.draw(with: rect, options: Self.options, context: nil)
  }

  /// The height at the view's current width, and no width.
  open override var intrinsicContentSize: CGSize {
    let room = CGSize(width: bounds.width, height: 10_000)
    let height = attributedText.boundingRect(with: room, options: Self.options, context: nil).height
    return CGSize(width: UIView.noIntrinsicMetric, height: height.rounded(.up) + Self.bottomPadding)
  }
}
