public import Foundation
import Synchronization

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes; 0 for no data.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The bytes; `nil` for no data. Differs from Core Foundation: they are a copy, of which the process keeps the latest
/// sixteen.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.map { CoreFoundationBytes.pointer(to: $0) }
}

/// Copies of bytes that pointers point to after the data may be gone, as it is a value here.
private final class CoreFoundationBytes: Sendable {
  private static let kept = Mutex<[CoreFoundationBytes]>([])
  private static let limit = 16

  nonisolated(unsafe) private let bytes: UnsafeMutablePointer<UInt8>

  private init(_ data: Data) {
    bytes = .allocate(capacity: max(1, data.count))
    data.copyBytes(to: bytes, count: data.count)
  }

  deinit { bytes.deallocate() }

  static func pointer(to data: Data) -> UnsafePointer<UInt8> {
    let copy = CoreFoundationBytes(data)
    kept.withLock { kept in
      if kept.count == limit { kept.removeFirst() }
      kept.append(copy)
    }
    return UnsafePointer(copy.bytes)
  }
}
