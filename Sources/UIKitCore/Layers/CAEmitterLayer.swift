public import Foundation
public import UIKitValues

/// A layer from which particles come. Nothing moves on a still picture, so there are none.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The particles.
  open var emitterCells: [CAEmitterCell]?
  /// A factor for the number of particles per second.
  open var birthRate: Float = 1
  /// A factor for the particles' lifetime.
  open var lifetime: Float = 1
  /// The place that particles come from.
  open var emitterPosition = CGPoint.zero
  /// The depth that particles come from.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape that particles come from.
  open var emitterSize = CGSize.zero
  /// The depth of the shape that particles come from.
  open var emitterDepth: CGFloat = 0
  /// The shape that particles come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that particles come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order and mixing of particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles keep their place in space.
  open var preservesDepth = false
  /// A factor for the particles' velocity.
  open var velocity: Float = 1
  /// A factor for the particles' size.
  open var scale: Float = 1
  /// A factor for the particles' rotation.
  open var spin: Float = 1
  /// The start of the random numbers.
  open var seed: UInt32 = 0
}

/// A kind of particle. Stored; there are none on a still picture.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// The cell's name.
  open var name: String?
  /// Whether there are particles.
  open var isEnabled = true
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime, in seconds.
  open var lifetime: Float = 0
  /// The variation of the lifetime.
  open var lifetimeRange: Float = 0
  /// The angle in the plane of x and z.
  open var emissionLatitude: CGFloat = 0
  /// The angle in the plane of x and y.
  open var emissionLongitude: CGFloat = 0
  /// The variation of the angle.
  open var emissionRange: CGFloat = 0
  /// The velocity, in points per second.
  open var velocity: CGFloat = 0
  /// The variation of the velocity.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards.
  open var yAcceleration: CGFloat = 0
  /// The acceleration towards the viewer.
  open var zAcceleration: CGFloat = 0
  /// The size, as a factor.
  open var scale: CGFloat = 1
  /// The variation of the size.
  open var scaleRange: CGFloat = 0
  /// The growth per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation per second.
  open var spin: CGFloat = 0
  /// The variation of the rotation.
  open var spinRange: CGFloat = 0
  /// The colour.
  open var color: CGColor?
  /// The variation of red.
  open var redRange: Float = 0
  /// The variation of green.
  open var greenRange: Float = 0
  /// The variation of blue.
  open var blueRange: Float = 0
  /// The variation of the opacity.
  open var alphaRange: Float = 0
  /// The change of red per second.
  open var redSpeed: Float = 0
  /// The change of green per second.
  open var greenSpeed: Float = 0
  /// The change of blue per second.
  open var blueSpeed: Float = 0
  /// The change of opacity per second.
  open var alphaSpeed: Float = 0
  /// The image.
  open var contents: Any?
  /// The part of the image.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The image's pixels per point.
  open var contentsScale: CGFloat = 1
  /// Particles that come from these.
  open var emitterCells: [CAEmitterCell]?
  /// The start, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The duration, in seconds.
  open var duration: CFTimeInterval = 0
  /// The speed, as a factor.
  open var speed: Float = 1
  /// The offset in time, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// Further values.
  open var style: [AnyHashable: Any]?
}

/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Its inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and mixing of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In no order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their colours are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
