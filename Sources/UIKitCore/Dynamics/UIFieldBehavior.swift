public import Foundation
public import UIKitValues

// The fields are stored: nothing moves on a still picture.

/// A field of forces.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem] = []
  /// The centre.
  open var position = CGPoint.zero
  /// The area; all of the reference view by default.
  open var region = UIRegion.infinite
  /// The strength.
  open var strength: CGFloat = 1
  /// The rate at which the force decreases with the distance.
  open var falloff: CGFloat = 0
  /// The distance below which the force is constant.
  open var minimumRadius: CGFloat = 1e-6
  /// The direction.
  open var direction = CGVector.zero
  /// The smoothness of noise.
  open var smoothness: CGFloat = 0
  /// The speed at which noise changes.
  open var animationSpeed: CGFloat = 0

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// A field that slows items down.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior() }
  /// A field of whirls.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior() }
  /// A field of a spring at the position.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior() }
  /// A field of electric charges.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior() }
  /// A field of magnetism.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior() }
  /// A field that attracts to a point.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.position = position
    return field
  }
  /// A field that attracts into a direction.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior { velocityField(direction: direction) }
  /// A field that moves items into a direction.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.direction = direction
    return field
  }
  /// A field of random forces.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// A field of random forces on items that move.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }
}

/// The area of a field, around its position.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let includes: (CGPoint) -> Bool

  private init(_ includes: @escaping (CGPoint) -> Bool) {
    self.includes = includes
    super.init()
  }

  /// All points.
  public class var infinite: UIRegion { UIRegion { _ in true } }
  /// A circle.
  public convenience init(radius: CGFloat) {
    self.init { hypot($0.x, $0.y) <= radius }
  }
  /// A rectangle.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// All points outside.
  open func inverse() -> Self? { UIRegion { [includes] in !includes($0) } as? Self }
  /// The points of this and of another area.
  open func union(with region: UIRegion) -> Self? {
    UIRegion { [includes] in includes($0) || region.includes($0) } as? Self
  }
  /// The points that are in this and in another area.
  open func intersection(with region: UIRegion) -> Self? {
    UIRegion { [includes] in includes($0) && region.includes($0) } as? Self
  }
  /// The points of this area that are not in another.
  open func difference(from region: UIRegion) -> Self? {
    UIRegion { [includes] in includes($0) && !region.includes($0) } as? Self
  }
  /// Whether a point is in the area.
  open func contains(_ point: CGPoint) -> Bool { includes(point) }
}

/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
  /// The lowest number.
  public var minimum: CGFloat
  /// The highest number.
  public var maximum: CGFloat

  /// Creates a range from 0 to 0.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// A range of nothing.
  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether the range has no limits.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
