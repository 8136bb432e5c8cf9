package import Drawing
import Findings
package import Foundation
import Raster
import Synchronization
import VectorPictures

/// A vector picture, drawn as pixels of exactly the size at which it is displayed.
package final class VectorContent: ImageContent {
  private struct PixelSize: Hashable {
    let width: Int
    let height: Int
  }

  package let scale: CGFloat
  private let picture: VectorPicture
  private let name: String
  /// Whether it is drawn afresh at each size; otherwise its pixels at its own size are stretched, as a catalogue's are
  /// that does not preserve vectors.
  private let isDrawnAtEachSize: Bool
  private let slicing: ImageSlicing
  private let drawn = Mutex<[PixelSize: Result<ImageSource, VectorPictureError>]>([:])

  /// The number of sizes whose pixels are kept.
  private static let keptCount = 32

  init(
    _ picture: VectorPicture, name: String, scale: CGFloat, isDrawnAtEachSize: Bool, slicing: ImageSlicing
  ) {
    (self.picture, self.name, self.slicing) = (picture, name, slicing)
    (self.scale, self.isDrawnAtEachSize) = (scale > 0 ? scale : 1, isDrawnAtEachSize)
  }

  package var size: CGSize { picture.size }
  package var resizing: ImageResizing? { slicing.resizing }
  package var alignmentRectInsets: UIEdgeInsets { slicing.alignmentRectInsets }
  package var source: ImageSource? { try? pixels(size, scale).get() }

  package func source(filling size: CGSize, in context: ImageContext) -> ImageSource? {
    guard isDrawnAtEachSize else { return source }
    return try? pixels(size, context.traits.displayScale > 0 ? context.traits.displayScale : scale).get()
  }

  /// The pixels that fill a size in points, each side rounded to whole pixels.
  private func pixels(_ size: CGSize, _ scale: CGFloat) -> Result<ImageSource, VectorPictureError> {
    func count(_ length: CGFloat) -> Int { max(1, Int(min(length * scale, CGFloat(Bitmap.largestSide + 1)).rounded())) }
    let key = PixelSize(width: count(size.width), height: count(size.height))
    if let known = drawn.withLock({ $0[key] }) { return known }
    let result = Result { () throws(VectorPictureError) in
      ImageSource(
        bitmap: try picture.draw(width: key.width, height: key.height), name: name,
        libraries: [try VectorPicture.libraryVersion(for: picture.format)])
    }
    drawn.withLock { drawn in
      if drawn.count >= Self.keptCount { drawn.removeAll() }
      drawn[key] = result
    }
    return result
  }

  package var recorded: String? {
    "\(name) \(picture.format.rawValue) \(source.map { String($0.hash.description.prefix(8)) } ?? "")"
  }

  package var notes: [ViewContent.Note] {
    guard case .failure(let error) = pixels(size, scale) else { return [] }
    return [.init(kind: .undrawnImage, message: "'\(name)' is not drawn: \(error)")]
  }

  package func isEqual(to other: any ImageContent) -> Bool {
    guard let other = other as? VectorContent else { return false }
    return self === other
      || source == other.source && size == other.size && scale == other.scale
        && isDrawnAtEachSize == other.isDrawnAtEachSize && slicing == other.slicing
  }

  package var hashValue: Int { source?.hash.hashValue ?? 0 }
}
