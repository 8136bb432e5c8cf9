// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import UIKit

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The result of a call: zero, or the code of an error.
public typealias vImage_Error = Int
/// Options as bits of a number.
public typealias vImage_Flags = UInt32
/// A component of a pixel, of 8 bits.
public typealias Pixel_8 = UInt8
/// A component of a pixel with a fraction.
public typealias Pixel_F = Float
/// A pixel of four components of 8 bits.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

public var kvImageNoError: Int { 0 }
public var kvImageRoiLargerThanInputBuffer: Int { -21766 }
public var kvImageInvalidKernelSize: Int { -21767 }
public var kvImageInvalidEdgeStyle: Int { -21768 }
public var kvImageInvalidOffset_X: Int { -21769 }
public var kvImageInvalidOffset_Y: Int { -21770 }
public var kvImageMemoryAllocationError: Int { -21771 }
public var kvImageNullPointerArgument: Int { -21772 }
public var kvImageInvalidParameter: Int { -21773 }
public var kvImageBufferSizeMismatch: Int { -21774 }
public var kvImageUnknownFlagsBit: Int { -21775 }
public var kvImageNoFlags: Int { 0 }
public var kvImageLeaveAlphaUnchanged: Int { 1 }
public var kvImageCopyInPlace: Int { 2 }
public var kvImageBackgroundColorFill: Int { 4 }
public var kvImageEdgeExtend: Int { 8 }
public var kvImageDoNotTile: Int { 16 }
public var kvImageHighQualityResampling: Int { 32 }
public var kvImageTruncateKernel: Int { 64 }
public var kvImageGetTempBufferSize: Int { 128 }
public var kvImagePrintDiagnosticsToConsole: Int { 256 }
public var kvImageNoAllocate: Int { 512 }
public var kRotate0DegreesClockwise: Int { 0 }
public var kRotate90DegreesClockwise: Int { 3 }
public var kRotate180DegreesClockwise: Int { 2 }
public var kRotate270DegreesClockwise: Int { 1 }
public var kRotate0DegreesCounterClockwise: Int { 0 }
public var kRotate90DegreesCounterClockwise: Int { 1 }
public var kRotate180DegreesCounterClockwise: Int { 2 }
public var kRotate270DegreesCounterClockwise: Int { 3 }

/// Options and errors of calls.
public enum vImage {
  /// Options as bits of a number.
  public struct Options: OptionSet, Sendable {
    public let rawValue: vImage_Flags
    public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
    public static let noFlags: Options = []
    public static let leaveAlphaUnchanged = Options(rawValue: 1)
    public static let copyInPlace = Options(rawValue: 2)
    public static let backgroundColorFill = Options(rawValue: 4)
    public static let imageExtend = Options(rawValue: 8)
    public static let doNotTile = Options(rawValue: 16)
    public static let highQualityResampling = Options(rawValue: 32)
    public static let truncateKernel = Options(rawValue: 64)
    public static let printDiagnosticsToConsole = Options(rawValue: 256)
    public static let noAllocate = Options(rawValue: 512)
  }

  /// The error of a call.
  public enum Error: Int, Swift.Error {
    case roiLargerThanInputBuffer = -21766
    case invalidKernelSize = -21767
    case memoryAllocationError = -21771
    case nullPointerArgument = -21772
    case invalidParameter = -21773
    case bufferSizeMismatch = -21774
    case unknownFlagsBit = -21775
    case internalError = -21776
    case invalidImageFormat = -21778
  }
}

/// The form of a picture's pixels.
public struct vImage_CGImageFormat {
  public var bitsPerComponent: UInt32
  public var bitsPerPixel: UInt32
  public var colorSpace: CGColorSpace?
  public var bitmapInfo: CGBitmapInfo
  public var version: UInt32 = 0
  public var renderingIntent: CGColorRenderingIntent

  /// Eight bits for each of opacity, red, green and blue.
  public init() {
    self.init(
      bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: nil, bitmapInfo: CGBitmapInfo(rawValue: 4), version: 0,
      decode: nil, renderingIntent: .defaultIntent)
  }

  public init(
    bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>?, bitmapInfo: CGBitmapInfo,
    version: UInt32, decode: UnsafePointer<CGFloat>?, renderingIntent: CGColorRenderingIntent
  ) {
    (self.bitsPerComponent, self.bitsPerPixel) = (bitsPerComponent, bitsPerPixel)
    self.colorSpace = colorSpace?.takeUnretainedValue()
    (self.bitmapInfo, self.version, self.renderingIntent) = (bitmapInfo, version, renderingIntent)
  }

  /// `nil` where a number of bits is negative, or zero.
  public init?(
    bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    guard let component = UInt32(exactly: bitsPerComponent), let pixel = UInt32(exactly: bitsPerPixel), component > 0,
      pixel > 0
    else { return nil }
    (self.bitsPerComponent, self.bitsPerPixel) = (component, pixel)
    (self.colorSpace, self.bitmapInfo, self.renderingIntent) = (colorSpace, bitmapInfo, renderingIntent)
  }

  public init?(cgImage: CGImage) {
    guard let space = cgImage.colorSpace else { return nil }
    self.init(
      bitsPerComponent: cgImage.bitsPerComponent, bitsPerPixel: cgImage.bitsPerPixel, colorSpace: space,
      bitmapInfo: cgImage.bitmapInfo, renderingIntent: cgImage.renderingIntent)
  }

  public var componentCount: Int { bitsPerComponent == 0 ? 0 : Int(bitsPerPixel / bitsPerComponent) }
}
