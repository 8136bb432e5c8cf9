public import Foundation

/// A layer that groups sublayers in space. Differs from Core Animation: they are drawn in the plane, as those of every layer.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that scrolls its sublayers.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// The directions in which it scrolls. Stored: code may always scroll.
  open var scrollMode = CAScrollLayerScrollMode.both

  override var scrollsContent: Bool { true }
  override func scrollContent(to point: CGPoint) { scroll(to: point) }
  override func scrollContent(toShow rect: CGRect) { scroll(to: rect) }

  /// Scrolls to a point.
  open func scroll(to p: CGPoint) { bounds.origin = p }
  /// Scrolls just far enough to show a rectangle.
  open func scroll(to r: CGRect) {
    var origin = bounds.origin
    if r.maxX > origin.x + bounds.width { origin.x = r.maxX - bounds.width }
    if r.minX < origin.x { origin.x = r.minX }
    if r.maxY > origin.y + bounds.height { origin.y = r.maxY - bounds.height }
    if r.minY < origin.y { origin.y = r.minY }
    bounds.origin = origin
  }
}

/// The directions in which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Vertically.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Horizontally.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Both.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that draws its content in tiles. Here it is drawn as a whole, at the picture's resolution.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// The size of a tile in pixels. Stored.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The number of smaller resolutions. Stored.
  open var levelsOfDetail = 1
  /// The number of larger resolutions. Stored.
  open var levelsOfDetailBias = 0
  /// The time for which new tiles fade in, in seconds; 0, as nothing is animated.
  open class func fadeDuration() -> CFTimeInterval { 0 }
}
