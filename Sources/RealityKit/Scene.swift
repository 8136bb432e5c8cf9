public import Combine
public import UIKit

/// A scene of things.
@preconcurrency @MainActor
public final class Scene {
  public var anchors: [any HasAnchoring] = []
  public var name = ""
  public func addAnchor(_ anchor: any HasAnchoring) { anchors.append(anchor) }
  public func removeAnchor(_ anchor: any HasAnchoring) { anchors.removeAll { $0 === anchor } }
  public func findEntity(named name: String) -> Entity? {
    anchors.lazy.compactMap { $0.findEntity(named: name) }.first
  }
  /// What has all the components of a query.
  public func performQuery(_ query: EntityQuery) -> [Entity] {
    anchors.flatMap(\.withDescendants).filter { query.matches($0) }
  }
  /// A subscription, whose handler is never called.
  public func subscribe<E: Event>(
    to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void
  ) -> any Cancellable { AnyCancellable {} }
  /// Empty: nothing is hit.
  public func raycast(
    origin: SIMD3<Float>, direction: SIMD3<Float>, length: Float = 100, query: CollisionCastQueryType = .all,
    mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil
  ) -> [CollisionCastHit] { [] }
  /// Empty: nothing is hit.
  public func raycast(
    from startPosition: SIMD3<Float>, to endPosition: SIMD3<Float>, query: CollisionCastQueryType = .all,
    mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil
  ) -> [CollisionCastHit] { [] }
  /// Empty: nothing is hit.
  public func convexCast(
    convexShape: ShapeResource, fromPosition: SIMD3<Float>, fromOrientation: simd_quatf, toPosition: SIMD3<Float>,
    toOrientation: simd_quatf, query: CollisionCastQueryType = .all, mask: CollisionGroup = .all,
    relativeTo referenceEntity: Entity? = nil
  ) -> [CollisionCastHit] { [] }
}

extension [any HasAnchoring] {
  public mutating func removeAll() { self = [] }
  public mutating func remove(_ anchor: any HasAnchoring) { removeAll { $0 === anchor } }
  public mutating func replaceAll(_ anchors: [any HasAnchoring]) { self = anchors }
}

/// What can be at the top of a scene.
@preconcurrency @MainActor
public protocol HasAnchoring: HasTransform {}

extension HasAnchoring {
  /// What the thing is at.
  public var anchoring: AnchoringComponent {
    get { components[AnchoringComponent.self] ?? AnchoringComponent(.world(transform: matrix_identity_float4x4)) }
    set { components[AnchoringComponent.self] = newValue }
  }
  /// The anchor of the session. Nil: there is none.
  public var anchorIdentifier: UUID? { nil }
  /// Has no effect: the thing keeps its place in the world, whatever it is at.
  public func reanchor(_ target: AnchoringComponent.Target, preservingWorldTransform: Bool = true) {
    anchoring = AnchoringComponent(target)
  }
}

/// Something that happens in a scene. Nothing does.
public protocol Event {}

/// What things happen to.
public protocol EventSource {}

/// What happens in a scene.
public enum SceneEvents {
  /// A frame.
  public struct Update: Event {
    public let deltaTime: TimeInterval
  }
  /// Something was anchored, or no more.
  public struct AnchoredStateChanged: Event {
    public let isAnchored: Bool
  }
}

/// What happens to things that touch.
public enum CollisionEvents {
  /// Two things begin to touch.
  public struct Began: Event {
    public let entityA: Entity
    public let entityB: Entity
  }
  /// Two things touch no more.
  public struct Ended: Event {
    public let entityA: Entity
    public let entityB: Entity
  }
}

/// What happens to animations.
public enum AnimationEvents {
  /// An animation ended.
  public struct PlaybackCompleted: Event {
    public let playbackController: AnimationPlaybackController
  }
}

/// A gesture that moves a thing. None is made.
@preconcurrency @MainActor
public protocol EntityGestureRecognizer: UIGestureRecognizer {
  var entity: (any HasCollision)? { get set }
}
