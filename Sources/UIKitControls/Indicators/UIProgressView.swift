import Drawing
public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A bar that fills as a task progresses.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  private var stored: Float = 0
  private var progressTints = Proxied<UIColor>()
  private var trackTints = Proxied<UIColor>()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  /// Creates a bar of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: ControlLook.progressWidth, height: height)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIProgressView.self)
  }

  // MARK: Progress

  open override class var namedProperties: [NamedProperty] { super.namedProperties + barProperties(Self.self) }

  private class func barProperties<Bar: UIProgressView>(_: Bar.Type) -> [NamedProperty] {
    [
      NamedProperty("progress", \Bar.progress), NamedProperty("progressTintColor", \Bar.progressTintColor),
      NamedProperty("trackTintColor", \Bar.trackTintColor),
    ]
  }

  /// The progress, from 0 to 1; 0 by default. A number beyond becomes the nearest; NaN is ignored.
  open var progress: Float {
    get { stored }
    set {
      let old = stored
      if !newValue.isNaN { stored = min(max(newValue, 0), 1) }
      reportChange(of: "progress", from: old)
    }
  }
  /// Sets the progress, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The task that the bar follows. Differs from UIKit: its progress is read when it is set and when a picture is taken.
  open var observedProgress: Progress? {
    didSet { readObserved() }
  }

  private func readObserved() { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }

  // MARK: Appearance

  /// The style; `default` unless set.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of what is done; the tint colour if `nil`.
  open var progressTintColor: UIColor? {
    get { progressTints.value }
    set { progressTints.own = newValue }
  }
  /// The colour of what is not done; `systemFill`, none in the bar style, if `nil`.
  open var trackTintColor: UIColor? {
    get { trackTints.value }
    set { trackTints.own = newValue }
  }
  /// The image of what is done.
  open var progressImage: UIImage?
  /// The image of what is not done.
  open var trackImage: UIImage?

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    guard let proxy = proxy as? UIProgressView else { return }
    progressTints.takeOver(from: proxy.progressTints)
    trackTints.takeOver(from: proxy.trackTints)
  }

  // MARK: Geometry

  private var height: CGFloat { progressViewStyle == .bar ? ControlLook.barProgressHeight : ProgressGeometry.height }

  /// No width, and 4 points (2.5 in the bar style, an estimate).
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  /// The given width, and 4 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  // MARK: Accessibility

  @_spi(Subclasses) open override var isStandardAccessibilityElement: Bool { true }
  @_spi(Subclasses) open override var standardAccessibilityLabel: String? { "Progress" }
  /// The progress in whole percent.
  @_spi(Subclasses) open override var standardAccessibilityValue: String? { percentage(CGFloat(stored)) }
  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

  // MARK: Drawing

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard !hasNoArea else { return content }
    readObserved()
    let track = CGRect(origin: bounds.origin, size: bounds.size)
    var fill = ProgressGeometry.fill(of: CGFloat(stored), in: track, on: pixels)
    if isMirrored { fill = fill.mirrored(in: track) }
    let trackColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    content.commands = part(track, trackImage, trackColor, on: pixels)
    if stored > 0 { content.commands += part(fill, progressImage, progressTintColor ?? tintColor, on: pixels) }
    return content
  }

  private func part(_ rect: CGRect, _ image: UIImage?, _ color: UIColor, on pixels: OffsetPixelGrid) -> [DrawCommand] {
    if let image { return commands(drawing: image, in: rect, tint: color, on: pixels) }
    return progressViewStyle == .bar ? .box(rect, painted(color)) : .capsule(rect, painted(color))
  }
}

extension UIProgressView {
  /// The styles of progress view, with UIKit's raw values.
  public enum Style: Int, Sendable, CaseIterable {
    /// A bar with a track and round ends.
    case `default` = 0
    /// A lower bar without a track, for toolbars.
    case bar = 1
  }
}

/// The arithmetic of a progress view.
enum ProgressGeometry {
  /// Pictures of iOS 16 and 17, and four Interface Builder documents.
  static let height: CGFloat = 4

  /// The part that is done, its end on a pixel; at least as wide as high, so that its ends are round.
  static func fill(of progress: CGFloat, in track: CGRect, on pixels: OffsetPixelGrid) -> CGRect {
    guard progress > 0 else { return CGRect(x: track.minX, y: track.minY, width: 0, height: track.height) }
    let end = pixels.nearestX(track.minX + track.width * min(progress, 1))
    let width = min(track.width, max(end - track.minX, min(track.height, track.width)))
    return CGRect(x: track.minX, y: track.minY, width: width, height: track.height)
  }
}
