import CXXHash
package import Foundation

/// An incremental hash of bytes that arrive in parts.
package final class RunningHash {
  private let state: OpaquePointer

  /// Creates the hash of no bytes.
  package convenience init() {
    self.init(state: RunningHash.newState())
    XXH3_128bits_reset(state)
  }

  private init(state: OpaquePointer) { self.state = state }

  deinit { XXH3_freeState(state) }

  /// A new hash that includes more bytes; this one is not changed.
  package func adding(_ data: Data) -> RunningHash {
    let sum = RunningHash(state: RunningHash.newState())
    XXH3_copyState(sum.state, state)
    data.withUnsafeBytes { _ = XXH3_128bits_update(sum.state, $0.baseAddress, $0.count) }
    return sum
  }

  package var value: Hash128 {
    let hash = XXH3_128bits_digest(state)
    return Hash128(high: hash.high64, low: hash.low64)
  }

  private static func newState() -> OpaquePointer {
    guard let state = XXH3_createState() else {
      preconditionFailure("there is not enough memory for a hash of 600 bytes")
    }
    return state
  }
}
