import Drawing
public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A control for a value between two others: a thumb on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var stored: Float = 0
  final var images = SliderImages()
  private var minimumTints = Proxied<UIColor>()
  private var maximumTints = Proxied<UIColor>()
  private var thumbTints = Proxied<UIColor>()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Values

  open override class var namedProperties: [NamedProperty] { super.namedProperties + sliderProperties(Self.self) }

  private class func sliderProperties<Slider: UISlider>(_: Slider.Type) -> [NamedProperty] {
    [
      NamedProperty("value", \Slider.value), NamedProperty("minimumValue", \Slider.minimumValue),
      NamedProperty("maximumValue", \Slider.maximumValue),
    ]
  }

  /// The value, between the least and the greatest; 0 by default. A value beyond them becomes the nearest of them, one that
  /// is not a number is ignored. Setting it sends no action.
  open var value: Float {
    get { stored }
    set {
      let old = stored
      if !newValue.isNaN { stored = min(max(newValue, minimumValue), maximumValue) }
      reportChange(of: "value", from: old)
    }
  }
  /// Sets the value, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The least value; 0 by default. The greatest one is never less.
  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue.isNaN { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = stored
    }
  }
  /// The greatest value; 1 by default. The least one is never greater.
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue.isNaN { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = stored
    }
  }
  /// Stored; has no effect: there are no touches.
  open var isContinuous = true

  /// The value as a fraction of the range.
  private func fraction(_ value: Float) -> CGFloat {
    let range = CGFloat(maximumValue) - CGFloat(minimumValue)
    guard range > 0, range.isFinite else { return 0 }
    return min(max((CGFloat(value) - CGFloat(minimumValue)) / range, 0), 1)
  }

  // MARK: Appearance

  /// The colour of the track before the thumb; the tint colour if `nil`.
  open var minimumTrackTintColor: UIColor? {
    get { minimumTints.value }
    set { minimumTints.own = newValue }
  }
  /// The colour of the track after the thumb; `systemFill` if `nil`.
  open var maximumTrackTintColor: UIColor? {
    get { maximumTints.value }
    set { maximumTints.own = newValue }
  }
  /// The colour of the thumb; white if `nil`.
  open var thumbTintColor: UIColor? {
    get { thumbTints.value }
    set { thumbTints.own = newValue }
  }
  /// The image before the track.
  open var minimumValueImage: UIImage?
  /// The image after the track.
  open var maximumValueImage: UIImage?
  /// Stored; has no effect on phones and tablets.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Always `pad`.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    guard let proxy = proxy as? UISlider else { return }
    minimumTints.takeOver(from: proxy.minimumTints)
    maximumTints.takeOver(from: proxy.maximumTints)
    thumbTints.takeOver(from: proxy.thumbTints)
    images.takeOver(from: proxy.images)
  }

  // MARK: Geometry

  /// No width, and 30 points: the height of a frame of 31 without the alignment rectangle's insets.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderGeometry.alignedHeight)
  }
  open override var alignmentRectInsets: UIEdgeInsets { SliderGeometry.overhang }

  /// The given width, and 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SliderGeometry.height)
  }

  /// The rectangle of the image before the track: at the edge, in its own size.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the image after the track: at the edge, in its own size.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the track: 4 points high in the middle, 3 from the edges or, which is a judgement, 8 and 3 from
  /// the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var room = bounds
    let (before, after) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    if before.width > 0 {
      let end = min(before.maxX + ControlLook.sliderImageSpacing, room.maxX)
      room = CGRect(x: end, y: room.minY, width: room.maxX - end, height: room.height)
    }
    if after.width > 0 { room.size.width = max(0, after.minX - ControlLook.sliderImageSpacing - room.minX) }
    return SliderGeometry.track(in: room)
  }

  /// The rectangle of the thumb's image at a value: 31 by 31 points, with the circle in the middle, unless there is an
  /// image.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let image = currentThumbImage
    let side = SliderGeometry.thumbSide
    return SliderGeometry.thumb(
      on: rect, fraction: fraction(value), size: image?.size ?? CGSize(width: side, height: side),
      rise: image == nil ? SliderGeometry.thumbRise : 0)
  }

  // MARK: Accessibility

  /// The value in whole percent of the range: `75%`.
  @_spi(Subclasses) open override var standardAccessibilityValue: String? { percentage(fraction(value)) }
  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.adjustable)
  }
  /// The middle of the thumb.
  open override var accessibilityActivationPoint: CGPoint {
    get {
      let thumb = placed.thumb
      return convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    }
    set { super.accessibilityActivationPoint = newValue }
  }
  /// Raises the value by a tenth of the range.
  open override func accessibilityIncrement() { value += (maximumValue - minimumValue) / 10 }
  /// Lowers the value by a tenth of the range.
  open override func accessibilityDecrement() { value -= (maximumValue - minimumValue) / 10 }

  // MARK: Drawing

  /// The track and the thumb; in right-to-left interfaces mirrored.
  private var placed: (track: CGRect, thumb: CGRect) {
    let bounds = CGRect(origin: .zero, size: bounds.size)
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    return isMirrored ? (track.mirrored(in: bounds), thumb.mirrored(in: bounds)) : (track, thumb)
  }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard !hasNoArea else { return content }
    let (track, thumb) = placed
    let commands =
      valueImages(on: pixels) + drawnTrack(track, to: thumb.midX, on: pixels) + drawnThumb(thumb, on: pixels)
    content.commands = commands.dimmed(if: !isEnabled)
    return content
  }

  private func drawnTrack(_ track: CGRect, to middle: CGFloat, on pixels: OffsetPixelGrid) -> [DrawCommand] {
    let middle = min(max(middle, track.minX), track.maxX)
    var before = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
    var after = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
    if isMirrored { swap(&before, &after) }
    let whole = Scope.clip(.rectangle(track, cornerRadius: Double(track.height / 2)))
    let minimum = images.minimumTracks.value(for: state)
    let maximum = images.maximumTracks.value(for: state)
    let first =
      maximum.map { commands(drawing: $0, in: track, tint: tintColor, on: pixels) }
      ?? [DrawCommand].box(after, painted(maximumTrackTintColor ?? .systemFill)).inside(whole)
    let second =
      minimum.map { commands(drawing: $0, in: track, tint: tintColor, on: pixels).inside(.clip(.rectangle(before))) }
      ?? [DrawCommand].box(before, painted(minimumTrackTintColor ?? tintColor)).inside(whole)
    return (maximum == nil ? first : first.inside(.clip(.rectangle(after)))) + second
  }

  private func drawnThumb(_ thumb: CGRect, on pixels: OffsetPixelGrid) -> [DrawCommand] {
    if let image = currentThumbImage { return commands(drawing: image, in: thumb, tint: tintColor, on: pixels) }
    let side = SliderGeometry.thumbDiameter
    let circle = CGRect(around: CGPoint(x: thumb.midX, y: thumb.midY), CGSize(width: side, height: side))
    return .knob(circle, painted(thumbTintColor ?? .white))
  }

  private func valueImages(on pixels: OffsetPixelGrid) -> [DrawCommand] {
    let bounds = CGRect(origin: .zero, size: bounds.size)
    let places = [
      (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
      (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
    ]
    return places.flatMap { image, rect -> [DrawCommand] in
      guard let image else { return [] }
      return commands(
        drawing: image, in: pixels.nearest(isMirrored ? rect.mirrored(in: bounds) : rect), tint: tintColor, on: pixels)
    }
  }
}
