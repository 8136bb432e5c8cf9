import CJPEG
import Foundation
import Raster

/// Reading of JPEG files with libjpeg-turbo.
///
/// The slow integer transform and smooth upsampling are used: they give the same bytes with and without vector
/// instructions.
enum JPEG {
  /// More scans than encoders write: a progressive image has about ten.
  static let largestScanCount = 100

  static func read(_ file: UnsafeRawBufferPointer) throws(ImageDecodingError) -> DecodedImage {
    let decoder = try JPEGDecoder(file)
    let size = try decoder.readHeader()
    let bitmap = try DecodedImage.makeBitmap(.jpeg, width: size.width, height: size.height)
    let orientation = decoder.exif.flatMap { EXIF.orientation($0) } ?? 1
    let profile = decoder.profile
    try decoder.decode(into: bitmap)
    if decoder.isCMYK {
      CMYK.convert(bitmap, isInverted: decoder.isInverted)
      return DecodedImage(bitmap, colorSpace: .other("CMYK"), orientation: orientation)
    }
    let colorSpace = profile.map { ColorProfile($0)?.colorSpace ?? .other("the colours of its ICC profile") } ?? .sRGB
    if colorSpace == .displayP3 { bitmap.convertOpaqueDisplayP3() }
    return DecodedImage(bitmap, colorSpace: colorSpace, orientation: orientation)
  }
}

/// A libjpeg decoder over the bytes of a file, which must outlive it.
private final class JPEGDecoder {
  private let decoder: OpaquePointer

  init(_ file: UnsafeRawBufferPointer) throws(ImageDecodingError) {
    let bytes = file.bindMemory(to: UInt8.self).baseAddress
    guard let decoder = galley_jpeg_open(bytes, file.count, Int32(JPEG.largestScanCount)) else {
      throw .outOfMemory(.jpeg)
    }
    self.decoder = decoder
  }

  deinit { galley_jpeg_close(decoder) }

  var isCMYK: Bool { galley_jpeg_components(decoder) == 4 }
  var isInverted: Bool { galley_jpeg_is_inverted(decoder) != 0 }

  func readHeader() throws(ImageDecodingError) -> (width: Int, height: Int) {
    try check(galley_jpeg_read_header(decoder))
    return (Int(galley_jpeg_width(decoder)), Int(galley_jpeg_height(decoder)))
  }

  func decode(into bitmap: Bitmap) throws(ImageDecodingError) {
    let bytes = bitmap.start.assumingMemoryBound(to: UInt8.self)
    try check(galley_jpeg_decode(decoder, bytes, bitmap.bytesPerRow))
  }

  /// The bytes of the ICC profile; nil without one.
  var profile: [UInt8]? {
    var size: UInt32 = 0
    guard let bytes = galley_jpeg_profile(decoder, &size) else { return nil }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  /// The bytes of the EXIF data; nil without any.
  var exif: [UInt8]? {
    var size: UInt32 = 0
    guard let bytes = galley_jpeg_exif(decoder, &size) else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  private func check(_ status: Int32) throws(ImageDecodingError) {
    switch status {
    case Int32(GALLEY_JPEG_OK.rawValue): return
    case Int32(GALLEY_JPEG_TRUNCATED.rawValue): throw .truncated(.jpeg)
    case Int32(GALLEY_JPEG_TOO_MANY_SCANS.rawValue): throw .tooManyScans(limit: JPEG.largestScanCount)
    case Int32(GALLEY_JPEG_OUT_OF_MEMORY.rawValue): throw .outOfMemory(.jpeg)
    default: throw .damaged(.jpeg, reason: "libjpeg says '\(String(cString: galley_jpeg_message(decoder)))'")
    }
  }
}

/// Cyan, magenta, yellow and black as red, green and blue, without a profile: each ink takes away its share of light.
enum CMYK {
  /// Converts pixels whose bytes are C, M, Y and K in place.
  ///
  /// - Parameter isInverted: whether 255 stands for no ink, as in files with an Adobe marker.
  static func convert(_ bitmap: Bitmap, isInverted: Bool) {
    let bytes = bitmap.bytes
    for start in stride(from: 0, to: bytes.count, by: 4) {
      func light(_ channel: Int) -> Int { Int(isInverted ? bytes[start + channel] : 255 - bytes[start + channel]) }
      let black = light(3)
      func part(_ channel: Int) -> UInt8 { UInt8((light(channel) * black * 2 + 255) / 510) }
      (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]) = (part(2), part(1), part(0), 255)
    }
  }
}
