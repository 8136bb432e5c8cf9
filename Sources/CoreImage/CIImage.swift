// Apple's names for keys of filters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
@_exported public import UIKit
import UIKitValues

/// An image that filters make: the pixels that were given, with the effects that are not computed.
open class CIImage: NSObject, @unchecked Sendable {
  /// The pixels that were given; nil for an image that has none.
  let pixels: CGImage?
  /// The place and the size in pixels.
  private let area: CGRect
  /// The effects that are not computed, in their order.
  let effects: [String]

  init(_ pixels: CGImage?, area: CGRect? = nil, effects: [String] = []) {
    self.pixels = pixels
    self.area = area ?? CGRect(x: 0, y: 0, width: pixels?.width ?? 0, height: pixels?.height ?? 0)
    self.effects = effects
    super.init()
  }

  public override convenience init() { self.init(nil) }
  public convenience init?(image: UIImage) { self.init(image.cgImage) }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image.cgImage) }
  public convenience init(cgImage image: CGImage) { self.init(image) }
  /// A picture of a camera, which has no pixels.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) { self.init(nil) }
  /// A picture of a camera, which has no pixels.
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(nil) }

  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image.cgImage)
  }

  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A colour, as far as the image is cropped. Differs from the original: its pixels are not computed.
  public convenience init(color: CIColor) {
    self.init(nil, area: .infinite, effects: ["CIConstantColorGenerator"])
  }

  /// The place and the size in pixels; empty for an image that was not given.
  open var extent: CGRect { area }

  /// The image moved; other transforms are not computed, and the size alone follows them.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let moved = area.applying(matrix)
    let isMoved = moved.size == area.size && matrix.b == 0 && matrix.c == 0 && matrix.a > 0 && matrix.d > 0
    return CIImage(pixels, area: moved, effects: isMoved ? effects : effects + ["transformed(by:)"])
  }

  /// The part of the image in a rectangle, whose origin is below.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = area.intersection(rect)
    guard !part.isNull, part != area, effects.isEmpty else {
      return CIImage(pixels, area: part.isNull ? .zero : part, effects: effects)
    }
    let place = CGRect(
      x: part.minX - area.minX, y: area.maxY - part.maxY, width: part.width, height: part.height)
    return CIImage(pixels?.cropping(to: place), area: part)
  }

  /// The image with an effect that is not computed.
  func adding(_ effect: String, area: CGRect? = nil) -> CIImage {
    CIImage(pixels, area: area ?? self.area, effects: effects + [effect])
  }

  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    adding(filterName)
  }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { adding("CIGaussianBlur") }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard orientation > 1 else { return self }
    let turned = CGRect(origin: area.origin, size: CGSize(width: area.height, height: area.width))
    return adding("oriented(_:)", area: orientation > 4 ? turned : area)
  }
  /// The image: what is beyond its edges is not computed.
  open func clampedToExtent() -> CIImage { self }
  open func clamped(to rect: CGRect) -> CIImage { cropped(to: rect) }
  open func composited(over dest: CIImage) -> CIImage {
    adding("CISourceOverCompositing", area: area.union(dest.extent))
  }
  open func settingAlphaOne(in extent: CGRect) -> CIImage { adding("settingAlphaOne(in:)") }
  open func samplingLinear() -> CIImage { self }
  open func samplingNearest() -> CIImage { self }
  open func unpremultiplyingAlpha() -> CIImage { self }
  open func premultiplyingAlpha() -> CIImage { self }
  open func insertingIntermediate() -> CIImage { self }
  open var properties: [String: Any] { [:] }
  open class func empty() -> CIImage { CIImage() }

  /// The pixels. An effect is a fault, and they are without it; those of an image that has none are transparent.
  func computed() -> CGImage? {
    if !effects.isEmpty {
      UIKitFaults.unsupported(
        "Core Image's \(effects.joined(separator: ", "))",
        instead: "The picture is without it: show one that has the effect.")
    }
    if let pixels { return pixels }
    guard (1...4096).contains(area.width), (1...4096).contains(area.height) else { return nil }
    return CGContext(
      data: nil, width: Int(area.width), height: Int(area.height), bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
  }
}

/// An option of an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
}

/// A renderer of images: it computes no effects.
open class CIContext: NSObject {
  public override init() {
    super.init()
  }

  public convenience init(options: [CIContextOption: Any]?) {
    self.init()
  }

  /// The part of an image in a rectangle; `nil` for an empty one.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.cropped(to: fromRect).computed()
  }

  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) -> Data? { image.computed().flatMap { UIImage(cgImage: $0).pngData() } }
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) -> Data? { image.computed().flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 1) } }
  open func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) throws { try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace), to: url) }
  open func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) throws { try write(jpegRepresentation(of: image, colorSpace: colorSpace), to: url) }
  /// An error: no pixels are computed.
  open func writeHEIFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) throws { try write(nil, to: url) }
  /// An error: no pixels are computed.
  open func writeTIFFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) throws { try write(nil, to: url) }
  private func write(_ data: Data?, to url: URL) throws {
    guard let data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url)
  }
  open func clearCaches() {}

  /// Writes nothing.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {}
  /// Writes nothing.
  open func render(_ image: CIImage, to buffer: CVPixelBuffer) {}
  /// Writes nothing.
  open func render(
    _ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?
  ) {}
  /// `nil`: no pixels are computed.
  open func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) -> Data? { nil }
  /// `nil`: no pixels are computed.
  open func tiffRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) -> Data? { nil }
}

/// The way pixels are stored.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 257)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)
  public static let RGBAf = CIFormat(rawValue: 2056)
  public static let RGBAh = CIFormat(rawValue: 2055)
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// A colour.
open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(cgColor color: CGColor) { self.init(color: UIColor(cgColor: color)) }

  open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
  open var numberOfComponents: Int { 4 }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Numbers of a filter.
open class CIVector: NSObject {
  private let values: [CGFloat]

  public init(x: CGFloat, y: CGFloat) {
    values = [x, y]
    super.init()
  }

  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    values = [x, y, z, w]
    super.init()
  }

  /// The origin and the size of a rectangle.
  public convenience init(cgRect r: CGRect) { self.init(x: r.minX, y: r.minY, z: r.width, w: r.height) }
  public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: count)))
  }

  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}

/// A detector of faces and codes: it finds nothing.
open class CIDetector: NSObject {
  public convenience init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    self.init()
  }

  open func features(in image: CIImage) -> [CIFeature] { [] }
}

/// A detected feature: there are none.
open class CIFeature: NSObject {
  open var bounds: CGRect { .zero }
}

/// A face that was found: none was.
open class CIFaceFeature: CIFeature {
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  open var hasSmile: Bool { false }
}

/// A rectangle that was found: none was.
open class CIRectangleFeature: CIFeature {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

/// A text that was found: none was.
open class CITextFeature: CIFeature {}

/// A code that was found: none was.
open class CIQRCodeFeature: CIFeature {
  open var messageString: String? { nil }
}

extension UIImage {
  /// The image's pixels, one of which is a point. An effect is a fault, and the picture is without it.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// The image's pixels. An effect is a fault, and the picture is without it.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    guard let pixels = ciImage.computed(), ciImage.extent.width > 0 else {
      self.init()
      return
    }
    // An image that was made larger has more pixels than are there.
    let enlargement = ciImage.extent.isInfinite ? 1 : ciImage.extent.width / CGFloat(pixels.width)
    self.init(cgImage: pixels, scale: scale / enlargement, orientation: orientation)
  }

  /// `nil`: no image is made by a filter.
  public var ciImage: CIImage? { nil }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputColorKey = "inputColor"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputEVKey = "inputEV"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIOutputImageKey = "outputImage"
public let kCIContextUseSoftwareRenderer = "software_renderer"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
