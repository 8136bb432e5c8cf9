/// How far a stretch of text advances: units that scale with the size, and clusters that spacing is added to.
///
/// Whole numbers, so that equal stretches are equally wide wherever they stand.
struct TextAdvance: Hashable, Sendable {
  /// Fractions of an em, as many as the text's `unitsPerEm` says.
  var units = 0
  /// Clusters of the primary font, which its own tracking is added to.
  var trackedClusters: Int32 = 0
  /// Clusters of any font, which spacing asked for is added to.
  var spacedClusters: Int32 = 0

  static func + (left: TextAdvance, right: TextAdvance) -> TextAdvance {
    TextAdvance(
      units: left.units &+ right.units, trackedClusters: left.trackedClusters &+ right.trackedClusters,
      spacedClusters: left.spacedClusters &+ right.spacedClusters)
  }

  static func - (left: TextAdvance, right: TextAdvance) -> TextAdvance {
    TextAdvance(
      units: left.units &- right.units, trackedClusters: left.trackedClusters &- right.trackedClusters,
      spacedClusters: left.spacedClusters &- right.spacedClusters)
  }
}

/// What turns units into points.
struct TextScale: Hashable, Sendable {
  /// Points an em.
  var pointSize: Double
  /// Points for each tracked cluster, and for each spaced one.
  var tracking: Double
  var spacing: Double

  func points(_ advance: TextAdvance, unitsPerEm: Int) -> Double {
    Double(advance.units) * pointSize / Double(unitsPerEm) + Double(advance.trackedClusters) * tracking
      + Double(advance.spacedClusters) * spacing
  }
}
