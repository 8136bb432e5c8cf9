// Apple's names for files of images.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A file of an image that is written. Differs from the original: one image, as PNG.
public final class CGImageDestination {
  private enum Place {
    case data(NSMutableData)
    case file(URL)
  }

  private let place: Place
  private let type: String
  private var image: CGImage?

  init(_ data: NSMutableData, _ type: String) {
    (place, self.type) = (.data(data), type)
  }

  init(_ url: URL, _ type: String) {
    (place, self.type) = (.file(url), type)
  }

  func add(_ added: CGImage) { image = image ?? added }

  /// Whether the image was written: a PNG file, where pixels are known.
  func write() -> Bool {
    guard type == "public.png", let image, let png = UIImage(cgImage: image).pngData() else { return false }
    switch place {
    case .data(let data): data.append(png)
    case .file(let url): return (try? png.write(to: url)) != nil
    }
    return true
  }
}

public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: String, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestination(data, type) }
public func CGImageDestinationCreateWithURL(
  _ url: URL, _ type: String, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestination(url, type) }
public func CGImageDestinationCreateWithURL(
  _ url: NSURL, _ type: String, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestination(url as URL, type) }
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?) {
  idst.add(image)
}
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: NSDictionary?
) {
  if index == 0, let image = isrc.image?.cgImage { idst.add(image) }
}
/// The uniform types of the files that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> [String] { ["public.png"] }
/// Has no effect: a file has no properties.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: NSDictionary?) {}
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.write() }

public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationBackgroundColor = "kCGImageDestinationBackgroundColor"
public let kCGImageDestinationImageMaxPixelSize = "kCGImageDestinationImageMaxPixelSize"
public let kCGImageDestinationEmbedThumbnail = "kCGImageDestinationEmbedThumbnail"
public let kCGImageDestinationMergeMetadata = "kCGImageDestinationMergeMetadata"
public let kCGImageDestinationMetadata = "kCGImageDestinationMetadata"
public let kCGImageDestinationOptimizeColorForSharing = "kCGImageDestinationOptimizeColorForSharing"
