import Drawing
public import Foundation
import Raster
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A control that shows a colour, in a ring of all hues. No picker opens.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIColorWell.self)
  }

  /// The colour; the ring is empty if `nil`.
  open var selectedColor: UIColor?
  /// The title of the picker, which assistive technologies read.
  open var title: String?
  /// Stored; has no effect: no picker opens.
  open var supportsAlpha = true

  /// 28 by 28 points, an estimate.
  open override var intrinsicContentSize: CGSize { CGSize(width: ControlLook.wellSize, height: ControlLook.wellSize) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Subclasses) open override var standardAccessibilityLabel: String? { title }
  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.button)
  }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard !hasNoArea else { return content }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let side = min(bounds.width, bounds.height)
    let ring = RoundedRectangle(
      rect: CGRect(around: center, CGSize(width: side, height: side)), cornerRadius: Double(side / 2))
    content.commands = [
      .fill(.border(ring, width: Double(ControlLook.wellRing)), .gradient(UIColorWell.hues(around: center)))
    ]
    if let selectedColor {
      let inner = side - 4 * ControlLook.wellRing
      let circle = CGRect(around: center, CGSize(width: inner, height: inner))
      content.commands += .capsule(circle, painted(selectedColor))
    }
    content.commands = content.commands.dimmed(if: !isEnabled)
    return content
  }

  /// All hues, clockwise from red at the top.
  private static func hues(around center: CGPoint) -> Gradient {
    let colors: [(Double, Double, Double)] = [
      (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 1, 1), (0, 0, 1), (1, 0, 1), (1, 0, 0),
    ]
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(
        location: Double(index) / 6, color: Raster.Color(red: color.0, green: color.1, blue: color.2, alpha: 1))
    }
    return Gradient(.conic(center: center, angle: -90), stops: stops)
  }
}
