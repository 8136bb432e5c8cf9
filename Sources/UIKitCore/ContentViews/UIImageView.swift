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
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var standardAccessibilityTraits: UIAccessibilityTraits { .image }

  override func addFacts(to facts: inout ViewFacts) { facts.image = image == nil ? nil : bounds.size }

  /// The displayed image, whose size is the intrinsic content size. Without an image the view has none.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// The image that is displayed while `isHighlighted`; `image` if `nil`. The intrinsic content size is always
  /// `image`'s.
  open var highlightedImage: UIImage?
  /// Whether the view displays `highlightedImage`. Differs from UIKit: a highlighted cell does not set it.
  open var isHighlighted = false

  private var displayedImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Whether the view's size grows at the accessibility categories; the content mode determines how the image fills
  /// it.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  open override var intrinsicContentSize: CGSize {
    shownSize ?? super.intrinsicContentSize
  }

  /// The image's size, regardless of the proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownSize ?? super.sizeThatFits(size)
  }

  private var shownSize: CGSize? {
    guard adjustsImageSizeForAccessibilityContentSizeCategory else { return image?.size }
    return image?.size(adjustedForAccessibilityUnder: traitCollection)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsImageSizeForAccessibilityContentSizeCategory { invalidateIntrinsicContentSize() }
  }

  package override func needsMeasuring(atWidth width: CGFloat, first size: CGSize) -> Bool {
    type(of: self) != UIImageView.self
  }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard let image = displayedImage?.variant(under: traitCollection) else { return content }
    content.notes += image.content?.notes ?? []
    let rect = contentMode.rect(forContentOf: image.size, in: bounds)
    content.commands = image.commands(
      filling: rect, in: ImageContext(pixels: pixels, traits: traitCollection, tintColor: tintColor))
    return content
  }

  override func addAppearance(to appearance: inout ViewAppearance, showing content: ViewContent) {
    super.addAppearance(to: &appearance, showing: content)
    guard let image = displayedImage?.variant(under: traitCollection).recorded else { return }
    appearance.add(.image, image)
    appearance.add(.contentMode, "\(contentMode)")
  }
}
