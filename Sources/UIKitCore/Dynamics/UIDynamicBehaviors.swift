public import Foundation

// The behaviours are stored: nothing moves on a still picture.

/// Gravity.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// The direction and strength; 1 is 1,000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction, in radians.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Creates gravity for items.
  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Collisions.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of things that collide.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Items with each other.
    public static let items = Mode(rawValue: 1)
    /// Items with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Everything.
    public static let everything = Mode(rawValue: .max)
  }

  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// The kinds of things that collide.
  open var collisionMode = Mode.everything
  /// Whether the reference view's bounds are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The delegate, which is never called automatically. A weak reference.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(identifier: NSObject, path: UIBezierPath)] = []

  /// Creates collisions of items.
  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Makes the reference view's bounds, with insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds a boundary along a path.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.append((identifier as? NSObject ?? NSNull(), bezierPath))
  }
  /// Adds a boundary between two points.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// The path of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.identifier.isEqual(identifier) }?.path
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.identifier.isEqual(identifier) }
  }
  /// The identifiers of the boundaries.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.compactMap { $0.identifier as? any NSCopying } }
  /// Removes all boundaries.
  open func removeAllBoundaries() { boundaries = [] }
}

/// The delegate of collisions. It is never called automatically; methods have defaults.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Called when an item touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
}

/// A move to a point, as of a spring.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// The damping at the end, from 0 to 1.
  open var damping: CGFloat = 0.5

  /// Creates a move of an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}

/// A connection of an item with a point or another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The items.
  public final let items: [any UIDynamicItem]
  /// The point.
  open var anchorPoint = CGPoint.zero
  /// The distance.
  open var length: CGFloat = 0
  /// The damping.
  open var damping: CGFloat = 0
  /// The number of oscillations per second.
  open var frequency: CGFloat = 0
  /// The resistance to rotation.
  open var frictionTorque: CGFloat = 0
  /// The range of distances.
  open var attachmentRange = UIFloatRange.infinite
  /// The kind of thing that the item is attached to.
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }

  /// The kind of thing that an item is attached to, with UIKit's raw values.
  public enum AttachmentType: Int, Sendable, CaseIterable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// Creates a connection with a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init([item], point)
  }
  /// Creates a connection of a point in an item with a point.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init([item], point)
  }
  /// Creates a connection of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init([item1, item2], item2.center)
  }

  /// Creates a connection of points in two items.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init([item1, item2], item2.center)
  }
  /// Creates a connection along which an item slides.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior([item], point) }
  /// Creates a connection along which an item slides towards another.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], point) }
  /// Creates a connection that keeps the distance and the angle of two items.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], point) }
  /// Creates a connection of two items that turn about a point.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], point) }
  /// Creates a connection of two items that are not farther apart than at first.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], item2.center) }

  private init(_ items: [any UIDynamicItem], _ point: CGPoint) {
    self.items = items
    anchorPoint = point
    super.init()
  }
}

/// A push.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The kinds of push, with UIKit's raw values.
  public enum Mode: Int, Sendable {
    /// As long as the behaviour is active.
    case continuous = 0
    /// Once.
    case instantaneous = 1
  }

  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// The kind of push.
  public final let mode: Mode
  /// Whether it pushes.
  open var active = true
  /// The direction, in radians.
  open var angle: CGFloat = 0
  /// The strength.
  open var magnitude: CGFloat = 0
  /// The direction and strength.
  open var pushDirection: CGVector {
    get { CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle)) }
    set { (angle, magnitude) = (atan2(newValue.dy, newValue.dx), hypot(newValue.dx, newValue.dy)) }
  }

  /// Creates a push of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (self.items, self.mode) = (items, mode)
    super.init()
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
  /// Sets where an item is pushed. It has no effect.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
  /// The point at which an item is pushed: the middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// The physical properties of items.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// The strength of bounces, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// The friction with others.
  open var friction: CGFloat = 0
  /// The mass per area.
  open var density: CGFloat = 1
  /// The resistance to movement.
  open var resistance: CGFloat = 0
  /// The resistance to rotation.
  open var angularResistance: CGFloat = 0
  /// The electric charge.
  open var charge: CGFloat = 0
  /// Whether they stay where they are.
  open var isAnchored = false
  /// Whether they turn.
  open var allowsRotation = true

  /// Creates properties of items.
  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Does nothing: nothing moves.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// The velocity of an item; zero.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Does nothing: nothing moves.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// The angular velocity of an item; zero.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
