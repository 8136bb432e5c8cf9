// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import UIKit

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The result of a call: zero, or the code of an error.
public typealias vImage_Error = Int
/// Options as bits of a number.
public typealias vImage_Flags = UInt32

public var kvImageNoError: Int { 0 }
public var kvImageInvalidParameter: Int { -21773 }
public var kvImageNoFlags: Int { 0 }
public var kvImageEdgeExtend: Int { 8 }
public var kvImageHighQualityResampling: Int { 32 }

/// Pixels in memory.
public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  public var rowBytes: Int

  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }
}

/// Blurs nothing: the destination has the source's pixels.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ destination: UnsafePointer<vImage_Buffer>,
  _ temporary: UnsafeMutableRawPointer?, _ x: vImagePixelCount, _ y: vImagePixelCount, _ height: UInt32,
  _ width: UInt32, _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error { copy(source.pointee, destination.pointee) }

/// Changes no colour: the destination has the source's pixels.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ destination: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
  _ divisor: Int32, _ before: UnsafePointer<Int16>?, _ after: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error { copy(source.pointee, destination.pointee) }

private func copy(_ source: vImage_Buffer, _ destination: vImage_Buffer) -> vImage_Error {
  guard let from = source.data, let to = destination.data, source.height == destination.height else {
    return kvImageInvalidParameter
  }
  let count = min(source.rowBytes, destination.rowBytes)
  for row in 0..<Int(source.height) where from != to {
    (to + row * destination.rowBytes).copyMemory(from: from + row * source.rowBytes, byteCount: count)
  }
  return kvImageNoError
}
