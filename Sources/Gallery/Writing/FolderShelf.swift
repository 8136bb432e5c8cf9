import Foundation
import Raster
import Snapshots
import Synchronization

/// The pictures and layouts of a gallery in files, whose names are their hashes.
final class FolderShelf: Shelf {
  private let folder: RenewedFolder
  private let state = Mutex(State())
  /// The memory that pictures are decoded into, one at a time.
  private let pool = BitmapPool()

  private struct State {
    var paths: Set<String> = []
    var pictures: [Hash128: PictureData] = [:]
  }

  init(_ folder: RenewedFolder) { self.folder = folder }

  func put(_ png: Data) throws -> Hash128 {
    let hash = Hash128(hashing: png)
    let image = "images/\(hash).png"
    if isFirst(image) {
      let picture = try add(png, hash, at: image)
      state.withLock { $0.pictures[hash] = picture }
    }
    return hash
  }

  func put(_ record: DisplayedRecord) throws -> Hash128 {
    let path = "data/layouts/\(record.hash).js"
    if isFirst(path) { try folder.put(ScriptText.receive("layout", LayoutText.json(record)), at: path) }
    return record.hash
  }

  func picture(_ hash: Hash128) -> PictureData {
    state.withLock { $0.pictures[hash] } ?? .missing("The picture was not kept.")
  }

  /// Whether nothing was put at a path yet.
  private func isFirst(_ path: String) -> Bool { state.withLock { $0.paths.insert(path).inserted } }

  /// Copies a picture and makes its thumbnail, unless an earlier run did: an existing picture is known to be readable.
  private func add(_ png: Data, _ hash: Hash128, at path: String) throws -> PictureData {
    let thumbnail = "thumbnails/\(hash).png"
    let size: (width: Int, height: Int)
    let small: (width: Int, height: Int)?
    let made: Data?
    do {
      size = try PNG.size(of: png)
      small = Thumbnail.size(of: size.width, size.height)
      let isKept = folder.keep(path) && (small == nil || folder.keep(thumbnail))
      made = isKept ? nil : try self.thumbnail(of: png, small)
    } catch {
      return .missing("\(error)")
    }
    if let made { try folder.put(made, at: thumbnail) }
    try folder.put(png, at: path, hash: hash)
    return .there(hash, width: size.width, height: size.height, thumbnail: small.map { [$0.width, $0.height] })
  }

  /// The thumbnail's file; nil for a picture that is small enough and can be decoded.
  private func thumbnail(of png: Data, _ size: (width: Int, height: Int)?) throws -> Data? {
    guard let size else {
      _ = try PNG.decode(png, pool: pool)
      return nil
    }
    return try PNG.encode(PNG.reduced(png, to: size, pool: pool))
  }
}
