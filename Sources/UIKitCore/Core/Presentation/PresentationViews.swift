package import Foundation
import PresentationGeometry

/// A view that dims what lies below a presented controller.
package final class DimmingView: UIView {
  /// The strength of dimming.
  package enum Strength: Sendable {
    /// Below alerts and action sheets: black at 20 % (high: NativeScript's pictures, 255 → 204); at 48 % in the dark
    /// (medium: the constants of a clone).
    case alert
    /// Below sheets: about 12 % (medium: ResearchKit's pictures, 242 → 213); in the dark as alerts (a judgement).
    case sheet
  }

  package init(_ strength: Strength) {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
    backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : strength == .alert ? 0.2 : 0.12)
    }
  }

  package required init?(coder: NSCoder) {
    nil
  }
}

/// The view of a sheet, with its round corners and grabber, around that of the presented controller.
final class SheetView: UIView {
  /// The grabber's size and its distance from the sheet's top (medium: pictures of iOS 26).
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5

  private let grabber = GrabberView()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerCurve = .continuous
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = SheetView.grabberSize.height / 2
    addSubview(grabber)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }

  /// Puts the presented view below the grabber.
  func show(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = SheetView.grabberSize
    grabber.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: SheetView.grabberTop, width: size.width, height: size.height)
    for view in subviews where view !== grabber { view.frame = bounds }
  }
}

/// The handle at the top of a sheet: a button "Sheet Grabber" (interface tests of an app, medium). The system's hints and values
/// are not public.
final class GrabberView: UIView {
  override var isStandardAccessibilityElement: Bool { true }
  override var standardAccessibilityLabel: String? { "Sheet Grabber" }
  override var standardAccessibilityTraits: UIAccessibilityTraits { .button }
}

/// The surroundings of a popover, for assistive technologies: activating them dismisses the popover. Label, identifier
/// and trait are those that interface tests of apps find (medium).
final class DismissElement: UIResponder {
  private weak var container: UIView?

  init(around container: UIView) { self.container = container }

  override var isStandardAccessibilityElement: Bool { true }
  override var ownAccessibilityIdentifier: String? { "PopoverDismissRegion" }
  override var standardAccessibilityFrame: CGRect { container.map { $0.convert($0.bounds, to: nil) } ?? .zero }
  override var standardAccessibilityLabel: String? { "dismiss popup" }
  override var standardAccessibilityTraits: UIAccessibilityTraits { .button }
}

/// A popover's content with its arrow.
final class PopoverView: UIView {
  /// Holds the presented view, with round corners.
  let contentView = UIView()
  var fillColor = UIColor.systemBackground {
    didSet { setNeedsDisplay() }
  }
  /// The tip of the arrow and the side of the source on which the popover lies; `nil` without an arrow.
  private var arrow: (tip: CGPoint, side: PopoverGeometry.Side)?

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = PopoverGeometry.radius
    contentView.layer.cornerCurve = .continuous
    addSubview(contentView)
    // Low confidence: popovers of iOS 13 and later have a wide, faint shadow.
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ view: UIView) {
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  /// Places the content where it lies in the container, with the arrow in this view.
  func place(_ geometry: PopoverGeometry) {
    var outer = geometry.frame
    if geometry.side != nil { outer = outer.union(CGRect(origin: geometry.tip, size: .zero)) }
    frame = outer
    contentView.frame = geometry.frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
    for view in contentView.subviews { view.frame = contentView.bounds }
    let tip = CGPoint(x: geometry.tip.x - outer.minX, y: geometry.tip.y - outer.minY)
    arrow = geometry.side.map { (tip, $0) }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    fillColor.setFill()
    UIBezierPath(roundedRect: contentView.frame, cornerRadius: PopoverGeometry.radius).fill()
    guard let arrow else { return }
    let (tip, half, height) = (arrow.tip, PopoverGeometry.arrowBase / 2, PopoverGeometry.arrowHeight)
    let (first, second) =
      switch arrow.side {
      case .below: (CGPoint(x: tip.x - half, y: tip.y + height), CGPoint(x: tip.x + half, y: tip.y + height))
      case .above: (CGPoint(x: tip.x - half, y: tip.y - height), CGPoint(x: tip.x + half, y: tip.y - height))
      case .right: (CGPoint(x: tip.x + height, y: tip.y - half), CGPoint(x: tip.x + height, y: tip.y + half))
      case .left: (CGPoint(x: tip.x - height, y: tip.y - half), CGPoint(x: tip.x - height, y: tip.y + half))
      }
    let path = UIBezierPath()
    path.move(to: first)
    path.addLine(to: tip)
    path.addLine(to: second)
    path.close()
    path.fill()
  }
}
