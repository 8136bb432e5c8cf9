import Drawing
import Findings
import Foundation
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A placeholder for a view of another framework than UIKit, such as a map: the class's name in a frame of dashes.
final class FrameworkView: UIView {
  private(set) var className = ""
  private(set) var framework = ""
  private let dashes = CAShapeLayer()
  private let label = UILabel()

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    dashes.fillColor = nil
    dashes.lineWidth = 1
    dashes.lineDashPattern = [6, 4]
    layer.addSublayer(dashes)
    label.font = .preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .label
    label.textAlignment = .center
    insertSubview(label, at: 0)
  }

  func show(_ className: String, of framework: String) {
    (self.className, self.framework) = (className, framework)
    label.text = className
    if accessibilityLabel == nil {
      isAccessibilityElement = true
      accessibilityLabel = className
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    // Where the name has no room, the frame says enough.
    label.isHidden = size.width > bounds.width || size.height > bounds.height
    label.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    let area = bounds.insetBy(dx: 0.5, dy: 0.5)
    dashes.frame = bounds
    dashes.path = area.width > 0 && area.height > 0 ? UIBezierPath(rect: area).cgPath : nil
    dashes.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = super.recordedContent(on: pixels)
    content.notes.append(
      .init(
        kind: .placeholderScreen,
        message: "\(className) is a view of \(framework)'s, and a placeholder stands for it."))
    return content
  }
}
