import Drawing
public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A control that lowers and raises a value by its two halves.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var stored: Double = 0
  final let decrement = StepperHalf(isIncrement: false)
  final let increment = StepperHalf(isIncrement: true)
  final var images = StepperImages()

  /// Creates a stepper of 94 by 32 points at the frame's origin.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperGeometry.size))
    isOpaque = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      // The value that Interface Builder uses for this class.
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    addHalves()
  }

  private func addHalves() {
    addSubview(decrement)
    addSubview(increment)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addHalves()
    coder.document?.decodeProperties(of: self, declaredBy: UIStepper.self)
  }

  // MARK: Values

  open override class var namedProperties: [NamedProperty] { super.namedProperties + stepperProperties(Self.self) }

  private class func stepperProperties<Stepper: UIStepper>(_: Stepper.Type) -> [NamedProperty] {
    [
      NamedProperty("value", \Stepper.value), NamedProperty("minimumValue", \Stepper.minimumValue),
      NamedProperty("maximumValue", \Stepper.maximumValue), NamedProperty("stepValue", \Stepper.stepValue),
    ]
  }

  /// The value, between the least and the greatest; 0 by default. A value beyond them becomes the nearest of them. Setting it
  /// sends no action.
  open var value: Double {
    get { stored }
    set {
      let old = stored
      if !newValue.isNaN { stored = min(max(newValue, minimumValue), maximumValue) }
      setNeedsLayout()
      reportChange(of: "value", from: old)
    }
  }
  /// The least value; 0 by default. One that is not below the greatest is a fault, as in UIKit.
  open var minimumValue: Double = 0 {
    didSet {
      guard minimumValue < maximumValue else {
        refuse("minimumValue = \(minimumValue)", "it is not less than the maximum of \(maximumValue)")
        minimumValue = oldValue
        return
      }
      value = stored
    }
  }
  /// The greatest value; 100 by default. One that is not above the least is a fault, as in UIKit.
  open var maximumValue: Double = 100 {
    didSet {
      guard maximumValue > minimumValue else {
        refuse("maximumValue = \(maximumValue)", "it is not greater than the minimum of \(minimumValue)")
        maximumValue = oldValue
        return
      }
      value = stored
    }
  }
  /// By how much a touch changes the value; 1 by default. A step that is not above 0 is a fault, as in UIKit.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue > 0 else {
        refuse("stepValue = \(stepValue)", "it is not greater than 0")
        stepValue = oldValue
        return
      }
    }
  }
  /// Whether a value beyond one limit continues at the other; then no half is ever dimmed. `false` by default.
  open var wraps = false {
    didSet { setNeedsLayout() }
  }
  /// Stored; has no effect: there are no touches.
  open var autorepeat = true
  /// Stored; has no effect: there are no touches.
  open var isContinuous = true

  private func refuse(_ call: String, _ reason: String) {
    raiseFault("NSInvalidArgumentException", call: "UIStepper.\(call)", reason: reason)
  }

  // MARK: Geometry

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { StepperGeometry.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperGeometry.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    let left = CGRect(origin: .zero, size: half)
    let right = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
    (decrement.frame, increment.frame) = isMirrored ? (right, left) : (left, right)
    decrement.isLimited = !isEnabled || (!wraps && stored <= minimumValue)
    increment.isLimited = !isEnabled || (!wraps && stored >= maximumValue)
  }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    if let proxy = proxy as? UIStepper { images.takeOver(from: proxy.images) }
  }

  /// `false`: the halves are the elements.
  @_spi(Subclasses) open override var isStandardAccessibilityElement: Bool { false }

  // MARK: Drawing

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard !hasNoArea else { return content }
    if let image = images.backgrounds.value(for: state) {
      content.commands = commands(drawing: image, in: bounds, tint: tintColor, on: pixels)
    } else {
      content.commands = .rounded(bounds, radius: StepperGeometry.radius, painted(.tertiarySystemFill))
    }
    let color = painted(.label.withAlphaComponent(ControlLook.dividerOpacity))
    if let image = images.divider {
      let rect = CGRect(around: CGPoint(x: bounds.midX, y: bounds.midY), image.size)
      content.commands += commands(drawing: image, in: rect, tint: tintColor, on: pixels)
    } else {
      content.commands += .box(pixels.nearest(StepperGeometry.divider(in: bounds)), color)
    }
    return content
  }
}
