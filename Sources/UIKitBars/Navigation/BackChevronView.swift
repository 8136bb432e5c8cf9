import Foundation
@_spi(Subclasses) import UIKitCore
import UIKitValues

/// The chevron of a back button: a line with round ends, whose ink fills the view.
final class BackChevronView: UIView {
  /// The line's width. Low: by the look of the symbol at 17 points, semibold.
  private static let lineWidth: CGFloat = 2.6

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var mayHaveContent: Bool { false }

  override func draw(_ rect: CGRect) {
    let half = BackChevronView.lineWidth / 2
    let (near, far) = isRightToLeft ? (bounds.width - half, half) : (half, bounds.width - half)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: far, y: half))
    path.addLine(to: CGPoint(x: near, y: bounds.height / 2))
    path.addLine(to: CGPoint(x: far, y: bounds.height - half))
    path.lineWidth = BackChevronView.lineWidth
    (path.lineCapStyle, path.lineJoinStyle) = (.round, .round)
    tintColor.setStroke()
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
