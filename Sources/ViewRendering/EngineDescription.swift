package import Raster

/// The rendering engine, apart from the fonts of a case: libraries, and their output for a built-in probe.
package struct EngineDescription: Equatable, Sendable {
  /// Names and versions, such as `cairo 1.16.0`.
  package let libraries: [String]
  /// The hash of the probe's pixels.
  package let probe: Hash128
  /// The hash of all of this, as stored in records.
  package let fingerprint: Hash128

  init(libraries: [String], probe: Hash128) {
    (self.libraries, self.probe) = (libraries, probe)
    fingerprint = Hash128(hashing: Array((libraries + ["probe \(probe)"]).map { $0 + "\n" }.joined().utf8))
  }
}
