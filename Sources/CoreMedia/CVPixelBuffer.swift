// Core Video's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Pixels of a video: there are none.
public final class CVPixelBuffer: @unchecked Sendable {}

/// A buffer of a picture. There is one kind of buffers: pixels.
public typealias CVImageBuffer = CVPixelBuffer
/// Any buffer. There is one kind: pixels.
public typealias CVBuffer = CVPixelBuffer
/// The result of a call: zero, or the code of an error.
public typealias CVReturn = Int32
/// Four letters that name a format of pixels.
public typealias OSPixelFormatType = UInt32

public let kCVReturnSuccess: CVReturn = 0
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_32ARGB: UInt32 = 32
public let kCVPixelFormatType_24RGB: UInt32 = 24
public let kCVPixelFormatType_32RGBA: UInt32 = 0x5247_4241
public let kCVPixelFormatType_32ABGR: UInt32 = 0x4142_4752
public let kCVPixelFormatType_64ARGB: UInt32 = 0x6236_3461
public let kCVPixelFormatType_64RGBAHalf: UInt32 = 0x5247_6841
public let kCVPixelFormatType_128RGBAFloat: UInt32 = 0x5247_6641
public let kCVPixelFormatType_OneComponent8: UInt32 = 0x4c30_3038
public let kCVPixelFormatType_OneComponent16Half: UInt32 = 0x4c30_3068
public let kCVPixelFormatType_OneComponent32Float: UInt32 = 0x4c30_3066
public let kCVPixelFormatType_TwoComponent8: UInt32 = 0x3243_3038
public let kCVPixelFormatType_DepthFloat16: UInt32 = 0x6864_6570
public let kCVPixelFormatType_DepthFloat32: UInt32 = 0x6664_6570
public let kCVPixelFormatType_DisparityFloat16: UInt32 = 0x6864_6973
public let kCVPixelFormatType_DisparityFloat32: UInt32 = 0x6664_6973
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076

/// The access to the memory of a pixel buffer, with Core Video's raw values.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
