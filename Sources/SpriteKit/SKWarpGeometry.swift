public import UIKit
public import simd

/// A change of a node's shape. It is kept and not drawn.
open class SKWarpGeometry: NSObject {}

/// A node whose shape changes.
@preconcurrency @MainActor
public protocol SKWarpable: NSObjectProtocol {
  var warpGeometry: SKWarpGeometry? { get set }
  var subdivisionLevels: Int { get set }
}

/// A grid of places, row by row from the lower left, and where they go.
open class SKWarpGeometryGrid: SKWarpGeometry {
  public let numberOfColumns: Int
  public let numberOfRows: Int
  private let sources: [SIMD2<Float>]
  private let destinations: [SIMD2<Float>]

  /// Places in parts of the node's size; those not given are even.
  public init(
    columns: Int, rows: Int, sourcePositions: [SIMD2<Float>] = [], destinationPositions: [SIMD2<Float>] = []
  ) {
    (numberOfColumns, numberOfRows) = (columns, rows)
    let even = (0...max(rows, 0)).flatMap { row in
      (0...max(columns, 0)).map { column in
        SIMD2(Float(column) / Float(max(columns, 1)), Float(row) / Float(max(rows, 1)))
      }
    }
    sources = sourcePositions.isEmpty ? even : sourcePositions
    destinations = destinationPositions.isEmpty ? even : destinationPositions
  }

  open class func grid(withColumns cols: Int, rows: Int) -> SKWarpGeometryGrid {
    SKWarpGeometryGrid(columns: cols, rows: rows)
  }

  open var vertexCount: Int { (numberOfColumns + 1) * (numberOfRows + 1) }
  open func sourcePosition(at index: Int) -> vector_float2 { sources[index] }
  open func destPosition(at index: Int) -> vector_float2 { destinations[index] }
  open func replacingBySourcePositions(positions source: [SIMD2<Float>]) -> SKWarpGeometryGrid {
    SKWarpGeometryGrid(
      columns: numberOfColumns, rows: numberOfRows, sourcePositions: source, destinationPositions: destinations)
  }
  open func replacingByDestinationPositions(positions destination: [SIMD2<Float>]) -> SKWarpGeometryGrid {
    SKWarpGeometryGrid(
      columns: numberOfColumns, rows: numberOfRows, sourcePositions: sources, destinationPositions: destination)
  }
}
