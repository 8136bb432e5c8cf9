package import Foundation
import Raster

/// The bytes of a PNG file with this many transparent pixels.
package func pngData(width: Int, height: Int) throws -> Data {
  try PNG.encode(try Bitmap(width: width, height: height))
}
