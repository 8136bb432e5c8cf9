package import Drawing
public import Foundation
import Raster
import Synchronization

/// An image: a bitmap, a vector picture or a symbol, and how it is painted.
// Unchecked because an open class cannot be checked: its stored values are sendable, and immutable or behind a lock.
open class UIImage: NSObject, @unchecked Sendable {
  /// The way an image is painted; raw values are UIKit's.
  public enum RenderingMode: Int, Sendable, CaseIterable {
    /// Depends on the context: a template in buttons of the system type and in bars, and wherever the image is a
    /// symbol; the image in its own colours elsewhere.
    case automatic = 0
    /// The image in its own colours.
    case alwaysOriginal = 1
    /// The tint colour through the image's opacity.
    case alwaysTemplate = 2
  }

  /// The content of the image; `nil` for an image without any.
  package let content: (any ImageContent)?
  /// The rendering and alignment of the image.
  package let attributes: ImageAttributes
  /// The variants of the image, of which the one for a view's traits is drawn; `nil` for an image without others.
  public let imageAsset: UIImageAsset?
  /// A name for tests, without an effect. Copies of the image do not have it.
  public final var accessibilityIdentifier: String? {
    get { identifier.withLock { $0 } }
    set { identifier.withLock { $0 = newValue } }
  }

  private let identifier = Mutex<String?>(nil)

  package init(
    content: (any ImageContent)?, attributes: ImageAttributes = ImageAttributes(), asset: UIImageAsset? = nil
  ) {
    (self.content, self.attributes, imageAsset) = (content, attributes, asset)
    super.init()
  }

  package convenience init(source: ImageSource?, scale: CGFloat) {
    self.init(content: source.map { BitmapContent($0, scale: scale) })
  }

  /// Creates an image without pixels.
  public override convenience init() {
    self.init(content: nil)
  }

  /// Creates the image of a literal, `#imageLiteral(resourceName: "logo")`: that of a name in the main bundle.
  ///
  /// Differs from UIKit, where the program ends: a name that is found nowhere is a fault, and gives an image without
  /// pixels.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(resource: name, in: nil)
  }

  /// Creates the image of a name in a bundle, by default the main one; one that is found nowhere is a fault, and has no
  /// pixels.
  convenience init(resource name: String, in bundle: Bundle?) {
    let image = ViewEnvironment.current.assets(of: bundle)?.image(named: name, under: .current)
    if image == nil {
      UIKitFaults.note(
        assets:
          "UIImage \"\(name)\": neither an asset catalogue nor a file has an image of this name. Name the folder of "
          + "the app's assets.")
    }
    self.init(content: image?.content, attributes: image?.attributes ?? ImageAttributes(), asset: image?.imageAsset)
  }

  /// The size in points; zero without content.
  open var size: CGSize { content?.size ?? .zero }
  /// The number of pixels per point.
  public final var scale: CGFloat { content?.scale ?? 1 }
  /// The rendering mode.
  public final var renderingMode: RenderingMode { attributes.renderingMode }
  /// The orientation of the stored pixels.
  public final var imageOrientation: Orientation { (content as? BitmapContent)?.orientation ?? .up }
  /// The pixels at the image's own size; `nil` for an image without any.
  package final var source: ImageSource? { content?.source }

  /// A copy of the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard attributes == other.attributes, imageAsset === other.imageAsset else { return false }
    guard let content, let others = other.content else { return content == nil && other.content == nil }
    return content.isEqual(to: others)
  }

  open override var hash: Int { content?.hashValue ?? 0 }
}
