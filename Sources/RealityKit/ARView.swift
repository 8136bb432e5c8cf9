@_exported public import ARKit
@_exported public import UIKit
import UIKitPresentation

/// A scene over the camera's picture: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class ARView: UIView {
  open var session = ARSession()
  public let scene = Scene()
  open var automaticallyConfigureSession = true
  open var debugOptions: DebugOptions = []
  public let environment = Environment()

  public init(
    frame frameRect: CGRect, cameraMode: CameraMode = .ar, automaticallyConfigureSession: Bool = true
  ) {
    super.init(frame: frameRect)
    FrameworkView.show("ARView", of: "RealityKit", in: self)
  }
  public convenience required override init(frame: CGRect) { self.init(frame: frame, cameraMode: .ar) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("ARView", of: "RealityKit", in: self)
  }

  open func entity(at point: CGPoint) -> Entity? { nil }
  open func entities(at point: CGPoint) -> [Entity] { [] }
  /// Empty: there is no camera.
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
  /// Nil: there is no camera.
  open func ray(through screenPoint: CGPoint) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)? { nil }
  /// Nil: there is no camera.
  open func project(_ point: SIMD3<Float>) -> CGPoint? { nil }
  /// Nil: there is no camera.
  open func makeRaycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? { nil }
  open func raycast(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> [ARRaycastResult] { [] }

  /// The source of a view's camera.
  public enum CameraMode: Sendable {
    case ar
    case nonAR
  }

  /// The aids for debugging that are drawn over a scene.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let showPhysics = DebugOptions(rawValue: 1)
    public static let showStatistics = DebugOptions(rawValue: 2)
    public static let showAnchorOrigins = DebugOptions(rawValue: 4)
    public static let showWorldOrigin = DebugOptions(rawValue: 16)
    public static let showFeaturePoints = DebugOptions(rawValue: 64)
  }

  /// The surroundings of a scene.
  @MainActor
  public final class Environment {
    public var background = Background.cameraFeed()

    /// The background of a scene.
    public struct Background {
      public static func cameraFeed() -> Background { Background() }
      public static func color(_ color: UIColor) -> Background { Background() }
    }
  }
}

/// A scene of things.
@preconcurrency @MainActor
public final class Scene {
  public private(set) var anchors: [Entity] = []
  public func addAnchor(_ anchor: Entity) { anchors.append(anchor) }
  public func removeAnchor(_ anchor: Entity) { anchors.removeAll { $0 === anchor } }
}

/// A thing in a scene. Its values are kept and nothing is drawn.
@preconcurrency @MainActor
open class Entity {
  open var name = ""
  open var isEnabled = true
  open var position = SIMD3<Float>.zero
  open var scale = SIMD3<Float>(repeating: 1)
  open var orientation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
  open private(set) var children: [Entity] = []
  open private(set) weak var parent: Entity?

  public required init() {}
  open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    children.append(entity)
    entity.parent = self
  }
  open func removeFromParent(preservingWorldTransform: Bool = false) {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func findEntity(named name: String) -> Entity? {
    self.name == name ? self : children.lazy.compactMap { $0.findEntity(named: name) }.first
  }
  open func generateCollisionShapes(recursive: Bool) {}
}

/// A thing at a place of the world.
@preconcurrency @MainActor
open class AnchorEntity: Entity {
  public required init() { super.init() }
  public init(world position: SIMD3<Float>) {
    super.init()
    self.position = position
  }
  public init(world transform: float4x4) { super.init() }
  public init(anchor: ARAnchor) { super.init() }
  public init(plane alignment: PlaneAlignment) { super.init() }

  /// The direction of a plane.
  public enum PlaneAlignment: Sendable {
    case horizontal
    case vertical
    case any
  }
}

/// A thing with a shape.
@preconcurrency @MainActor
open class ModelEntity: Entity {
  public required init() { super.init() }
  public init(mesh: MeshResource, materials: [any Material] = []) { super.init() }
}

/// A shape.
public struct MeshResource: Sendable {
  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
  public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
  public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
    MeshResource()
  }
}

/// The look of a shape's surface.
public protocol Material {}

/// The look of a surface in light.
public struct SimpleMaterial: Material {
  public init() {}
  public init(color: UIColor, roughness: Float = 0.5, isMetallic: Bool) {}
  public init(color: UIColor, isMetallic: Bool) {}
}
