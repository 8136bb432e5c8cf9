public import Foundation
public import UIKit

/// The side of a hand, with its raw values.
public enum VNChirality: Int, Sendable {
  case unknown = 0
  case left = -1
  case right = 1
}

// The raw values of joints are Galley's own, but for the tips of fingers.

/// A hand: none is ever found.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation {
  open var chirality: VNChirality { .unknown }
  open var availableJointNames: [JointName] { [] }
  open var availableJointsGroupNames: [JointsGroupName] { [] }
  /// Throws an error: there are no joints.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw CocoaError(.featureUnsupported)
  }
  /// Throws an error: there are no joints.
  open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
    throw CocoaError(.featureUnsupported)
  }

  /// A joint.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    public static let wrist = JointName("VNHLKWRI")
    public static let thumbCMC = JointName("VNHLKTCMC")
    public static let thumbMP = JointName("VNHLKTMP")
    public static let thumbIP = JointName("VNHLKTIP")
    public static let thumbTip = JointName("VNHLKTTIP")
    public static let indexMCP = JointName("VNHLKIMCP")
    public static let indexPIP = JointName("VNHLKIPIP")
    public static let indexDIP = JointName("VNHLKIDIP")
    public static let indexTip = JointName("VNHLKITIP")
    public static let middleMCP = JointName("VNHLKMMCP")
    public static let middlePIP = JointName("VNHLKMPIP")
    public static let middleDIP = JointName("VNHLKMDIP")
    public static let middleTip = JointName("VNHLKMTIP")
    public static let ringMCP = JointName("VNHLKRMCP")
    public static let ringPIP = JointName("VNHLKRPIP")
    public static let ringDIP = JointName("VNHLKRDIP")
    public static let ringTip = JointName("VNHLKRTIP")
    public static let littleMCP = JointName("VNHLKPMCP")
    public static let littlePIP = JointName("VNHLKPPIP")
    public static let littleDIP = JointName("VNHLKPDIP")
    public static let littleTip = JointName("VNHLKPTIP")
  }

  /// A finger.
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    public static let all = JointsGroupName("VNIPOAll")
    public static let thumb = JointsGroupName("VNHLRKT")
    public static let indexFinger = JointsGroupName("VNHLRKI")
    public static let middleFinger = JointsGroupName("VNHLRKM")
    public static let ringFinger = JointsGroupName("VNHLRKR")
    public static let littleFinger = JointsGroupName("VNHLRKP")
  }
}

/// A body: none is ever found.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation {
  open var availableJointNames: [JointName] { [] }
  open var availableJointsGroupNames: [JointsGroupName] { [] }
  /// Throws an error: there are no joints.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw CocoaError(.featureUnsupported)
  }
  /// Throws an error: there are no joints.
  open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
    throw CocoaError(.featureUnsupported)
  }

  /// A joint.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    public static let nose = JointName("nose_joint")
    public static let leftEye = JointName("leftEye_joint")
    public static let rightEye = JointName("rightEye_joint")
    public static let leftEar = JointName("leftEar_joint")
    public static let rightEar = JointName("rightEar_joint")
    public static let neck = JointName("neck_joint")
    public static let leftShoulder = JointName("leftShoulder_joint")
    public static let rightShoulder = JointName("rightShoulder_joint")
    public static let leftElbow = JointName("leftElbow_joint")
    public static let rightElbow = JointName("rightElbow_joint")
    public static let leftWrist = JointName("leftWrist_joint")
    public static let rightWrist = JointName("rightWrist_joint")
    public static let root = JointName("root_joint")
    public static let leftHip = JointName("leftHip_joint")
    public static let rightHip = JointName("rightHip_joint")
    public static let leftKnee = JointName("leftKnee_joint")
    public static let rightKnee = JointName("rightKnee_joint")
    public static let leftAnkle = JointName("leftAnkle_joint")
    public static let rightAnkle = JointName("rightAnkle_joint")
  }

  /// A part of a body.
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    public static let all = JointsGroupName("VNIPOAll")
    public static let face = JointsGroupName("VNBLKFACE")
    public static let torso = JointsGroupName("VNBLKTORSO")
    public static let leftArm = JointsGroupName("VNBLKLARM")
    public static let rightArm = JointsGroupName("VNBLKRARM")
    public static let leftLeg = JointsGroupName("VNBLKLLEG")
    public static let rightLeg = JointsGroupName("VNBLKRLEG")
  }
}

/// A body in space: none is ever found.
open class VNHumanBodyPose3DObservation: VNObservation {
  open var bodyHeight: Float { 0 }
}

/// An animal's body: none is ever found.
open class VNAnimalBodyPoseObservation: VNRecognizedPointsObservation {}
