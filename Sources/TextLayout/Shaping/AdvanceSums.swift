/// The sums of a text's advances before each offset.
enum AdvanceSums: Sendable {
  case packed(PackedSums)
  case wide([TextAdvance])

  /// - Parameter advances: what each offset adds to the sum before it.
  init(adding advances: [TextAdvance]) {
    if let packed = PackedSums(adding: advances) {
      self = .packed(packed)
    } else {
      var sum = TextAdvance()
      self = .wide(
        advances.map { advance in
          sum = sum + advance
          return sum
        })
    }
  }

  /// The advance between two offsets.
  @inline(__always) func advance(from start: Int, to end: Int) -> TextAdvance {
    switch self {
    case .packed(let packed): withExtendedLifetime(packed) { packed.sums[end] - packed.sums[start] }
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

/// The sums if they fit into half of the memory.
final class PackedSums: Sendable {
  /// A manually managed buffer, so that breaking a line does not count references: who reads it extends the lifetime of
  /// this object, or of one that keeps it.
  nonisolated(unsafe) let sums: UnsafeBufferPointer<PackedAdvance>
  /// The most that each part of a sum is.
  let most: TextAdvance

  /// Nil if one does not fit.
  init?(adding advances: [TextAdvance]) {
    let sums = UnsafeMutableBufferPointer<PackedAdvance>.allocate(capacity: advances.count)
    guard let most = PackedSums.add(advances, to: sums) else {
      sums.deallocate()
      return nil
    }
    self.sums = UnsafeBufferPointer(sums)
    self.most = most
  }

  deinit { sums.deallocate() }

  /// Initializes the sums and returns the most that each part of them is; nil if one does not fit.
  private static func add(
    _ advances: [TextAdvance], to sums: UnsafeMutableBufferPointer<PackedAdvance>
  ) -> TextAdvance? {
    var (sum, most) = (TextAdvance(), TextAdvance())
    for index in advances.indices {
      sum = sum + advances[index]
      guard let packed = PackedAdvance(sum) else { return nil }
      sums.initializeElement(at: index, to: packed)
      most.units = max(most.units, sum.units)
      most.opticalUnits = max(most.opticalUnits, sum.opticalUnits)
    }
    (most.trackedClusters, most.spacedClusters) = (sum.trackedClusters, sum.spacedClusters)
    return most
  }
}
