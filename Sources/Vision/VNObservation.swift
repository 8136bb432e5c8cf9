public import CoreML
public import Foundation

/// A result about a picture. None is ever made.
open class VNObservation: NSObject {
  open var uuid: UUID { UUID() }
  open var confidence: VNConfidence { 0 }
}

/// The place of a detected object.
open class VNDetectedObjectObservation: VNObservation {
  private let place: CGRect

  public override init() {
    place = .zero
    super.init()
  }

  public init(boundingBox: CGRect) {
    place = boundingBox
    super.init()
  }

  open var boundingBox: CGRect { place }
}

/// The place of a face.
open class VNFaceObservation: VNDetectedObjectObservation {
  open var landmarks: VNFaceLandmarks2D? { nil }
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
}

/// The places of the parts of a face.
open class VNFaceLandmarks2D: NSObject {
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var nose: VNFaceLandmarkRegion2D? { nil }
  open var noseCrest: VNFaceLandmarkRegion2D? { nil }
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
}

/// The points of a part of a face.
open class VNFaceLandmarkRegion2D: NSObject {
  open var pointCount: Int { 0 }
  open var normalizedPoints: [CGPoint] { [] }
}

/// The place of a rectangle.
open class VNRectangleObservation: VNDetectedObjectObservation {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

/// The place of a text.
open class VNTextObservation: VNRectangleObservation {
  open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A text that was read.
open class VNRecognizedTextObservation: VNRectangleObservation {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// One reading of a text.
open class VNRecognizedText: NSObject {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A barcode.
open class VNBarcodeObservation: VNRectangleObservation {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
}

/// The subject of a picture.
open class VNClassificationObservation: VNObservation {
  open var identifier: String { "" }
}

/// The place and name of a recognized object.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
  open var labels: [VNClassificationObservation] { [] }
}

/// A value that a learned model computed.
open class VNCoreMLFeatureValueObservation: VNObservation {
  open var featureName: String { "" }
  open var featureValue: MLFeatureValue { MLFeatureValue(int64: 0) }
}

/// A picture that a learned model computed.
open class VNPixelBufferObservation: VNObservation {
  public let pixelBuffer: CVPixelBuffer
  package init(pixelBuffer: CVPixelBuffer) { self.pixelBuffer = pixelBuffer }
}

/// What a picture is like.
open class VNFeaturePrintObservation: VNObservation {
  open var elementCount: Int { 0 }
  open var data: Data { Data() }
  /// Throws an error: pictures are not compared.
  open func computeDistance(
    _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
  ) throws { throw CocoaError(.featureUnsupported) }
}

/// Where the horizon is.
open class VNHorizonObservation: VNObservation {
  open var angle: CGFloat { 0 }
  open var transform: CGAffineTransform { .identity }
}

/// What is important in a picture.
open class VNSaliencyImageObservation: VNPixelBufferObservation {
  open var salientObjects: [VNRectangleObservation]? { nil }
}

/// The joints of a body or a hand: there are none.
open class VNRecognizedPointsObservation: VNObservation {
  open var availableKeys: [VNRecognizedPointKey] { [] }
  /// Throws an error: there are no joints.
  open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint {
    throw CocoaError(.featureUnsupported)
  }
}

/// The name of a joint.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A place in parts of a picture. Stored.
open class VNPoint: NSObject {
  public let x: Double
  public let y: Double
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  open var location: CGPoint { CGPoint(x: x, y: y) }
}

/// The place of a joint. None is ever found.
open class VNRecognizedPoint: VNPoint {
  open var confidence: VNConfidence { 0 }
  open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}

/// A hand: none is ever found.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation {
  open var availableJointNames: [JointName] { [] }
  /// Throws an error: there are no joints.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw CocoaError(.featureUnsupported)
  }
  /// Throws an error: there are no joints.
  open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
    throw CocoaError(.featureUnsupported)
  }

  /// A joint of a hand.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    public static let wrist = JointName("VNHLKWRI")
    public static let thumbTip = JointName("VNHLKTTIP")
    public static let indexTip = JointName("VNHLKITIP")
    public static let middleTip = JointName("VNHLKMTIP")
    public static let ringTip = JointName("VNHLKRTIP")
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
  }
}
