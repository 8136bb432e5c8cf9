/// A layout's geometry, computed when it is first needed and kept until it is cleared.
///
/// A delegate that is asked for heights may ask the layout for frames, or invalidate it: it gets no geometry while that
/// is being computed, and clearing does not start a second computation.
@MainActor
final class GeometryCache<Geometry> {
  private var kept: Geometry?
  private var isWorkingOut = false

  nonisolated init() {}

  func geometry(_ workOut: () -> Geometry) -> Geometry? {
    if let kept { return kept }
    guard !isWorkingOut else { return nil }
    isWorkingOut = true
    defer { isWorkingOut = false }
    let geometry = workOut()
    kept = geometry
    return geometry
  }

  func clear() {
    kept = nil
  }
}
