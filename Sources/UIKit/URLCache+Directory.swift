public import Foundation
public import FoundationNetworking

extension URLCache {
  /// Creates a cache, on disk in a folder.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
  }
}
