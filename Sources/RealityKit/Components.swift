public import ARKit

/// A part of a thing.
public protocol Component {}

extension Component {
  /// Has no effect: types of components need not be known.
  public static func registerComponent() {}
}

/// What changes things with some components. It is never run.
@preconcurrency @MainActor
public protocol System {
  init(scene: Scene)
  mutating func update(context: SceneUpdateContext)
}

extension System {
  /// Has no effect: systems are not run.
  public static func registerSystem() {}
}

/// A frame of a scene. None is ever drawn.
@preconcurrency @MainActor
public struct SceneUpdateContext {
  public let deltaTime: TimeInterval
  public let scene: Scene
  /// What has all the components of a query.
  public func entities(matching query: EntityQuery, updatingSystemWhen condition: SystemUpdateCondition) -> [Entity] {
    scene.performQuery(query)
  }
}

/// When a system is run.
public enum SystemUpdateCondition: Sendable {
  case rendering
}

/// The components that things are looked for by.
public struct EntityQuery {
  private let predicate: QueryPredicate<Entity>?
  public init() { predicate = nil }
  public init(where predicate: QueryPredicate<Entity>) { self.predicate = predicate }

  @MainActor func matches(_ entity: Entity) -> Bool { predicate?.matches(entity) ?? true }
}

/// A condition of things.
public struct QueryPredicate<Value>: Sendable {
  let matches: @MainActor @Sendable (Value) -> Bool
}

extension QueryPredicate where Value == Entity {
  public static func has(_ type: any Component.Type) -> QueryPredicate<Entity> {
    QueryPredicate { $0.components.has(type) }
  }
  public static func && (one: QueryPredicate, other: QueryPredicate) -> QueryPredicate {
    QueryPredicate { one.matches($0) && other.matches($0) }
  }
  public static func || (one: QueryPredicate, other: QueryPredicate) -> QueryPredicate {
    QueryPredicate { one.matches($0) || other.matches($0) }
  }
  public static prefix func ! (one: QueryPredicate) -> QueryPredicate { QueryPredicate { !one.matches($0) } }
}

/// The shape that is seen. Stored.
public struct ModelComponent: Component {
  public var mesh: MeshResource
  public var materials: [any Material]
  public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}

/// The shape that others touch. Stored.
public struct CollisionComponent: Component {
  public var shapes: [ShapeResource]
  public var mode: Mode
  public var filter: CollisionFilter
  public init(shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default) {
    (self.shapes, self.mode, self.filter) = (shapes, mode, filter)
  }

  /// Whether things are stopped.
  public enum Mode: Sendable {
    case `default`, trigger
  }
}

/// The groups of things that touch each other. Stored.
public struct CollisionFilter: Equatable, Sendable {
  public var group: CollisionGroup
  public var mask: CollisionGroup
  public init(group: CollisionGroup, mask: CollisionGroup) { (self.group, self.mask) = (group, mask) }
  public static let `default` = CollisionFilter(group: .default, mask: .all)
  public static let sensor = CollisionFilter(group: .all, mask: .all)
}

/// A group of things.
public struct CollisionGroup: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let `default` = CollisionGroup(rawValue: 1)
  public static let all = CollisionGroup(rawValue: .max)
  public static let sceneUnderstanding = CollisionGroup(rawValue: 1 << 31)
}

/// How many things a ray hits.
public enum CollisionCastQueryType: Sendable {
  case nearest, all, any
}

/// A thing that a ray hit. None is ever made.
public struct CollisionCastHit {
  public let entity: Entity
  public let position: SIMD3<Float>
  public let normal: SIMD3<Float>
  public let distance: Float
}

/// What forces do with a thing. Stored.
public struct PhysicsBodyComponent: Component {
  public var mode: PhysicsBodyMode
  public var massProperties: PhysicsMassProperties
  public var material: PhysicsMaterialResource
  public var isContinuousCollisionDetectionEnabled = false
  public var isAffectedByGravity = true
  public var linearDamping: Float = 0
  public var angularDamping: Float = 0
  public var isTranslationLocked = (x: false, y: false, z: false)
  public var isRotationLocked = (x: false, y: false, z: false)

  public init() { (mode, massProperties, material) = (.dynamic, .default, .default) }
  public init(
    massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil,
    mode: PhysicsBodyMode = .dynamic
  ) { (self.massProperties, self.material, self.mode) = (massProperties, material ?? .default, mode) }
  public init(
    shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic
  ) { self.init(massProperties: PhysicsMassProperties(mass: mass), material: material, mode: mode) }
}

/// What moves a thing.
public enum PhysicsBodyMode: Sendable {
  case `static`, kinematic, dynamic
}

/// The mass of a thing. Stored.
public struct PhysicsMassProperties: Equatable, Sendable {
  public var mass: Float
  public init(mass: Float) { self.mass = mass }
  public init(shape: ShapeResource, mass: Float) { self.mass = mass }
  public static let `default` = PhysicsMassProperties(mass: 1)
}

/// The friction of a thing.
public struct PhysicsMaterialResource: Equatable, Sendable {
  private let staticFriction: Float
  private let restitution: Float
  public static let `default` = PhysicsMaterialResource(staticFriction: 0, restitution: 0)
  public static func generate(friction: Float = 0, restitution: Float = 0) -> PhysicsMaterialResource {
    PhysicsMaterialResource(staticFriction: friction, restitution: restitution)
  }
  public static func generate(
    staticFriction: Float = 0, dynamicFriction: Float = 0, restitution: Float = 0
  ) -> PhysicsMaterialResource { PhysicsMaterialResource(staticFriction: staticFriction, restitution: restitution) }
}

/// The movement of a thing. Stored.
public struct PhysicsMotionComponent: Component {
  public var linearVelocity: SIMD3<Float>
  public var angularVelocity: SIMD3<Float>
  public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) {
    (self.linearVelocity, self.angularVelocity) = (linearVelocity, angularVelocity)
  }
}

/// What a thing is at. Stored.
public struct AnchoringComponent: Component {
  public var target: Target
  public init(_ target: Target) { self.target = target }

  /// A place of the world, or something in it.
  public enum Target {
    case camera
    case world(transform: float4x4)
    case anchor(identifier: UUID)
    case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
    case image(group: String, name: String)
    case object(group: String, name: String)
    case face
    case body

    /// The direction of a plane.
    public struct Alignment: OptionSet, Sendable {
      public let rawValue: UInt8
      public init(rawValue: UInt8) { self.rawValue = rawValue }
      public static let horizontal = Alignment(rawValue: 1)
      public static let vertical = Alignment(rawValue: 2)
      public static let any: Alignment = [.horizontal, .vertical]
    }

    /// What a plane is.
    public struct Classification: OptionSet, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      public static let wall = Classification(rawValue: 1)
      public static let floor = Classification(rawValue: 2)
      public static let ceiling = Classification(rawValue: 4)
      public static let table = Classification(rawValue: 8)
      public static let seat = Classification(rawValue: 16)
      public static let any = Classification(rawValue: .max)
    }
  }
}

/// A light that comes from one direction. Stored.
public struct DirectionalLightComponent: Component {
  public var color = UIColor.white
  public var intensity: Float = 2145.7
  public var isRealWorldProxy = false
  public init(color: UIColor = .white, intensity: Float = 2145.7, isRealWorldProxy: Bool = false) {
    (self.color, self.intensity, self.isRealWorldProxy) = (color, intensity, isRealWorldProxy)
  }

  /// A shadow. Stored.
  public struct Shadow: Component {
    public var maximumDistance: Float = 5
    public var depthBias: Float = 1
    public init(maximumDistance: Float = 5, depthBias: Float = 1) {
      (self.maximumDistance, self.depthBias) = (maximumDistance, depthBias)
    }
  }
}

/// A light that goes in all directions. Stored.
public struct PointLightComponent: Component {
  public var color = UIColor.white
  public var intensity: Float = 26963.76
  public var attenuationRadius: Float = 10
  public init(color: UIColor = .white, intensity: Float = 26963.76, attenuationRadius: Float = 10) {
    (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
  }
}

/// A light that goes to one place. Stored.
public struct SpotLightComponent: Component {
  public var color = UIColor.white
  public var intensity: Float = 6740.94
  public var innerAngleInDegrees: Float = 45
  public var outerAngleInDegrees: Float = 60
  public var attenuationRadius: Float = 10
  public init() {}
}

/// A camera of a scene. Stored.
public struct PerspectiveCameraComponent: Component {
  public var near: Float = 0.01
  public var far: Float = .infinity
  public var fieldOfViewInDegrees: Float = 60
  public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) {
    (self.near, self.far, self.fieldOfViewInDegrees) = (near, far, fieldOfViewInDegrees)
  }
}

/// What can be pointed at. Stored.
public struct InputTargetComponent: Component {
  public var isEnabled = true
  public init() {}
}

/// What is lit while it is pointed at. Stored.
public struct HoverEffectComponent: Component {
  public init() {}
}

/// How much is seen of a thing. Stored.
public struct OpacityComponent: Component {
  public var opacity: Float
  public init(opacity: Float = 1) { self.opacity = opacity }
}

/// What is turned to the camera.
public struct BillboardComponent: Component {
  public init() {}
}
