/// The published versions of the Model Context Protocol that the server speaks, the newest first.
///
/// `2026-07-28` has no handshake: each request names its version. In the others the first request is `initialize`.
package enum ProtocolVersion: String, CaseIterable, Sendable {
  case v2026 = "2026-07-28"
  case november2025 = "2025-11-25"
  case june2025 = "2025-06-18"

  /// The newest version that begins with `initialize`.
  static let newestWithHandshake = ProtocolVersion.november2025

  /// Whether a session begins with `initialize`.
  var hasHandshake: Bool { self != .v2026 }
}
