import Drawing
import Findings
public import Foundation
@_spi(Subclasses) public import UIKitValues

/// A view that displays an image, positioned by its content mode.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of the image, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIImageView.self)
  }

  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits { .image }

  /// Whether the image of the rendering mode `automatic` is painted in the tint colour, as in system buttons.
  package var tintsAutomaticImages = false

  override func addFacts(to facts: inout ViewFacts) { facts.image = image == nil ? nil : bounds.size }

  open override class var namedProperties: [NamedProperty] { super.namedProperties + imageProperties(Self.self) }

  private class func imageProperties<View: UIImageView>(_: View.Type) -> [NamedProperty] {
    [
      NamedProperty("image", \View.image), NamedProperty("highlightedImage", \View.highlightedImage),
      NamedProperty("highlighted", \View.isHighlighted),
    ]
  }

  /// The displayed image, whose size is the intrinsic content size. Without an image the view has none.
  @exclusivity(unchecked) open var image: UIImage? {
    didSet {
      let isOtherAsset = image?.imageAsset !== oldValue?.imageAsset
      if isOtherAsset || image?.size != oldValue?.size || image?.alignmentRectInsets != oldValue?.alignmentRectInsets {
        invalidateIntrinsicContentSize()
      }
      reportChange(of: "image", from: oldValue as Any)
    }
  }

  /// The image that is displayed while `isHighlighted`; `image` if `nil`. The intrinsic content size is always
  /// `image`'s.
  open var highlightedImage: UIImage?
  /// Whether the view displays `highlightedImage`. Differs from UIKit: a highlighted cell does not set it.
  open var isHighlighted = false

  // MARK: Animation

  /// Images that are shown after each other. While they are, the view shows the first one.
  open var animationImages: [UIImage]?
  /// Images that are shown after each other while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// The time for all images, in seconds. Stored; has no effect on a still picture.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions; 0 for no end. Stored; has no effect on a still picture.
  open var animationRepeatCount = 0
  /// Whether images are shown after each other.
  open private(set) var isAnimating = false
  /// Shows the images after each other: the first one stays.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false || image?.images != nil }
  /// Shows `image` again.
  open func stopAnimating() { isAnimating = false }

  /// The range of brightness that is shown. Stored; pictures have the standard one.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The range of brightness that is shown: the standard one.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  private var animatedImage: UIImage? {
    guard isAnimating else { return nil }
    return (isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages)?.first
  }

  /// The values that a symbol has where its own configuration says nothing.
  @exclusivity(unchecked) open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  private var displayedImage: UIImage? {
    (animatedImage ?? (isHighlighted ? highlightedImage ?? image : image)).map(shown)
  }

  /// An image's variant for the view's traits, with the symbol configuration that the view prefers.
  private func shown(_ image: UIImage) -> UIImage {
    let (traits, configuration) = (traitCollection, preferredSymbolConfiguration)
    guard image.isSymbolImage else { return image.shown(under: traits, preferring: configuration) }
    if let lastSymbol, lastSymbol.isShown(for: image, under: traits, preferring: configuration) {
      return lastSymbol.shown
    }
    let symbol = DisplayedSymbol(image, under: traits, preferring: configuration)
    lastSymbol = symbol
    return symbol.shown
  }

  /// The symbol that was asked for last: each constraint on the view asks for its insets.
  @exclusivity(unchecked) private final var lastSymbol: DisplayedSymbol?

  /// The insets of the image, of which symbols have some, unless the view has none.
  open override var alignmentRectInsets: UIEdgeInsets {
    guard let image else { return .zero }
    return shown(image).alignmentRectInsets
  }

  /// The baseline of the image in its own size; the view's edges without one.
  @_spi(Subclasses) open override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat) {
    guard let image = image.map(shown), let baseline = image.baselineOffsetFromBottom else { return (0, 0) }
    return (image.size.height - baseline, baseline)
  }

  /// Whether the view's size grows at the accessibility categories; the content mode determines how the image fills
  /// it.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The size of the image's alignment rectangle, so that the frame is as large as the image.
  open override var intrinsicContentSize: CGSize {
    guard let size = shownSize else { return super.intrinsicContentSize }
    let insets = alignmentRectInsets
    return CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// The image's size, regardless of the proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownSize ?? super.sizeThatFits(size)
  }

  private var shownSize: CGSize? {
    guard adjustsImageSizeForAccessibilityContentSizeCategory else { return image.map(shown)?.size }
    return image.map(shown)?.size(adjustedForAccessibilityUnder: traitCollection)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsImageSizeForAccessibilityContentSizeCategory || image?.imageAsset != nil {
      invalidateIntrinsicContentSize()
    }
  }

  @_spi(Subclasses) open override func needsMeasuring(atWidth width: CGFloat, first size: CGSize) -> Bool {
    type(of: self) != UIImageView.self
  }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard let image = displayedImage else { return content }
    content.notes += image.content?.notes ?? []
    let rect = contentMode.rect(forContentOf: image.size, in: bounds)
    content.commands = image.commands(
      filling: rect,
      in: ImageContext(
        pixels: pixels, traits: traitCollection, tintColor: tintColor, tintsAutomaticImages: tintsAutomaticImages))
    return content
  }

  @_spi(Subclasses) open override func addAppearance(to appearance: inout ViewAppearance, showing content: ViewContent)
  {
    super.addAppearance(to: &appearance, showing: content)
    guard let image = displayedImage?.recorded else { return }
    appearance.add(.image, image)
    appearance.add(.contentMode, UIImageView.contentModes[contentMode])
  }

  private static let contentModes = CaseNames<ContentMode>()
}
