import Glibc
import Synchronization

/// A pool of memory for bitmaps: the memory of a released bitmap is reused for the next one of its size or smaller.
///
/// A pool may be shared by threads, although one per worker is simplest. It keeps at most four blocks of memory and 256
/// MiB in total. A bitmap from the pool stays valid as long as it is referenced, even if the pool is deinitialised
/// before.
package final class BitmapPool: Sendable {
  private static let mostPieces = 4
  private static let mostBytes = 256 << 20

  private let free = Mutex<[PixelMemory]>([])

  package init() {}

  /// Creates a transparent bitmap, like `Bitmap.init(width:height:)`.
  package func bitmap(width: Int, height: Int) throws(BitmapError) -> Bitmap {
    try bitmap(width: width, height: height, isCleared: true)
  }

  /// Creates a bitmap; unless it is cleared, its pixels may be those of an earlier one, and all have to be written.
  func bitmap(width: Int, height: Int, isCleared: Bool) throws(BitmapError) -> Bitmap {
    let byteCount = try Bitmap.byteCount(width: width, height: height)
    if let memory = takeMemory(byteCount: byteCount) {
      if isCleared { memset(memory.base, 0, byteCount) }
      return Bitmap(width: width, height: height, memory: memory, pool: self)
    }
    guard let memory = PixelMemory(byteCount: max(byteCount, PixelMemory.hugePageSize)) else {
      throw .outOfMemory(byteCount: byteCount)
    }
    return Bitmap(width: width, height: height, memory: memory, pool: self)
  }

  /// Takes the smallest block of memory with at least this many bytes; nil if there is none.
  private func takeMemory(byteCount: Int) -> PixelMemory? {
    free.withLock { pieces in
      // The blocks are sorted by capacity.
      guard let index = pieces.firstIndex(where: { $0.capacity >= byteCount }) else { return nil }
      return pieces.remove(at: index)
    }
  }

  /// Takes back the memory of a released bitmap. Beyond the limits the smallest blocks are freed first.
  func keep(_ memory: PixelMemory) {
    guard memory.capacity <= Self.mostBytes else { return }
    free.withLock { pieces in
      let index = pieces.firstIndex { $0.capacity >= memory.capacity } ?? pieces.count
      pieces.insert(memory, at: index)
      while pieces.count > Self.mostPieces || pieces.reduce(0, { $0 + $1.capacity }) > Self.mostBytes {
        pieces.removeFirst()
      }
    }
  }
}
