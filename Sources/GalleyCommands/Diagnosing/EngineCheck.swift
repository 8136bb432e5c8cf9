import CommandSupport
import HeadlessUIKit
import Raster
import Renderers
import ViewRendering

/// Checks that the engine can draw, and identifies it.
enum EngineCheck {
  static func diagnosis(of setUp: SetUp) -> Diagnosis {
    var diagnosis = Diagnosis("engine", "")
    do {
      diagnosis.summary = "it draws; its hash is \(try fingerprint(setUp))"
    } catch {
      diagnosis.wrong("\(error)")
    }
    return diagnosis
  }

  /// - Throws: if there are no fonts to draw the probe with.
  static func fingerprint(_ setUp: SetUp) throws -> Hash128 {
    let fonts = try setUp.fonts.library()
    return try MainActor.assumeIsolated {
      try ViewEnvironment(fonts: fonts).run { try ViewRenderer().engineFingerprint() }
    }
  }
}
