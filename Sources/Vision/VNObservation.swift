public import CoreImage
public import CoreML
public import Foundation
public import UIKit

/// A result about a picture. None is ever made.
open class VNObservation: NSObject {
  public let uuid = UUID()
  open var timeRange: CMTimeRange { .zero }
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
  open var pitch: NSNumber? { nil }
  open var faceCaptureQuality: Float? { nil }
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
  open var medianLine: VNFaceLandmarkRegion2D? { nil }
  open var leftPupil: VNFaceLandmarkRegion2D? { nil }
  open var rightPupil: VNFaceLandmarkRegion2D? { nil }
  open var confidence: VNConfidence { 0 }
}

/// The points of a part of a face.
open class VNFaceLandmarkRegion2D: NSObject {
  open var pointCount: Int { 0 }
  open var normalizedPoints: [CGPoint] { [] }
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
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
  open var barcodeDescriptor: CIBarcodeDescriptor? { nil }
  open var supplementalPayloadString: String? { nil }
  open var isGS1DataCarrier: Bool { false }
}

/// The subject of a picture.
open class VNClassificationObservation: VNObservation {
  open var identifier: String { "" }
  open var hasPrecisionRecallCurve: Bool { false }
  open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
  open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
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
  open var featureName: String? { nil }
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

/// The place of a person.
open class VNHumanObservation: VNDetectedObjectObservation {
  open var upperBodyOnly: Bool { true }
}

/// The outlines of a picture.
open class VNContoursObservation: VNObservation {
  open var contourCount: Int { 0 }
  open var topLevelContourCount: Int { 0 }
  open var topLevelContours: [VNContour] { [] }
  open var normalizedPath: CGPath { CGMutablePath() }
  /// Throws an error: there are no outlines.
  open func contour(at contourIndex: Int) throws -> VNContour { throw CocoaError(.featureUnsupported) }
}

/// An outline. None is ever found.
open class VNContour: NSObject {
  open var pointCount: Int { 0 }
  open var normalizedPoints: [SIMD2<Float>] { [] }
  open var normalizedPath: CGPath { CGMutablePath() }
  open var aspectRatio: Float { 1 }
  open var childContours: [VNContour] { [] }
}

/// Which pixels are which thing. None is ever found.
open class VNInstanceMaskObservation: VNObservation {
  open var allInstances: IndexSet { IndexSet() }
  /// Throws an error: there are no things.
  open func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer {
    throw CocoaError(.featureUnsupported)
  }
  /// Throws an error: there are no things.
  open func generateScaledMaskForImage(
    forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
  ) throws -> CVPixelBuffer { throw CocoaError(.featureUnsupported) }
  /// Throws an error: there are no things.
  open func generateMaskedImage(
    ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler, croppedToInstancesExtent: Bool
  ) throws -> CVPixelBuffer { throw CocoaError(.featureUnsupported) }
}

/// The path of what is thrown.
open class VNTrajectoryObservation: VNObservation {
  open var detectedPoints: [VNPoint] { [] }
  open var projectedPoints: [VNPoint] { [] }
  open var movingAverageRadius: CGFloat { 0 }
}

/// How good a picture looks. Nobody judges.
open class VNImageAestheticsScoresObservation: VNObservation {
  open var overallScore: Float { 0 }
  open var isUtility: Bool { false }
}
