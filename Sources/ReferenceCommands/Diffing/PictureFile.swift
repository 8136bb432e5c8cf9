import Foundation
import Raster
import Snapshots
import Synchronization
import Threads

/// A picture file's bytes and, once decoded, its pixels.
struct PictureFile: Sendable {
  let path: String
  let bytes: Data

  init(_ path: String) throws(DiffError) {
    self.path = path
    do throws(StoreError) {
      guard let bytes = try FileBytes.read(path, named: path) else {
        throw StoreError.unreadable(path: path, reason: "it no longer exists, or is a broken link")
      }
      self.bytes = bytes
    } catch {
      switch error {
      case .unreadable(_, let reason): throw .unreadable(path: path, reason: reason)
      default: throw .notAFile(path: path)
      }
    }
  }

  func decoded() throws(DiffError) -> PNG.Image {
    do {
      return try PNG.read(bytes)
    } catch {
      throw .undecodable(path: path, error)
    }
  }

  /// The decoded pictures of files, decoded in parallel. If several fail, the first file's error is thrown.
  static func decoded(_ files: [PictureFile], by threads: ThreadMaker = .system) throws(DiffError) -> [PNG.Image] {
    let results = Mutex<[Int: Result<PNG.Image, DiffError>]>([:])
    do throws(ThreadError) {
      try threads.perform(files.count) { number in
        let result = Result { () throws(DiffError) in try files[number].decoded() }
        results.withLock { $0[number] = result }
      }
    } catch {
      throw .noThread(error)
    }
    var images: [PNG.Image] = []
    for (_, result) in results.withLock({ $0 }).sorted(by: { $0.key < $1.key }) { images.append(try result.get()) }
    return images
  }
}
