import Glibc
import Synchronization

/// Bitmaps whose memory is used again: a released bitmap's memory serves the next one of its size or smaller.
///
/// One pool may serve several threads, though a pool a worker is simplest. It keeps at most four pieces of memory and
/// 256 MiB in all; a bitmap it gave out stays valid for as long as someone holds it, the pool's own end included.
package final class BitmapPool: Sendable {
  private static let mostPieces = 4
  private static let mostBytes = 256 << 20

  private let free = Mutex<[PixelMemory]>([])

  package init() {}

  /// A transparent bitmap, as `Bitmap.init(width:height:)` makes it.
  package func bitmap(width: Int, height: Int) throws(BitmapError) -> Bitmap {
    let byteCount = try Bitmap.byteCount(width: width, height: height)
    if let memory = takeMemory(byteCount: byteCount) {
      memset(memory.base, 0, byteCount)
      return Bitmap(width: width, height: height, memory: memory, pool: self)
    }
    guard let memory = PixelMemory(byteCount: max(byteCount, PixelMemory.hugePageSize)) else {
      throw .outOfMemory(byteCount: byteCount)
    }
    return Bitmap(width: width, height: height, memory: memory, pool: self)
  }

  /// The smallest piece of memory that holds so many bytes.
  private func takeMemory(byteCount: Int) -> PixelMemory? {
    free.withLock { pieces in
      // Kept in ascending order of capacity.
      guard let index = pieces.firstIndex(where: { $0.capacity >= byteCount }) else { return nil }
      return pieces.remove(at: index)
    }
  }

  /// Takes back the memory of a released bitmap. Above the limits the smallest pieces go first.
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
