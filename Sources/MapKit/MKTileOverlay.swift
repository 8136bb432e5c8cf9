public import CoreLocation
public import Foundation
public import UIKit

/// Pictures of a part of a map: none are loaded.
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false
  open var isGeometryFlipped = false

  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }

  /// The address of a tile: the template with its numbers. Without one that makes an address it is a file's, `/`.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let numbers = ["{x}": path.x, "{y}": path.y, "{z}": path.z, "{scale}": Int(path.contentScaleFactor)]
    let text = numbers.reduce(urlTemplate ?? "") {
      $0.replacingOccurrences(of: $1.key, with: String($1.value))
    }
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }
  /// Answers with an error: nothing is loaded.
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
    result(nil, MKError(.serverFailure))
  }
  /// Throws `MKError.serverFailure`.
  open func loadTile(at path: MKTileOverlayPath) async throws -> Data { throw MKError(.serverFailure) }
}

/// The place of a tile.
public struct MKTileOverlayPath: Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public var contentScaleFactor: CGFloat

  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 0) }
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}
