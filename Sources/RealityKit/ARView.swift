@_exported public import ARKit
@_exported public import UIKit
import UIKitPresentation

/// A scene over the camera's picture: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class ARView: UIView, ARSessionProviding {
  open var session = ARSession()
  open var renderOptions: RenderOptions = []
  open var cameraMode = CameraMode.ar
  open var cameraTransform: Transform { .identity }
  open var physicsOrigin: Entity?
  public let scene = Scene()
  open var automaticallyConfigureSession = true
  open var debugOptions: DebugOptions = []
  public let environment = Environment()

  public init(
    frame frameRect: CGRect, cameraMode: CameraMode = .ar, automaticallyConfigureSession: Bool = true
  ) {
    super.init(frame: frameRect)
    (self.cameraMode, self.automaticallyConfigureSession) = (cameraMode, automaticallyConfigureSession)
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
  /// Nil: there is no camera, and the handler is never called.
  open func trackedRaycast(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment,
    updateHandler: @escaping ([ARRaycastResult]) -> Void
  ) -> ARTrackedRaycast? { nil }

  /// Empty: nothing is drawn.
  open func hitTest(
    _ point: CGPoint, query: CollisionCastQueryType = .all, mask: CollisionGroup = .all
  ) -> [CollisionCastHit] { [] }
  /// Nil: there is no camera.
  open func unproject(_ point: CGPoint, viewport: CGRect) -> SIMD3<Float>? { nil }
  /// Calls the handler with no picture.
  open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) { completion(nil) }
  /// No gestures: nothing is recognized.
  @discardableResult
  open func installGestures(
    _ gestures: EntityGestures = .all, for entity: any HasCollision
  ) -> [any EntityGestureRecognizer] { [] }

  /// The gestures that move things.
  public struct EntityGestures: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let translation = EntityGestures(rawValue: 1)
    public static let rotation = EntityGestures(rawValue: 2)
    public static let scale = EntityGestures(rawValue: 4)
    public static let all: EntityGestures = [.translation, .rotation, .scale]
  }

  /// What is left out of a picture.
  public struct RenderOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let disableCameraGrain = RenderOptions(rawValue: 1)
    public static let disableGroundingShadows = RenderOptions(rawValue: 2)
    public static let disableMotionBlur = RenderOptions(rawValue: 4)
    public static let disableDepthOfField = RenderOptions(rawValue: 8)
    public static let disableHDR = RenderOptions(rawValue: 16)
    public static let disablePersonOcclusion = RenderOptions(rawValue: 32)
    public static let disableAREnvironmentLighting = RenderOptions(rawValue: 64)
    public static let disableFaceMesh = RenderOptions(rawValue: 128)
  }

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
  @preconcurrency @MainActor
  public final class Environment {
    public var background = Background.cameraFeed()
    public var lighting = ImageBasedLight()
    public var sceneUnderstanding = SceneUnderstanding()

    /// The light of surroundings. Stored.
    public struct ImageBasedLight {
      public var intensityExponent: Float = 0
      public var resource: EnvironmentResource?
    }

    /// What is known of surroundings. Stored.
    public struct SceneUnderstanding {
      public var options: Options = []

      /// What is done with surroundings.
      public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let occlusion = Options(rawValue: 1)
        public static let receivesLighting = Options(rawValue: 2)
        public static let physics = Options(rawValue: 4)
        public static let collision = Options(rawValue: 8)
      }
    }

    /// The background of a scene.
    public struct Background {
      public static func cameraFeed() -> Background { Background() }
      public static func color(_ color: UIColor) -> Background { Background() }
      public static func skybox(_ resource: EnvironmentResource) -> Background { Background() }
    }
  }
}
