// Apple's names for keys of filters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
@_exported public import UIKit

/// An image that filters make. Nothing is computed: an image that was given is kept, and filters have no output.
open class CIImage: NSObject, @unchecked Sendable {
  let image: UIImage?

  public override init() {
    image = nil
    super.init()
  }

  public init?(image: UIImage) {
    self.image = image
    super.init()
  }

  public init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.image = image
    super.init()
  }

  public init(cgImage image: CGImage) {
    self.image = UIImage(cgImage: image)
    super.init()
  }

  /// A picture of a camera, which has no pixels.
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
    image = nil
    super.init()
  }

  /// A picture of a camera, which has no pixels.
  public init(cvImageBuffer imageBuffer: CVImageBuffer) {
    image = nil
    super.init()
  }

  public init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.image = image
    super.init()
  }

  public init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), let image = UIImage(data: data) else { return nil }
    self.image = image
    super.init()
  }

  public init(color: CIColor) {
    image = nil
    super.init()
  }

  /// The size in pixels; empty for an image that was not given.
  open var extent: CGRect {
    guard let image else { return .zero }
    return CGRect(x: 0, y: 0, width: image.size.width * image.scale, height: image.size.height * image.scale)
  }

  /// An empty image, as of every effect here.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage() }
  open func cropped(to rect: CGRect) -> CIImage { CIImage() }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { CIImage() }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage() }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { CIImage() }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { CIImage() }
  open func clampedToExtent() -> CIImage { CIImage() }
  open func clamped(to rect: CGRect) -> CIImage { CIImage() }
  open func composited(over dest: CIImage) -> CIImage { CIImage() }
  open func settingAlphaOne(in extent: CGRect) -> CIImage { CIImage() }
  open func samplingLinear() -> CIImage { self }
  open func samplingNearest() -> CIImage { self }
  open func unpremultiplyingAlpha() -> CIImage { self }
  open func premultiplyingAlpha() -> CIImage { self }
  open func insertingIntermediate() -> CIImage { self }
  open var properties: [String: Any] { [:] }
  open class func empty() -> CIImage { CIImage() }
}

/// An option of an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
}

/// A renderer of images: it computes nothing.
open class CIContext: NSObject {
  public override init() {
    super.init()
  }

  public convenience init(options: [CIContextOption: Any]?) {
    self.init()
  }

  /// The image, if it was given as a whole; `nil` for one that a filter would have made.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    fromRect == image.extent ? image.image?.cgImage : nil
  }

  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// `nil`: no pixels are computed.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) -> Data? { nil }
  /// `nil`: no pixels are computed.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) -> Data? { nil }
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
  /// The image that was given; an empty one for one that a filter would have made.
  public convenience init(ciImage: CIImage) {
    self.init(of: ciImage.image)
  }

  /// The image that was given; an empty one for one that a filter would have made.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(of: ciImage.image)
  }

  /// `nil`: no image is made by a filter.
  public var ciImage: CIImage? { nil }

  private convenience init(of image: UIImage?) {
    if let image = image?.cgImage { self.init(cgImage: image) } else { self.init() }
  }
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
