import Drawing
import Foundation
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A half of a stepper: a minus or a plus.
final class StepperHalf: UIView {
  private let isIncrement: Bool
  /// Whether the value is at the limit, so that the half cannot be used.
  var isLimited = false

  init(isIncrement: Bool) {
    self.isIncrement = isIncrement
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var isStandardAccessibilityElement: Bool { true }
  override var standardAccessibilityLabel: String? { isIncrement ? "Increment" : "Decrement" }
  override var standardAccessibilityTraits: UIAccessibilityTraits { isLimited ? [.button, .notEnabled] : .button }

  override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard !hasNoArea else { return content }
    let state: UIControl.State = isLimited ? .disabled : .normal
    if let image = (superview as? UIStepper)?.images.image(isIncrement: isIncrement, in: state) {
      let rect = CGRect(around: CGPoint(x: bounds.midX, y: bounds.midY), image.size)
      content.commands = commands(drawing: image, in: pixels.nearest(rect), tint: tintColor, on: pixels)
      return content
    }
    let color = painted(isLimited ? .label.withAlphaComponent(ControlLook.disabledGlyphOpacity) : .label)
    let path = StepperGeometry.glyph(isPlus: isIncrement, around: CGPoint(x: bounds.midX, y: bounds.midY), on: pixels)
    content.commands = [.fill(.outline(path), color)]
    return content
  }
}

/// The images that an app gave to a stepper.
struct StepperImages {
  var increments = StateValues<UIImage>()
  var decrements = StateValues<UIImage>()
  var backgrounds = StateValues<UIImage>()
  var divider: UIImage?

  func image(isIncrement: Bool, in state: UIControl.State) -> UIImage? {
    isIncrement ? increments.value(for: state) : decrements.value(for: state)
  }

  mutating func takeOver(from proxy: StepperImages) {
    increments.takeOver(from: proxy.increments)
    decrements.takeOver(from: proxy.decrements)
    backgrounds.takeOver(from: proxy.backgrounds)
    divider = divider ?? proxy.divider
  }
}

extension UIStepper {
  /// Sets the image of the half that raises the value, in a state; states without one use that of `normal`.
  public final func setIncrementImage(_ image: UIImage?, for state: State) { images.increments[state] = image }

  /// Sets the image of the half that lowers the value, in a state.
  public final func setDecrementImage(_ image: UIImage?, for state: State) { images.decrements[state] = image }

  /// Sets the image behind both halves in a state.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) { images.backgrounds[state] = image }

  /// Sets the image between the halves. Differs from UIKit: the last one that was set counts, whatever its states.
  public final func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) { images.divider = image }

  /// The image of the half that raises the value, in a state.
  public final func incrementImage(for state: State) -> UIImage? { images.increments.value(for: state) }

  /// The image of the half that lowers the value, in a state.
  public final func decrementImage(for state: State) -> UIImage? { images.decrements.value(for: state) }

  /// The image behind both halves in a state.
  public final func backgroundImage(for state: State) -> UIImage? { images.backgrounds.value(for: state) }

  /// The image between the halves.
  public final func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage?
  {
    images.divider
  }
}
