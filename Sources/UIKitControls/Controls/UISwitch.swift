import Drawing
public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A control that is on or off.
///
/// Its size is always 51 by 31 points. With On/Off Labels (`UIAccessibility.isOnOffSwitchLabelsEnabled`) a bar or a ring is
/// in the track.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private var tints = Proxied<UIColor>()
  private var thumbTints = Proxied<UIColor>()

  /// Creates a switch that is off, at the frame's origin; the frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchGeometry.size))
    isOpaque = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      // The value that Interface Builder uses for this class.
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UISwitch.self)
  }

  // MARK: State

  open override class var namedProperties: [NamedProperty] { super.namedProperties + switchProperties(Self.self) }

  private class func switchProperties<Switch: UISwitch>(_: Switch.Type) -> [NamedProperty] {
    [
      NamedProperty("on", \Switch.isOn), NamedProperty("onTintColor", \Switch.onTintColor),
      NamedProperty("thumbTintColor", \Switch.thumbTintColor),
    ]
  }

  /// Whether the switch is on; `false` by default. Setting it sends no action.
  open var isOn = false {
    didSet { reportChange(of: "on", from: oldValue) }
  }
  /// Turns the switch on or off, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  // MARK: Appearance

  /// The colour of the track while the switch is on; `systemGreen` if `nil`.
  open var onTintColor: UIColor? {
    get { tints.value }
    set { tints.own = newValue }
  }
  /// The colour of the knob; white if `nil`.
  open var thumbTintColor: UIColor? {
    get { thumbTints.value }
    set { thumbTints.own = newValue }
  }
  /// Stored; has no effect since iOS 7.
  open var onImage: UIImage?
  /// Stored; has no effect since iOS 7.
  open var offImage: UIImage?
  /// Stored; has no effect on phones and tablets: a title belongs to a checkbox.
  open var title: String?
  /// Stored; has no effect on phones and tablets, whose switches slide.
  open var preferredStyle = Style.automatic
  /// Always `sliding`.
  open var style: Style { .sliding }

  // MARK: Geometry

  /// The place of the switch. A size that is set is ignored: it is always 51 by 31 points.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = sized(newValue) }
  }
  /// The switch's own coordinates. A size that is set is ignored.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = sized(newValue) }
  }

  private func sized(_ rect: CGRect) -> CGRect {
    rect.isFinite ? CGRect(origin: rect.standardized.origin, size: SwitchGeometry.size) : rect
  }

  /// 49 by 31 points: the frame without the alignment rectangle's insets.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: SwitchGeometry.size.width - SwitchGeometry.overhang, height: SwitchGeometry.size.height)
  }
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: SwitchGeometry.overhang)
  }
  /// 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchGeometry.size }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    guard let proxy = proxy as? UISwitch else { return }
    tints.takeOver(from: proxy.tints)
    thumbTints.takeOver(from: proxy.thumbTints)
  }

  // MARK: Accessibility

  /// `1` or `0`; setting it has no effect, as in UIKit.
  open override var accessibilityValue: String? {
    get { isOn ? "1" : "0" }
    set {}
  }
  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union([.button, .toggleButton])
  }

  // MARK: Drawing

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    let geometry = SwitchGeometry(
      isRight: isOn != isMirrored, growth: isHighlighted ? ControlLook.pressedKnobGrowth : 0)
    let track = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    content.commands =
      [DrawCommand].capsule(geometry.track, painted(track)) + label(in: geometry)
      + .knob(geometry.knob, painted(thumbTintColor ?? .white))
    content.commands = content.commands.dimmed(if: !isEnabled)
    return content
  }

  /// The bar of a switch that is on or the ring of one that is off, if the setting shows them.
  private func label(in geometry: SwitchGeometry) -> [DrawCommand] {
    guard viewEnvironment.accessibility.showsOnOffLabels else { return [] }
    let center = geometry.label(onLeft: isOn != isMirrored)
    if isOn {
      let size = CGSize(width: ControlLook.switchLabelWidth, height: ControlLook.onLabelHeight)
      return .capsule(CGRect(around: center, size), painted(.white))
    }
    let side = ControlLook.offLabelDiameter
    let ring = RoundedRectangle(
      rect: CGRect(around: center, CGSize(width: side, height: side)), cornerRadius: Double(side / 2))
    return [.fill(.border(ring, width: Double(ControlLook.switchLabelWidth)), painted(.secondaryLabel))]
  }
}

extension UISwitch {
  /// The styles of switch, with UIKit's raw values.
  public enum Style: Int, Sendable, CaseIterable {
    /// The style of the platform.
    case automatic = 0
    /// A box that is checked; on Macs only.
    case checkbox = 1
    /// A track with a knob.
    case sliding = 2
  }
}
