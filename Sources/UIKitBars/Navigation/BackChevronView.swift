package import Foundation
@_spi(Subclasses) package import UIKitCore
import UIKitValues

/// The chevron of a back button: a line with round ends, whose ink fills the view.
package final class BackChevronView: UIView {
  /// The line's width. Low: by the look of the symbol at 17 points, semibold.
  private static let lineWidth: CGFloat = 2.6

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) { nil }

  package override var mayHaveContent: Bool { false }

  package override func draw(_ rect: CGRect) {
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

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
