public import AVFoundation
public import UIKit

/// The configuration of a session: none is supported.
open class ARConfiguration: NSObject {
  open class var isSupported: Bool { false }
  open class var supportedVideoFormats: [VideoFormat] { [] }
  open class var recommendedVideoFormatFor4KResolution: VideoFormat? { nil }
  /// None is supported.
  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
  open var frameSemantics: FrameSemantics = []
  open var videoFormat = VideoFormat()
  open var isLightEstimationEnabled = true
  open var worldAlignment = WorldAlignment.gravity
  open var providesAudioData = false

  /// What is found out of each picture, with its raw values.
  public struct FrameSemantics: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let personSegmentation = FrameSemantics(rawValue: 1)
    public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
    public static let bodyDetection = FrameSemantics(rawValue: 4)
    public static let sceneDepth = FrameSemantics(rawValue: 8)
    public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
  }

  /// The size and the rate of pictures.
  open class VideoFormat: NSObject {
    open var imageResolution: CGSize { .zero }
    open var framesPerSecond: Int { 0 }
    open var captureDevicePosition: AVCaptureDevice.Position { .back }
    open var isRecommendedForHighResolutionFrameCapturing: Bool { false }
  }

  /// The direction of axes, with its raw values.
  public enum WorldAlignment: Int, Sendable {
    case gravity = 0
    case gravityAndHeading = 1
    case camera = 2
  }
}

/// The configuration of a session that tracks the world.
open class ARWorldTrackingConfiguration: ARConfiguration {
  open var planeDetection: PlaneDetection = []
  open var detectionImages: Set<ARReferenceImage>?
  open var maximumNumberOfTrackedImages = 0
  open var environmentTexturing = EnvironmentTexturing.none
  open var detectionObjects: Set<ARReferenceObject> = []
  open var initialWorldMap: ARWorldMap?
  open var isAutoFocusEnabled = true
  open var isCollaborationEnabled = false
  open var wantsHDREnvironmentTextures = false
  open var automaticImageScaleEstimationEnabled = false
  open var sceneReconstruction: SceneReconstruction = []
  open var userFaceTrackingEnabled = false
  open class var supportsUserFaceTracking: Bool { false }
  /// None is supported.
  open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }

  /// Whether surfaces are found, with its raw values.
  public struct SceneReconstruction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mesh = SceneReconstruction(rawValue: 1)
    public static let meshWithClassification = SceneReconstruction(rawValue: 3)
  }

  /// The planes that are looked for.
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }

  /// Whether surroundings are reflected, with its raw values.
  public enum EnvironmentTexturing: Int, Sendable {
    case none = 0
    case manual = 1
    case automatic = 2
  }
}

/// The configuration of a session that tracks faces.
open class ARFaceTrackingConfiguration: ARConfiguration {
  open var maximumNumberOfTrackedFaces = 1
  open var isWorldTrackingEnabled = false
  open class var supportsWorldTracking: Bool { false }
  open class var supportedNumberOfTrackedFaces: Int { 0 }
}

/// The configuration of a session that tracks pictures.
open class ARImageTrackingConfiguration: ARConfiguration {
  open var trackingImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 1
}

/// The configuration of a session that tracks bodies.
open class ARBodyTrackingConfiguration: ARConfiguration {
  open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
  open var automaticSkeletonScaleEstimationEnabled = false
}

/// The configuration of a session that tracks the device's turns alone.
open class AROrientationTrackingConfiguration: ARConfiguration {
  open var isAutoFocusEnabled = true
}

/// The configuration of a session that tracks places of the earth.
open class ARGeoTrackingConfiguration: ARConfiguration {
  open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
  /// Answers no.
  open class func checkAvailability(completionHandler: @escaping (Bool, (any Error)?) -> Void) {
    completionHandler(false, ARError(.unsupportedConfiguration))
  }
}

/// The configuration of a session that learns the shape of a thing.
open class ARObjectScanningConfiguration: ARConfiguration {
  open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
}

/// A thing to be found.
open class ARReferenceObject: NSObject {
  open var name: String?
  open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { nil }
}

/// The known surroundings. Stored.
open class ARWorldMap: NSObject {
  open var anchors: [ARAnchor] = []
  open var center: simd_float3 { .zero }
  open var extent: simd_float3 { .zero }
}
