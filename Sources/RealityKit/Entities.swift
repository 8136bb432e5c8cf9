public import ARKit

/// A thing with a place.
@preconcurrency @MainActor
public protocol HasTransform: Entity {}

/// A thing with a shape that others touch.
@preconcurrency @MainActor
public protocol HasCollision: HasTransform {}

extension HasCollision {
  /// The shape that others touch.
  public var collision: CollisionComponent? {
    get { components[CollisionComponent.self] }
    set { components[CollisionComponent.self] = newValue }
  }
}

/// A thing with a shape that is seen.
@preconcurrency @MainActor
public protocol HasModel: HasTransform {}

extension HasModel {
  /// The shape that is seen.
  public var model: ModelComponent? {
    get { components[ModelComponent.self] }
    set { components[ModelComponent.self] = newValue }
  }
}

/// A thing that forces move.
@preconcurrency @MainActor
public protocol HasPhysicsBody: HasCollision {}

extension HasPhysicsBody {
  /// What forces do with the thing.
  public var physicsBody: PhysicsBodyComponent? {
    get { components[PhysicsBodyComponent.self] }
    set { components[PhysicsBodyComponent.self] = newValue }
  }
  /// The movement of the thing.
  public var physicsMotion: PhysicsMotionComponent? {
    get { components[PhysicsMotionComponent.self] }
    set { components[PhysicsMotionComponent.self] = newValue }
  }
  /// Has no effect: forces do nothing.
  public func addForce(_ force: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
  /// Has no effect: forces do nothing.
  public func applyLinearImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
}

/// A thing that forces move, by its name of all.
public typealias HasPhysics = HasPhysicsBody

/// A thing at a place of the world.
@preconcurrency @MainActor
open class AnchorEntity: Entity, HasAnchoring {
  public required init() { super.init() }
  public init(world position: SIMD3<Float>) {
    super.init()
    self.position = position
  }
  public init(world transform: float4x4) {
    super.init()
    self.transform = Transform(matrix: transform)
  }
  public init(anchor: ARAnchor) {
    super.init()
    transform = Transform(matrix: anchor.transform)
  }
  public init(raycastResult: ARRaycastResult) {
    super.init()
    transform = Transform(matrix: raycastResult.worldTransform)
  }
  public init(
    plane alignment: AnchoringComponent.Target.Alignment,
    classification: AnchoringComponent.Target.Classification = .any, minimumBounds: SIMD2<Float> = .zero
  ) {
    super.init()
    anchoring = AnchoringComponent(
      .plane(alignment, classification: classification, minimumBounds: minimumBounds))
  }
  public init(_ target: AnchoringComponent.Target) {
    super.init()
    anchoring = AnchoringComponent(target)
  }

  /// The direction of a plane.
  public typealias PlaneAlignment = AnchoringComponent.Target.Alignment
}

/// A thing with a shape.
@preconcurrency @MainActor
open class ModelEntity: Entity, HasModel, HasPhysicsBody {
  public required init() { super.init() }
  public init(mesh: MeshResource, materials: [any Material] = []) {
    super.init()
    model = ModelComponent(mesh: mesh, materials: materials)
  }
  public convenience init(
    mesh: MeshResource, materials: [any Material] = [], collisionShape: ShapeResource, mass: Float
  ) {
    self.init(mesh: mesh, materials: materials, collisionShapes: [collisionShape], mass: mass)
  }
  public init(
    mesh: MeshResource, materials: [any Material] = [], collisionShapes: [ShapeResource], mass: Float
  ) {
    super.init()
    model = ModelComponent(mesh: mesh, materials: materials)
    collision = CollisionComponent(shapes: collisionShapes)
    physicsBody = PhysicsBodyComponent(shapes: collisionShapes, mass: mass)
  }
}

/// A light that comes from one direction. Stored.
@preconcurrency @MainActor
open class DirectionalLight: Entity {
  public var light = DirectionalLightComponent()
  public var shadow: DirectionalLightComponent.Shadow?
}

/// A light that goes in all directions. Stored.
@preconcurrency @MainActor
open class PointLight: Entity {
  public var light = PointLightComponent()
}

/// A light that goes to one place. Stored.
@preconcurrency @MainActor
open class SpotLight: Entity {
  public var light = SpotLightComponent()
}

/// A camera of a scene. Stored.
@preconcurrency @MainActor
open class PerspectiveCamera: Entity {
  public var camera = PerspectiveCameraComponent()
}

/// A thing that others enter. Stored.
@preconcurrency @MainActor
open class TriggerVolume: Entity, HasCollision {
  public required init() { super.init() }
  public init(shape: ShapeResource, filter: CollisionFilter = .default) {
    super.init()
    collision = CollisionComponent(shapes: [shape], mode: .trigger, filter: filter)
  }
}
