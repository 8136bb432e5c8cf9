/// The sums of a text's advances before each offset.
enum AdvanceSums: Sendable {
  /// With the most that each part of a sum is.
  case packed([PackedAdvance], most: TextAdvance)
  case wide([TextAdvance])

  /// - Parameter advances: what each offset adds to the sum before it.
  init(adding advances: [TextAdvance]) {
    var most = TextAdvance()
    if let packed = AdvanceSums.packed(advances, &most) {
      self = .packed(packed, most: most)
    } else {
      var sum = TextAdvance()
      self = .wide(
        advances.map { advance in
          sum = sum + advance
          return sum
        })
    }
  }

  /// The packed sums, and the most that each part of them is; nil if one does not fit.
  private static func packed(_ advances: [TextAdvance], _ most: inout TextAdvance) -> [PackedAdvance]? {
    let packed = [PackedAdvance](unsafeUninitializedCapacity: advances.count) { packed, count in
      var sum = TextAdvance()
      for advance in advances {
        sum = sum + advance
        guard let fitting = PackedAdvance(sum) else { return }
        packed.initializeElement(at: count, to: fitting)
        count += 1
        most.units = max(most.units, sum.units)
        most.opticalUnits = max(most.opticalUnits, sum.opticalUnits)
      }
      (most.trackedClusters, most.spacedClusters) = (sum.trackedClusters, sum.spacedClusters)
    }
    return packed.count == advances.count ? packed : nil
  }

  /// The advance between two offsets.
  func advance(from start: Int, to end: Int) -> TextAdvance {
    switch self {
    case .packed(let sums, _): sums[end] - sums[start]
    case .wide(let sums): sums[end] - sums[start]
    }
  }

  /// The memory that they take for each offset, in bytes.
  var stride: Int {
    switch self {
    case .packed: MemoryLayout<PackedAdvance>.stride
    case .wide: MemoryLayout<TextAdvance>.stride
    }
  }
}
