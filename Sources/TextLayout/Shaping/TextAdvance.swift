/// How far a stretch of text advances: units that scale with the size, and clusters that spacing is added to.
///
/// Whole numbers, so that equal stretches are equally wide wherever they stand.
struct TextAdvance: Hashable, Sendable {
  /// Fractions of an em, as many as the text's `unitsPerEm` says.
  var units = 0
  /// Units that are added at display sizes, in part at those between text and display.
  var opticalUnits = 0
  /// Clusters of the primary font, which its own tracking is added to.
  var trackedClusters: Int32 = 0
  /// Clusters of any font, which spacing asked for is added to.
  var spacedClusters: Int32 = 0

  static func + (left: TextAdvance, right: TextAdvance) -> TextAdvance {
    TextAdvance(
      units: left.units &+ right.units, opticalUnits: left.opticalUnits &+ right.opticalUnits,
      trackedClusters: left.trackedClusters &+ right.trackedClusters,
      spacedClusters: left.spacedClusters &+ right.spacedClusters)
  }

  static func - (left: TextAdvance, right: TextAdvance) -> TextAdvance {
    TextAdvance(
      units: left.units &- right.units, opticalUnits: left.opticalUnits &- right.opticalUnits,
      trackedClusters: left.trackedClusters &- right.trackedClusters,
      spacedClusters: left.spacedClusters &- right.spacedClusters)
  }
}

/// What turns units into points.
struct TextScale: Hashable, Sendable {
  /// Points an em.
  var pointSize: Double
  /// How much of the optical units counts, from 0 to 1.
  var opticalFraction = 0.0
  /// Points for each tracked cluster, and for each spaced one.
  var tracking: Double
  var spacing: Double

  func points(_ advance: TextAdvance, unitsPerEm: Int) -> Double {
    units(advance) * pointSize / Double(unitsPerEm) + Double(advance.trackedClusters) * tracking
      + Double(advance.spacedClusters) * spacing
  }

  /// The units that scale with the size, at this one.
  func units(_ advance: TextAdvance) -> Double {
    Double(advance.units) + Double(advance.opticalUnits) * opticalFraction
  }
}
