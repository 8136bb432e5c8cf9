import CJPEG
package import Foundation
package import Raster

extension Bitmap {
  /// The pixels as a JPEG file, on white, as such a file has no opacity; nil without memory.
  ///
  /// - Parameter quality: libjpeg's, from 1, for the smallest file, to 100.
  package func jpegFile(quality: Int) -> Data? {
    guard let opaque = try? Bitmap(width: width, height: height) else { return nil }
    let (source, target) = (bytes, opaque.bytes)
    for start in stride(from: 0, to: source.count, by: 4) {
      let white = 255 - source[start + 3]
      for channel in start..<start + 3 { target[channel] = source[channel] &+ white }
    }
    var size = 0
    let pixels = UnsafeRawPointer(opaque.start).assumingMemoryBound(to: UInt8.self)
    let scale = Int32(min(max(quality, 1), 100))
    guard let file = galley_jpeg_encode(pixels, Int32(width), Int32(height), bytesPerRow, scale, &size) else {
      return nil
    }
    return withExtendedLifetime(opaque) { Data(bytesNoCopy: file, count: size, deallocator: .free) }
  }
}
