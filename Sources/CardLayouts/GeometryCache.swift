/// A layout's geometry, worked out when it is first needed and kept until it is cleared.
///
/// A delegate may ask the layout for frames, or invalidate it, while it is asked for heights: it gets none of the
/// geometry that is being worked out, and what it cleared is not worked out a second time.
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
