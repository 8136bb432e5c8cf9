// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import UIKit

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

  /// Memory for pixels, of which `free()` is to be called. Throws an error where there is none, and for sizes of less than a pixel.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    let (bits, overflows) = width.multipliedReportingOverflow(by: Int(bitsPerPixel))
    guard width > 0, height > 0, bitsPerPixel > 0, !overflows, bits <= Int.max - 7 else {
      throw vImage.Error.invalidParameter
    }
    let rowBytes = (bits + 7) / 8
    let (bytes, isTooMuch) = rowBytes.multipliedReportingOverflow(by: height)
    guard !isTooMuch, let memory = calloc(1, bytes) else { throw vImage.Error.memoryAllocationError }
    self.init(data: memory, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: rowBytes)
  }

  /// Memory for pixels, of which `free()` is to be called.
  public init(size: CGSize, bitsPerPixel: UInt32) throws {
    guard let width = Int(exactly: size.width.rounded(.down)), let height = Int(exactly: size.height.rounded(.down))
    else { throw vImage.Error.invalidParameter }
    try self.init(width: width, height: height, bitsPerPixel: bitsPerPixel)
  }

  /// The pixels of a picture in its own form: red, green and blue, multiplied by opacity, which is last.
  public init(cgImage: CGImage, flags options: vImage.Options = .noFlags) throws {
    guard let form = vImage_CGImageFormat(cgImage: cgImage) else { throw vImage.Error.invalidImageFormat }
    try self.init(cgImage: cgImage, format: form, flags: options)
  }

  /// The pixels of a picture in some form, of which `free()` is to be called. Throws an error for forms of other than 8 bits for each of
  /// red, green, blue and opacity, or for grey.
  public init(
    cgImage: CGImage, format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags
  ) throws {
    guard let form = PixelOrder(format), let bytes = cgImage.dataProvider?.data else {
      throw vImage.Error.invalidImageFormat
    }
    try self.init(width: cgImage.width, height: cgImage.height, bitsPerPixel: format.bitsPerPixel)
    bytes.withUnsafeBytes { memory in
      for row in 0..<Int(height) {
        for column in 0..<Int(width) {
          let pixel = UnsafeRawBufferPointer(rebasing: memory[(row * cgImage.bytesPerRow + 4 * column)...].prefix(4))
          form.write(pixel, to: data + row * rowBytes + column * form.size)
        }
      }
    }
  }

  /// The number of bytes from the first pixel to the last: a part of a larger picture ends within its last row.
  func byteCount(pixelSize: Int) -> Int {
    height == 0 ? 0 : (Int(height) - 1) * rowBytes + min(Int(width) * pixelSize, rowBytes)
  }

  public var size: CGSize { CGSize(width: Double(width), height: Double(height)) }

  /// A picture of the pixels. Throws an error for forms that pictures do not have here.
  public func createCGImage(
    format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags
  ) throws -> CGImage {
    guard let data else { throw vImage.Error.nullPointerArgument }
    // A picture's last row is as long as the others here.
    let read = byteCount(pixelSize: (Int(format.bitsPerPixel) + 7) / 8)
    let bytes = Data(bytes: data, count: read) + Data(count: max(rowBytes * Int(height) - read, 0))
    guard let provider = CGDataProvider(data: bytes),
      let space = format.colorSpace ?? CGColorSpace(name: CGColorSpace.sRGB),
      let image = CGImage(
        width: Int(width), height: Int(height), bitsPerComponent: Int(format.bitsPerComponent),
        bitsPerPixel: Int(format.bitsPerPixel), bytesPerRow: rowBytes, space: space, bitmapInfo: format.bitmapInfo,
        provider: provider, decode: nil, shouldInterpolate: true, intent: format.renderingIntent)
    else { throw vImage.Error.invalidImageFormat }
    return image
  }

  /// Gives the memory back.
  public func free() { Foundation.free(data) }

  /// Copies pixels of so many bytes.
  public func copy(
    destinationBuffer: inout vImage_Buffer, pixelSize: Int, flags options: vImage.Options = .noFlags
  ) throws {
    guard let data, let to = destinationBuffer.data else { throw vImage.Error.nullPointerArgument }
    guard destinationBuffer.width == width, destinationBuffer.height == height, pixelSize > 0 else {
      throw vImage.Error.bufferSizeMismatch
    }
    for row in 0..<Int(height) {
      (to + row * destinationBuffer.rowBytes).copyMemory(from: data + row * rowBytes, byteCount: Int(width) * pixelSize)
    }
  }
}

/// The order of a pixel's components in memory.
private struct PixelOrder {
  let size: Int
  private let isFirst: Bool
  private let isTurned: Bool
  private let isMultiplied: Bool

  init?(_ format: vImage_CGImageFormat) {
    let info = format.bitmapInfo.rawValue
    let alphaInfo = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
    guard format.bitsPerComponent == 8, format.bitsPerPixel == 32 || format.bitsPerPixel == 8, let alphaInfo else {
      return nil
    }
    size = Int(format.bitsPerPixel) / 8
    isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alphaInfo)
    isTurned = info & 0x7000 == CGBitmapInfo.byteOrder32Little.rawValue
    isMultiplied = ![.first, .last].contains(alphaInfo)
  }

  /// Writes a pixel of red, green and blue, multiplied by opacity, which is last.
  func write(_ pixel: UnsafeRawBufferPointer, to place: UnsafeMutableRawPointer) {
    let alpha = pixel[3]
    let colors = pixel.prefix(3).map { part in
      isMultiplied || alpha == 0 ? part : UInt8(min((Int(part) * 255 + Int(alpha) / 2) / Int(alpha), 255))
    }
    guard size == 4 else {
      // Rec. 709's weights.
      let gray = 0.2126 * Double(colors[0]) + 0.7152 * Double(colors[1]) + 0.0722 * Double(colors[2])
      return place.storeBytes(of: UInt8(gray.rounded()), as: UInt8.self)
    }
    let parts = isFirst ? [alpha] + colors : colors + [alpha]
    for (index, part) in (isTurned ? parts.reversed() : parts).enumerated() {
      (place + index).storeBytes(of: part, as: UInt8.self)
    }
  }
}

@discardableResult
public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
  _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
  guard let width = Int(exactly: width), let height = Int(exactly: height),
    let buffer = try? vImage_Buffer(width: width, height: height, bitsPerPixel: pixelBits)
  else { return kvImageMemoryAllocationError }
  buf.pointee = buffer
  return kvImageNoError
}

@discardableResult
public func vImageBuffer_InitWithCGImage(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
  _ backgroundColor: UnsafePointer<CGFloat>?, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
  do {
    buf.pointee = try vImage_Buffer(cgImage: image, format: format.pointee)
    return kvImageNoError
  } catch {
    return (error as? vImage.Error)?.rawValue ?? kvImageInvalidParameter
  }
}

/// A picture of the pixels; `nil` for forms that pictures do not have here. `callback` is not called.
public func vImageCreateCGImageFromBuffer(
  _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
  _ callback: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?, _ userData: UnsafeMutableRawPointer?,
  _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>! {
  do {
    let image = try buf.pointee.createCGImage(format: format.pointee)
    error?.pointee = kvImageNoError
    return Unmanaged.passRetained(image)
  } catch let fault {
    error?.pointee = (fault as? vImage.Error)?.rawValue ?? kvImageInvalidParameter
    return nil
  }
}
