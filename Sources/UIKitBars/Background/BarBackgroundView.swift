package import Foundation
import SystemText
@_spi(Subclasses) package import UIKitCore
import UIKitValues

/// The background of a bar: a material, a colour and a picture, with a line of a pixel outside of the edge towards the
/// content.
///
/// It may extend beyond the bar: below the status bar, or to the bottom of the screen. The line is at the edge of the view.
package final class BarBackgroundView: UIView {
  /// The edge of a bar that faces the content.
  package enum Edge {
    case top
    case bottom
  }

  private let material = UIVisualEffectView(effect: nil)
  private let color = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let line = UIImageView(frame: .zero)
  private let edge: Edge

  package init(contentAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.clipsToBounds = true
    for view in [material, color, picture, line] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  package override var mayHaveContent: Bool { false }

  /// Shows an appearance; `isBare` leaves out background and line, as of a bar whose content is at its edge.
  package func show(_ appearance: UIBarAppearance, isBare: Bool = false) {
    let shown = isBare ? nil : appearance.backgroundColor
    color.backgroundColor = shown
    color.isHidden = shown == nil
    let hidesMaterial = shown.map { $0.resolvedColor(with: traitCollection).cgColor.alpha >= 1 } ?? false
    material.effect = isBare ? nil : appearance.backgroundEffect
    material.isHidden = material.effect == nil || hidesMaterial
    picture.image = isBare ? nil : appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    picture.isHidden = picture.image == nil
    line.image = isBare ? nil : appearance.shadowImage
    line.tintColor = appearance.shadowColor
    line.backgroundColor = isBare || appearance.shadowImage != nil ? nil : appearance.shadowColor
    line.isHidden = line.image == nil && line.backgroundColor == nil
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    for view in [material, color, picture] { view.frame = bounds }
    let height = line.image.map(\.size.height) ?? 1 / traitCollection.pixelGrid.scale
    line.frame = CGRect(x: 0, y: edge == .bottom ? bounds.height : -height, width: bounds.width, height: height)
  }
}
