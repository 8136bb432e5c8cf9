@_exported public import AVFoundation
@_exported public import SceneKit

/// A session that tracks the world with the camera: it never runs, and has no picture.
open class ARSession: NSObject, @unchecked Sendable {
  open weak var delegate: (any ARSessionDelegate)?
  open private(set) var configuration: ARConfiguration?
  open var currentFrame: ARFrame? { nil }

  /// Keeps a configuration.
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) { self.configuration = configuration }
  open func pause() {}
  open func add(anchor: ARAnchor) {}
  open func remove(anchor: ARAnchor) {}
  open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
  open func setWorldOrigin(relativeTransform: simd_float4x4) {}
  /// Ends with `ARError.insufficientFeatures`.
  open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
    completionHandler(nil, ARError(.insufficientFeatures))
  }
  open func trackedRaycast(
    _ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void
  ) -> ARTrackedRaycast? { nil }
  open weak var delegateQueue: DispatchQueue?

  /// The parts of an earlier run that are discarded at the start.
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
    public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
    public static let resetSceneReconstruction = RunOptions(rawValue: 8)
  }
}

/// An observer of a session's state. It is never called.
public protocol ARSessionObserver: NSObjectProtocol {
  func session(_ session: ARSession, didFailWithError error: any Error)
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer)
  func sessionWasInterrupted(_ session: ARSession)
  func sessionInterruptionEnded(_ session: ARSession)
  func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}

extension ARSessionObserver {
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  public func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
  public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
}

/// The delegate of a session. It is never called.
public protocol ARSessionDelegate: ARSessionObserver {
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// A picture of the camera. None is ever made.
open class ARFrame: NSObject {
  public let camera: ARCamera
  open var anchors: [ARAnchor] { [] }
  open var timestamp: TimeInterval { 0 }
  open var lightEstimate: ARLightEstimate? { nil }
  open var rawFeaturePoints: ARPointCloud? { nil }
  /// The picture of the camera: an empty one.
  public let capturedImage: CVPixelBuffer
  open var capturedDepthData: AVDepthData? { nil }
  open var sceneDepth: ARDepthData? { nil }
  open var smoothedSceneDepth: ARDepthData? { nil }
  open var segmentationBuffer: CVPixelBuffer? { nil }
  open var estimatedDepthData: CVPixelBuffer? { nil }
  open var detectedBody: ARBody2D? { nil }
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery { ARRaycastQuery() }
  open var worldMappingStatus: WorldMappingStatus { .notAvailable }
  open func displayTransform(for orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGAffineTransform {
    .identity
  }

  /// How well the surroundings are known, with its raw values.
  public enum WorldMappingStatus: Int, Sendable {
    case notAvailable = 0
    case limited = 1
    case extending = 2
    case mapped = 3
  }

  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
  package init(camera: ARCamera, capturedImage: CVPixelBuffer) {
    (self.camera, self.capturedImage) = (camera, capturedImage)
  }
}

/// The position and state of the camera. None is ever made.
open class ARCamera: NSObject {
  open var transform: simd_float4x4 { matrix_identity_float4x4 }
  open var eulerAngles: simd_float3 { .zero }
  open var trackingState: TrackingState { .notAvailable }
  open var intrinsics: simd_float3x3 { matrix_identity_float3x3 }
  open var imageResolution: CGSize { .zero }
  open var projectionMatrix: simd_float4x4 { matrix_identity_float4x4 }
  open func projectionMatrix(
    for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat, zFar: CGFloat
  ) -> simd_float4x4 { matrix_identity_float4x4 }
  open func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4 { matrix_identity_float4x4 }
  open func projectPoint(
    _ point: simd_float3, orientation: UIInterfaceOrientation, viewportSize: CGSize
  ) -> CGPoint { .zero }

  /// The quality of the camera's tracking.
  public enum TrackingState: Sendable {
    case notAvailable
    case limited(Reason)
    case normal

    /// Why the camera is not tracked well.
    public enum Reason: Sendable {
      case initializing
      case excessiveMotion
      case insufficientFeatures
      case relocalizing
    }
  }
}

/// A place that a hit test found. None is ever made.
open class ARHitTestResult: NSObject {
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var localTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var distance: CGFloat { 0 }
  open var anchor: ARAnchor? { nil }

  /// The kinds of places that a hit test finds.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let featurePoint = ResultType(rawValue: 1)
    public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
    public static let estimatedVerticalPlane = ResultType(rawValue: 4)
    public static let existingPlane = ResultType(rawValue: 8)
    public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
    public static let existingPlaneUsingGeometry = ResultType(rawValue: 32)
  }
}

/// A ray into the world.
open class ARRaycastQuery: NSObject {
  open private(set) var origin = simd_float3.zero
  open private(set) var direction = simd_float3.zero
  open private(set) var target = Target.existingPlaneGeometry
  open private(set) var targetAlignment = TargetAlignment.any

  override init() {}
  public init(
    origin: simd_float3, direction: simd_float3, allowing target: Target, alignment: TargetAlignment
  ) {
    (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
  }

  /// The kind of plane that a ray meets, with its raw values.
  public enum Target: Int, Sendable {
    case existingPlaneGeometry = 0
    case existingPlaneInfinite = 1
    case estimatedPlane = 2
  }

  /// The direction of what a ray meets, with its raw values.
  public enum TargetAlignment: Int, Sendable {
    case horizontal = 0
    case vertical = 1
    case any = 2
  }
}

/// The place where a ray met something. None is ever made.
open class ARRaycastResult: NSObject {
  open var target: ARRaycastQuery.Target { .estimatedPlane }
  open var targetAlignment: ARRaycastQuery.TargetAlignment { .any }
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var anchor: ARAnchor? { nil }
}

/// The light of a frame.
open class ARLightEstimate: NSObject {
  open var ambientIntensity: CGFloat { 1000 }
  open var ambientColorTemperature: CGFloat { 6500 }
}

/// Points of a frame: there are none.
open class ARPointCloud: NSObject {
  open var points: [simd_float3] { [] }
  open var identifiers: [UInt64] { [] }
}

/// The size of a plane.
open class ARPlaneExtent: NSObject {
  open var width: Float { 0 }
  open var height: Float { 0 }
  open var rotationOnYAxis: Float { 0 }
}

/// The outline of a plane: it has no points.
open class ARPlaneGeometry: NSObject {
  open var vertices: [simd_float3] { [] }
  open var textureCoordinates: [simd_float2] { [] }
  open var triangleIndices: [Int16] { [] }
  open var boundaryVertices: [simd_float3] { [] }
}
