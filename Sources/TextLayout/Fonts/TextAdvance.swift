/// The advance of a stretch of text: units that scale with the size, and the number of clusters that spacing is added
/// to.
///
/// Integers, so that equal stretches have equal widths everywhere.
struct TextAdvance: Hashable, Sendable {
  /// Fractions of an em: the text's `unitsPerEm` make one.
  var units = 0
  /// Units added at display sizes, and proportionally between text and display sizes.
  var opticalUnits = 0
  /// Clusters of the primary font, to which its own tracking is added.
  var trackedClusters: Int32 = 0
  /// Clusters of any font, to which spacing from the attributes is added.
  var spacedClusters: Int32 = 0
  /// Glyphs with the platform's emoji advances, which are not proportional to the size.
  var emoji: Int32 = 0

  static func + (left: TextAdvance, right: TextAdvance) -> TextAdvance {
    TextAdvance(
      units: left.units &+ right.units, opticalUnits: left.opticalUnits &+ right.opticalUnits,
      trackedClusters: left.trackedClusters &+ right.trackedClusters,
      spacedClusters: left.spacedClusters &+ right.spacedClusters, emoji: left.emoji &+ right.emoji)
  }

  static func - (left: TextAdvance, right: TextAdvance) -> TextAdvance {
    TextAdvance(
      units: left.units &- right.units, opticalUnits: left.opticalUnits &- right.opticalUnits,
      trackedClusters: left.trackedClusters &- right.trackedClusters,
      spacedClusters: left.spacedClusters &- right.spacedClusters, emoji: left.emoji &- right.emoji)
  }
}

/// The sum of the advances before an offset, in half of the memory: it fits for all texts but long ones and those with
/// emoji.
struct PackedAdvance: Sendable {
  private let units: Int
  private let opticalUnits: Int32
  private let trackedClusters: Int16
  private let spacedClusters: Int16

  /// Nil if the sum does not fit.
  init?(_ sum: TextAdvance) {
    guard sum.emoji == 0, let optical = Int32(exactly: sum.opticalUnits),
      let tracked = Int16(exactly: sum.trackedClusters), let spaced = Int16(exactly: sum.spacedClusters)
    else { return nil }
    (units, opticalUnits, trackedClusters, spacedClusters) = (sum.units, optical, tracked, spaced)
  }

  /// The advance between two offsets.
  @inline(__always) static func - (left: PackedAdvance, right: PackedAdvance) -> TextAdvance {
    TextAdvance(
      units: left.units &- right.units, opticalUnits: Int(left.opticalUnits) &- Int(right.opticalUnits),
      trackedClusters: Int32(left.trackedClusters) &- Int32(right.trackedClusters),
      spacedClusters: Int32(left.spacedClusters) &- Int32(right.spacedClusters), emoji: 0)
  }
}

/// The scale from units to points.
struct TextScale: Hashable, Sendable {
  /// Points per em.
  var pointSize: Double
  /// The fraction of optical units that counts, from 0 to 1.
  var opticalFraction = 0.0
  /// Points for each tracked cluster, and for each spaced one.
  var tracking: Double
  var spacing: Double
  /// Points for each emoji, beyond an em.
  var emojiSpacing = 0.0

  func points(_ advance: TextAdvance, unitsPerEm: Int) -> Double { points(advance, unitsPerEm: Double(unitsPerEm)) }

  @inline(__always) func points(_ advance: TextAdvance, unitsPerEm: Double) -> Double {
    units(advance) * pointSize / unitsPerEm + Double(advance.trackedClusters) * tracking
      + Double(advance.spacedClusters) * spacing + Double(advance.emoji) * emojiSpacing
  }

  /// The scaled units of an advance.
  func units(_ advance: TextAdvance) -> Double {
    Double(advance.units) + Double(advance.opticalUnits) * opticalFraction
  }
}
