import CXXHash
package import Foundation

/// The hash of bytes that come one part after the other: that of all of them so far.
package final class RunningHash {
  private let state: OpaquePointer

  /// Of no bytes yet.
  package convenience init() {
    self.init(state: RunningHash.newState())
    XXH3_128bits_reset(state)
  }

  private init(state: OpaquePointer) { self.state = state }

  deinit { XXH3_freeState(state) }

  /// With more bytes behind those so far, of which this one knows nothing.
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
    guard let state = XXH3_createState() else { preconditionFailure("there is no memory for a hash of 600 bytes") }
    return state
  }
}
