// Core Video's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Where pixels are made. None are ever made.
public final class CVPixelBufferPool: Sendable {}

public let kCVReturnError: CVReturn = -6660
public let kCVReturnUnsupported: CVReturn = -6667
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"
public let kCVPixelBufferBytesPerRowAlignmentKey = "BytesPerRowAlignment"

/// `kCVReturnUnsupported`: no pixels are made.
@discardableResult
public func CVPixelBufferCreate(
  _ allocator: Any?, _ width: Int, _ height: Int, _ pixelFormatType: OSPixelFormatType,
  _ pixelBufferAttributes: Any?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { kCVReturnUnsupported }

/// `kCVReturnUnsupported`: no pixels are made.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: Any?, _ pixelBufferPool: CVPixelBufferPool, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { kCVReturnUnsupported }

public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSPixelFormatType {
  kCVPixelFormatType_32BGRA
}
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? { nil }
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize { .zero }
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize { .zero }
