// Apple's names for files of images.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit

/// A file of an image. Differs from the original: it has one image, the first.
public final class CGImageSource {
  let image: UIImage?

  init(_ data: Data) {
    image = UIImage(data: data)
  }
}

public func CGImageSourceCreateWithData(_ data: Data, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSource(data)
}
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}
public func CGImageSourceCreateWithURL(_ url: URL, _ options: NSDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource($0) }
}
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options)
}
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
public func CGImageSourceGetType(_ isrc: CGImageSource) -> String? { nil }

public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?) -> CGImage? {
  index == 0 ? isrc.image?.cgImage : nil
}

/// The image, no larger than `kCGImageSourceThumbnailMaxPixelSize` says.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
  guard index == 0, let image = isrc.image, let whole = image.cgImage else { return nil }
  let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? .infinity
  let longest = max(Double(whole.width), Double(whole.height))
  guard limit > 0, longest > limit else { return whole }
  let size = CGSize(width: Double(whole.width) * limit / longest, height: Double(whole.height) * limit / longest)
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    image.draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}

/// The width and the height in pixels.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> NSDictionary? {
  guard index == 0, let image = isrc.image?.cgImage else { return nil }
  return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}

public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyOrientation = "Orientation"
public let kCGImagePropertyGIFDictionary = "{GIF}"
public let kCGImagePropertyGIFDelayTime = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount = "LoopCount"
public let kCGImagePropertyExifDictionary = "{Exif}"
