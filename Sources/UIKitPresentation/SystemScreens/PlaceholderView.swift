import Drawing
import Findings
package import Foundation
@_spi(Subclasses) package import UIKitCore
@_spi(Subclasses) package import UIKitValues

/// A placeholder for what Galley does not draw: a frame of dashes, and a finding that says what it stands for.
package class PlaceholderView: UIView {
  /// The message of the finding.
  var message = ""
  private let dashes = CAShapeLayer()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    addDashes()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    addDashes()
  }

  private func addDashes() {
    dashes.fillColor = nil
    dashes.lineWidth = 1
    dashes.lineDashPattern = [6, 4]
    layer.addSublayer(dashes)
  }

  /// The line of dashes; `nil` where it has no room.
  var outline: UIBezierPath? { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    dashes.frame = bounds
    dashes.path = outline?.cgPath
    dashes.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  package override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = super.recordedContent(on: pixels)
    content.notes.append(.init(kind: .placeholderScreen, message: message))
    return content
  }
}
