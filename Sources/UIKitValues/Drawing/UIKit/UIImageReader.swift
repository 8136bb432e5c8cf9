public import Foundation

/// Reads images of files and data, as `UIImage` does, made smaller if that is asked for.
public final class UIImageReader: NSObject, Sendable {
  /// The reader with the default configuration.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// The settings of the reader.
  public let configuration: Configuration

  /// Creates a reader.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// The settings of a reader.
  public struct Configuration: Hashable, Sendable {
    /// Stored; images are always read with the colours of a standard display.
    public var prefersHighDynamicRange = false
    /// Stored; images are always drawn as they are.
    public var preparesImagesForDisplay = false
    /// The size in pixels that images are made for, as `preparingThumbnail(of:)` makes it; zero for images as they are.
    public var preferredThumbnailSize = CGSize.zero
    /// Stored; images have a scale of 1.
    public var pixelsPerInch: CGFloat = 0

    /// Creates the default settings.
    public init() {}
  }

  /// The image of a file; `nil` if there is none.
  public func image(contentsOf url: URL) -> UIImage? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return image(data: data)
  }

  /// The image of data; `nil` if they are none.
  public func image(data: Data) -> UIImage? {
    let image = UIImage(data: data)
    let size = configuration.preferredThumbnailSize
    return size.width > 0 && size.height > 0 ? image?.preparingThumbnail(of: size) : image
  }

  /// The image of a file; `nil` if there is none.
  public func image(contentsOf url: URL) async -> UIImage? { read(url) }

  /// The image of data; `nil` if they are none.
  public func image(data: Data) async -> UIImage? { read(data) }

  /// Hands over the image of a file before the call returns.
  public func image(contentsOf url: URL, completion: @escaping @Sendable (UIImage?) -> Void) { completion(read(url)) }

  /// Hands over the image of data before the call returns.
  public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) { completion(read(data)) }

  private func read(_ url: URL) -> UIImage? { image(contentsOf: url) }

  private func read(_ data: Data) -> UIImage? { image(data: data) }
}
