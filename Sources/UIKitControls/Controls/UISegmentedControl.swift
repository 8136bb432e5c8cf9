import Drawing
public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A row of segments, of which one is selected.
///
/// Numbers of segments beyond the last one mean the last one, as UIKit documents it.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The number that stands for no segment.
  public static let noSegment = -1

  final var segments: [SegmentContent] = []
  final var views: [SegmentView] = []
  final var attributes = StateValues<[NSAttributedString.Key: Any]>()
  final var images = SegmentImages()
  private final var pillTints = Proxied<UIColor>()
  private final var selection = UISegmentedControl.noSegment
  /// Measures titles.
  final let measuringLabel = UILabel()
  /// The widths of the contents, until they change.
  final var knownWidths: [CGFloat]?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    roundCorners()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    roundCorners()
    coder.document?.decodeProperties(of: self, declaredBy: UISegmentedControl.self)
  }

  private func roundCorners() {
    layer.cornerRadius = SegmentGeometry.radius
    layer.cornerCurve = .continuous
  }

  /// Creates a control of its fitting size with segments of titles (`String`) and images (`UIImage`); other items are a
  /// fault.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    isOpaque = false
    roundCorners()
    for item in items ?? [] {
      switch item {
      case let title as String: segments.append(SegmentContent(title: title))
      case let image as UIImage: segments.append(SegmentContent(image: image))
      default:
        raiseFault(
          "NSInvalidArgumentException", call: "UISegmentedControl(items:)",
          reason: "\(type(of: item)) is neither a title nor an image")
      }
    }
    segmentsDidChange()
    frame.size = intrinsicContentSize
  }

  /// Creates a control whose segments have the actions' titles or images, and run them.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { SegmentContent($0) }
    segmentsDidChange()
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  open override class var namedProperties: [NamedProperty] { super.namedProperties + segmentsProperties(Self.self) }

  private class func segmentsProperties<Segments: UISegmentedControl>(_: Segments.Type) -> [NamedProperty] {
    [
      NamedProperty("selectedSegmentIndex", \Segments.selectedSegmentIndex),
      NamedProperty("numberOfSegments", \Segments.numberOfSegments),
    ]
  }

  /// The number of the selected segment; `noSegment` for none. Setting it sends no action. A number without a segment is a
  /// fault.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        raiseFault(
          "NSRangeException", call: "UISegmentedControl.selectedSegmentIndex = \(newValue)",
          reason: "there are \(segments.count) segments")
        return
      }
      let old = selection
      selection = newValue
      setNeedsLayout()
      reportChange(of: "selectedSegmentIndex", from: old)
    }
  }

  /// Whether a segment is selected only while it is touched: no selection is shown.
  open var isMomentary = false {
    didSet {
      if isMomentary { selection = Self.noSegment }
      setNeedsLayout()
    }
  }

  /// Whether segments without a width of their own are as wide as their contents; all are equally wide by default.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }

  /// The colour of the selected segment; white, and a grey in the dark, if `nil`.
  open var selectedSegmentTintColor: UIColor? {
    get { pillTints.value }
    set { pillTints.own = newValue }
  }

  /// Keeps the selection at its segment after another was inserted or removed.
  final func moveSelection(insertedAt index: Int) { if selection >= index { selection += 1 } }

  final func moveSelection(removedAt index: Int) {
    if selection == index {
      selection = Self.noSegment
    } else if selection > index {
      selection -= 1
    }
  }

  // MARK: Geometry

  /// The titles' widths with 20 points each, equally wide unless widths are apportioned or given, and 32 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: geometry.fittingWidth, height: SegmentGeometry.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showSegments()
    for (view, frame) in zip(views, segmentFrames) { view.frame = frame }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    // Titles have one size at every text size.
    let isMeasuredAnew =
      traits.legibilityWeight != previousTraitCollection?.legibilityWeight
      || traits.displayScale != previousTraitCollection?.displayScale
    if isMeasuredAnew { segmentsDidChange() } else { setNeedsLayout() }
  }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    guard let proxy = proxy as? UISegmentedControl else { return }
    pillTints.takeOver(from: proxy.pillTints)
    images.takeOver(from: proxy.images)
    if attributes.takeOver(from: proxy.attributes) { segmentsDidChange() }
  }

  /// `false`: the segments are the elements.
  @_spi(Subclasses) open override var isStandardAccessibilityElement: Bool { false }
  /// A segment is spoken with its place: `2 of 3`.
  @_spi(Subclasses) open override var numbersAccessibilityElements: Bool { true }

  // MARK: Drawing

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard !hasNoArea else { return content }
    content.commands = drawnBackground(on: pixels) + drawnDividers(on: pixels) + drawnSelection(on: pixels)
    return content
  }
}

extension UISegmentedControl {
  /// The places of segments in the whole control, as older code names them, with UIKit's raw values.
  public enum Segment: Int, Sendable, CaseIterable {
    /// Any segment.
    case any = 0
    /// The first of several.
    case left = 1
    /// One between others.
    case center = 2
    /// The last of several.
    case right = 3
    /// The only one.
    case alone = 4
  }
}
