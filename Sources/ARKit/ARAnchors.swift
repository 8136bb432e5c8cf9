public import AVFoundation
public import SceneKit
public import UIKit

/// A place in the world.
open class ARAnchor: NSObject {
  public let transform: simd_float4x4
  public let identifier = UUID()
  public let name: String?

  public init(transform: simd_float4x4) { (self.transform, name) = (transform, nil) }
  public init(name: String, transform: simd_float4x4) { (self.transform, self.name) = (transform, name) }
}

/// A plane in the world.
open class ARPlaneAnchor: ARAnchor {
  open var alignment: Alignment { .horizontal }
  open var center: simd_float3 { .zero }
  open var extent: simd_float3 { .zero }
  open var planeExtent: ARPlaneExtent { ARPlaneExtent() }
  open var geometry: ARPlaneGeometry { ARPlaneGeometry() }
  open var classification: Classification { .none(.notAvailable) }

  /// What a plane is.
  public enum Classification: Equatable, Sendable {
    case none(Status)
    case wall
    case floor
    case ceiling
    case table
    case seat
    case window
    case door

    /// Why a plane is not known.
    public enum Status: Sendable {
      case notAvailable
      case undetermined
      case unknown
    }
  }

  /// The direction of a plane, with its raw values.
  public enum Alignment: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

/// A picture in the world.
open class ARImageAnchor: ARAnchor {
  open var referenceImage: ARReferenceImage { ARReferenceImage() }
  open var isTracked: Bool { false }
}

/// A face in the world.
open class ARFaceAnchor: ARAnchor {
  open var isTracked: Bool { false }
  open var geometry: ARFaceGeometry { ARFaceGeometry() }
  open var leftEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var rightEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var lookAtPoint: simd_float3 { .zero }
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }

  /// A part of a face.
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
    public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
    public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
    public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
    public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
    public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
  }
}

/// A picture to look for.
open class ARReferenceImage: NSObject {
  open var name: String?
  public override init() { super.init() }
  public convenience init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
    self.init()
  }
  open var physicalSize: CGSize { .zero }
  open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
}

/// A body in the world.
open class ARBodyAnchor: ARAnchor {
  open var isTracked: Bool { false }
  open var estimatedScaleFactor: CGFloat { 1 }
  open var skeleton: ARSkeleton3D { ARSkeleton3D() }
}

/// The joints of a body in space: they are all at its origin.
open class ARSkeleton3D: NSObject {
  open var jointModelTransforms: [simd_float4x4] { [] }
  open var jointLocalTransforms: [simd_float4x4] { [] }
  open func modelTransform(for jointName: ARSkeleton.JointName) -> simd_float4x4? { nil }
  open func localTransform(for jointName: ARSkeleton.JointName) -> simd_float4x4? { nil }
}

/// The names of joints.
public enum ARSkeleton {
  /// A joint.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let root = JointName(rawValue: "root")
    public static let head = JointName(rawValue: "head_joint")
    public static let leftHand = JointName(rawValue: "left_hand_joint")
    public static let rightHand = JointName(rawValue: "right_hand_joint")
    public static let leftFoot = JointName(rawValue: "left_foot_joint")
    public static let rightFoot = JointName(rawValue: "right_foot_joint")
    public static let leftShoulder = JointName(rawValue: "left_shoulder_1_joint")
    public static let rightShoulder = JointName(rawValue: "right_shoulder_1_joint")
  }
}

/// The joints of a body in a picture. None is ever found.
open class ARBody2D: NSObject {}

/// A thing in the world.
open class ARObjectAnchor: ARAnchor {
  open var referenceObject: ARReferenceObject { ARReferenceObject() }
}

/// A surface in the world.
open class ARMeshAnchor: ARAnchor {
  open var geometry: ARMeshGeometry { ARMeshGeometry() }
}

/// The shape of a surface: it is empty.
open class ARMeshGeometry: NSObject {}

/// A place whose surroundings are reflected.
open class AREnvironmentProbeAnchor: ARAnchor {
  open var extent: simd_float3 { .zero }
}

/// An app's place on the earth.
open class ARGeoAnchor: ARAnchor {}

/// The shape of a face: it is empty.
open class ARFaceGeometry: NSObject {
  open var vertices: [simd_float3] { [] }
  open var textureCoordinates: [simd_float2] { [] }
  open var triangleCount: Int { 0 }
  open var triangleIndices: [Int16] { [] }
}

/// The shape of a face in a scene: it is empty.
open class ARSCNFaceGeometry: SCNGeometry {
  public convenience init?(device: any MTLDevice) { self.init() }
  public convenience init?(device: any MTLDevice, fillMesh: Bool) { self.init() }
  open func update(from faceGeometry: ARFaceGeometry) {}
}

/// How far things are. None is ever found out.
open class ARDepthData: NSObject {
  public let depthMap: CVPixelBuffer
  open var confidenceMap: CVPixelBuffer? { nil }
  package init(depthMap: CVPixelBuffer) { self.depthMap = depthMap }
}

/// A ray into the world that is followed. None is ever made.
open class ARTrackedRaycast: NSObject {
  open func stopTracking() {}
}
