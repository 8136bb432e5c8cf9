// Apple's names for files of images.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit

/// A file of an image. Differs from the original: it has one image, the first.
public final class CGImageSource {
  private(set) var image: UIImage?
  private var data: Data
  private(set) var status: CGImageSourceStatus

  init(_ data: Data) {
    self.data = data
    image = UIImage(data: data)
    status = image == nil ? .statusInvalidData : .statusComplete
  }

  /// A file that comes in parts.
  init() {
    data = Data()
    status = .statusReadingHeader
  }

  /// Takes all the data that has come so far; there is an image when it is all of it, or can be read already.
  func update(_ data: Data, isFinal: Bool) {
    self.data = data
    image = UIImage(data: data)
    status = isFinal ? (image == nil ? .statusInvalidData : .statusComplete) : .statusIncomplete
  }

  /// The uniform type of what the file begins like.
  var type: String? {
    let begins = { (bytes: [UInt8], offset: Int) in self.data.dropFirst(offset).starts(with: bytes) }
    if begins([0x89, 0x50, 0x4E, 0x47], 0) { return "public.png" }
    if begins([0xFF, 0xD8, 0xFF], 0) { return "public.jpeg" }
    if begins(Array("GIF8".utf8), 0) { return "com.compuserve.gif" }
    if begins(Array("RIFF".utf8), 0), begins(Array("WEBP".utf8), 8) { return "org.webmproject.webp" }
    if begins(Array("ftyp".utf8), 4) { return "public.heic" }
    if begins([0x49, 0x49, 0x2A, 0], 0) || begins([0x4D, 0x4D, 0, 0x2A], 0) { return "public.tiff" }
    return begins(Array("BM".utf8), 0) ? "com.microsoft.bmp" : nil
  }
}

/// How much of an image's file is there.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
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
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: NSDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource($0) }
}
/// A file that comes in parts, which `CGImageSourceUpdateData` adds.
public func CGImageSourceCreateIncremental(_ options: NSDictionary?) -> CGImageSource { CGImageSource() }
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: Data, _ final: Bool) {
  isrc.update(data, isFinal: final)
}
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: NSData, _ final: Bool) {
  isrc.update(Data(referencing: data), isFinal: final)
}
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  if let data = provider.data { isrc.update(data, isFinal: final) }
}
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus { isrc.status }
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
/// The index of the file's main image.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// The uniform type of what the file begins like.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> String? { isrc.type }
/// The uniform types of the files that are read.
public func CGImageSourceCopyTypeIdentifiers() -> [String] {
  ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"]
}
/// Has no effect: nothing is kept.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
/// The properties of the file as a whole: none.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: NSDictionary?) -> NSDictionary? { [:] }

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
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceShouldAllowFloat = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceSubsampleFactor = "kCGImageSourceSubsampleFactor"
