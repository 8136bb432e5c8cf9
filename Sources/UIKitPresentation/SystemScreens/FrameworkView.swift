package import Foundation
@_spi(Subclasses) package import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A placeholder for a view of another framework than UIKit, such as a map: the class's name in a frame of dashes.
package final class FrameworkView: PlaceholderView {
  package private(set) var className = ""
  package private(set) var framework = ""
  private let label = UILabel()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    addLabel()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLabel()
  }

  private func addLabel() {
    label.font = .preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .label
    label.textAlignment = .center
    insertSubview(label, at: 0)
  }

  /// Shows the placeholder of a view of another framework in that view, below its subviews.
  package static func show(_ className: String, of framework: String, in view: UIView) {
    let placeholder = FrameworkView(frame: view.bounds)
    placeholder.show(className, of: framework)
    placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    placeholder.isUserInteractionEnabled = false
    view.insertSubview(placeholder, at: 0)
  }

  package func show(_ className: String, of framework: String) {
    (self.className, self.framework) = (className, framework)
    message = "\(className) is a view of \(framework), and a placeholder stands in."
    label.text = className
    if accessibilityLabel == nil {
      isAccessibilityElement = true
      accessibilityLabel = className
    }
  }

  override var outline: UIBezierPath? {
    let area = bounds.insetBy(dx: 0.5, dy: 0.5)
    return area.width > 0 && area.height > 0 ? UIBezierPath(rect: area) : nil
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    // Where the name has no room, the frame says enough.
    label.isHidden = size.width > bounds.width || size.height > bounds.height
    label.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}
