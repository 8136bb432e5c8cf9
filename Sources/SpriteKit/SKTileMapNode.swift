public import GameplayKit
public import UIKit

extension SKNode: GKSceneRootNodeType {}

/// The kinds of neighbours that tiles have, with their raw values.
public enum SKTileSetType: UInt, Sendable {
  case grid = 0
  case isometric = 1
  case hexagonalFlat = 2
  case hexagonalPointy = 3
}

/// The look of a tile. Stored.
@preconcurrency @MainActor
open class SKTileDefinition: NSObject {
  open var textures: [SKTexture]
  open var size: CGSize
  open var name: String?
  open var timePerFrame: CGFloat = 0
  open var placementWeight = 1
  open var userData: NSMutableDictionary?
  open var flipVertically = false
  open var flipHorizontally = false

  public init(texture: SKTexture) { (textures, size) = ([texture], texture.size()) }
  public init(texture: SKTexture, size: CGSize) { (textures, self.size) = ([texture], size) }
  public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
    (self.textures, self.size, self.timePerFrame) = (textures, size, timePerFrame)
  }
}

/// Tiles that belong together. Stored.
@preconcurrency @MainActor
open class SKTileGroup: NSObject {
  open var rules: [SKTileGroupRule]
  open var name: String?
  /// A group without tiles.
  open class func empty() -> Self { Self(rules: []) }

  public convenience init(tileDefinition: SKTileDefinition) {
    self.init(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])])
  }
  public required init(rules: [SKTileGroupRule]) { self.rules = rules }
}

/// The tiles of a group that stand beside some neighbours. Stored.
@preconcurrency @MainActor
open class SKTileGroupRule: NSObject {
  open var adjacency: SKTileAdjacencyMask
  open var tileDefinitions: [SKTileDefinition]
  open var name: String?

  public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
    (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
  }
}

/// The neighbours of a tile, with their raw values.
public struct SKTileAdjacencyMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let adjacencyUp = SKTileAdjacencyMask(rawValue: 1 << 0)
  public static let adjacencyUpperRight = SKTileAdjacencyMask(rawValue: 1 << 1)
  public static let adjacencyRight = SKTileAdjacencyMask(rawValue: 1 << 2)
  public static let adjacencyLowerRight = SKTileAdjacencyMask(rawValue: 1 << 3)
  public static let adjacencyDown = SKTileAdjacencyMask(rawValue: 1 << 4)
  public static let adjacencyLowerLeft = SKTileAdjacencyMask(rawValue: 1 << 5)
  public static let adjacencyLeft = SKTileAdjacencyMask(rawValue: 1 << 6)
  public static let adjacencyUpperLeft = SKTileAdjacencyMask(rawValue: 1 << 7)
  public static let adjacencyAll = SKTileAdjacencyMask(rawValue: 255)
}

/// Groups of tiles. Files of them are not read.
@preconcurrency @MainActor
open class SKTileSet: NSObject {
  open var tileGroups: [SKTileGroup]
  open var name: String?
  open var type = SKTileSetType.grid
  open var defaultTileGroup: SKTileGroup?
  open var defaultTileSize = CGSize.zero

  public init(tileGroups: [SKTileGroup]) { self.tileGroups = tileGroups }
  public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
    (self.tileGroups, type) = (tileGroups, tileSetType)
  }
  /// `nil`: files are not read.
  public convenience init?(named name: String) { nil }
  /// `nil`: files are not read.
  public convenience init?(from url: URL) { nil }
}

/// Tiles in rows. They are kept, and not drawn.
@preconcurrency @MainActor
open class SKTileMapNode: SKNode {
  open var tileSet: SKTileSet
  open var numberOfColumns: Int
  open var numberOfRows: Int
  open var tileSize: CGSize
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var color = UIColor.clear
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var shader: SKShader?
  open var lightingBitMask: UInt32 = 0
  open var enableAutomapping = true
  private var groups: [[Int]: SKTileGroup] = [:]
  private var definitions: [[Int]: SKTileDefinition] = [:]

  public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
    (self.tileSet, numberOfColumns, numberOfRows, self.tileSize) = (tileSet, columns, rows, tileSize)
    super.init()
  }
  public convenience init(
    tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup
  ) {
    self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
    fill(with: tileGroup)
  }
  public required init?(coder aDecoder: NSCoder) {
    (tileSet, numberOfColumns, numberOfRows, tileSize) = (SKTileSet(tileGroups: []), 0, 0, .zero)
    super.init(coder: aDecoder)
  }

  open var mapSize: CGSize {
    CGSize(width: CGFloat(numberOfColumns) * tileSize.width, height: CGFloat(numberOfRows) * tileSize.height)
  }
  open func fill(with tileGroup: SKTileGroup?) {
    (groups, definitions) = ([:], [:])
    for column in 0..<max(numberOfColumns, 0) {
      for row in 0..<max(numberOfRows, 0) { setTileGroup(tileGroup, forColumn: column, row: row) }
    }
  }
  open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { groups[[column, row]] }
  open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
    definitions[[column, row]] ?? groups[[column, row]]?.rules.first?.tileDefinitions.first
  }
  open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
    groups[[column, row]] = tileGroup
  }
  open func setTileGroup(
    _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int
  ) { (groups[[column, row]], definitions[[column, row]]) = (tileGroup, tileDefinition) }

  private var corner: CGPoint { CGPoint(x: -anchorPoint.x * mapSize.width, y: -anchorPoint.y * mapSize.height) }
  open func tileColumnIndex(fromPosition position: CGPoint) -> Int {
    tileSize.width > 0 ? Int(((position.x - corner.x) / tileSize.width).rounded(.down)) : 0
  }
  open func tileRowIndex(fromPosition position: CGPoint) -> Int {
    tileSize.height > 0 ? Int(((position.y - corner.y) / tileSize.height).rounded(.down)) : 0
  }
  /// The middle of a tile, for tiles in a grid.
  open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
    CGPoint(
      x: corner.x + (CGFloat(column) + 0.5) * tileSize.width, y: corner.y + (CGFloat(row) + 0.5) * tileSize.height)
  }
}
