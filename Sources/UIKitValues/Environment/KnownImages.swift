import Drawing
import Foundation
import ImageDecoding
import Raster
import Synchronization

/// The images that were read from files, known by the files' bytes: a file that is read again is decoded only if its
/// pixels are needed, and while an image of it lives, not at all.
final class KnownImages: Sendable {
  private struct Key: Hashable {
    let bytes: Hash128
    let byteCount: Int
    let name: String
  }

  private struct Known {
    let header: ImageSource.Header
    let orientation: Int
    weak var source: ImageSource?
  }

  /// The most files that are known at a time; then all are forgotten.
  static let limit = 4096

  private let known = Mutex<[Key: Known]>([:])

  /// The image of a file's bytes, and EXIF's value for its orientation.
  func image(of file: Data, name: String) throws(ImageDecodingError) -> (source: ImageSource, orientation: Int) {
    let key = Key(bytes: Hash128(hashing: file), byteCount: file.count, name: name)
    if let image = image(key, file) { return image }
    let decoded = try DecodedImage.read(file)
    let source = ImageSource(decoded, name: name)
    keep(source, decoded.orientation, key)
    return (source, decoded.orientation)
  }

  private func image(_ key: Key, _ file: Data) -> (source: ImageSource, orientation: Int)? {
    known.withLock { known in
      guard let image = known[key] else { return nil }
      if let source = image.source { return (source, image.orientation) }
      let made = try? ImageSource(image.header, name: key.name) { (try? DecodedImage.read(file))?.bitmap }
      guard let made else { return nil }
      known[key]?.source = made
      return (made, image.orientation)
    }
  }

  private func keep(_ source: ImageSource, _ orientation: Int, _ key: Key) {
    let header = source.header
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll() }
      known[key] = Known(header: header, orientation: orientation, source: source)
    }
  }
}

extension ImageSource {
  convenience init(_ image: DecodedImage, name: String? = nil) {
    var unknownColors: String?
    if case .other(let colors) = image.colorSpace { unknownColors = colors }
    self.init(bitmap: image.bitmap, name: name, unknownColors: unknownColors)
  }
}
