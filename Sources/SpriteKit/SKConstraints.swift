public import UIKit

/// A range of numbers.
open class SKRange: NSObject {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat

  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
  public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
  public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }
  open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }
}

/// A rule for a node's position or direction. It moves nothing.
open class SKConstraint: NSObject {
  open var enabled = true
  /// The node in whose space the rule holds. A weak reference.
  open weak var referenceNode: SKNode?

  open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { SKConstraint() }
  open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
    let constraint = SKConstraint()
    constraint.referenceNode = node
    return constraint
  }
  open class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint() }
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { SKConstraint() }
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint { SKConstraint() }
  open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
    let constraint = SKConstraint()
    constraint.referenceNode = node
    return constraint
  }
}

/// The angles between which a joint of a limb turns.
open class SKReachConstraints: NSObject {
  open var lowerAngleLimit: CGFloat
  open var upperAngleLimit: CGFloat

  public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {
    (self.lowerAngleLimit, self.upperAngleLimit) = (lowerAngleLimit, upperAngleLimit)
  }
}

/// A part of the plane.
open class SKRegion: NSObject {
  private let holds: (CGPoint) -> Bool
  /// The outline from which the region is made.
  public let path: CGPath?

  private init(path: CGPath? = nil, holds: @escaping (CGPoint) -> Bool) { (self.path, self.holds) = (path, holds) }

  public convenience init(radius: Float) {
    let radius = CGFloat(radius)
    let square = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    self.init(path: CGPath(ellipseIn: square, transform: nil)) { hypot($0.x, $0.y) <= radius }
  }
  public convenience init(size: CGSize) {
    let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    self.init(path: CGPath(rect: rect, transform: nil)) { rect.contains($0) }
  }
  public convenience init(path: CGPath) { self.init(path: path) { path.contains($0) } }
  open class func infinite() -> SKRegion { SKRegion { _ in true } }

  open func inverse() -> SKRegion { SKRegion { !self.contains($0) } }
  open func byUnion(with region: SKRegion) -> SKRegion { SKRegion { self.contains($0) || region.contains($0) } }
  open func byDifference(from region: SKRegion) -> SKRegion { SKRegion { self.contains($0) && !region.contains($0) } }
  open func byIntersection(with region: SKRegion) -> SKRegion {
    SKRegion { self.contains($0) && region.contains($0) }
  }
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
