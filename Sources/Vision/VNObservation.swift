public import CoreML
public import Foundation

/// An answer about a picture. None is ever made.
open class VNObservation: NSObject {
  open var uuid: UUID { UUID() }
  open var confidence: VNConfidence { 0 }
}

/// Where something is.
open class VNDetectedObjectObservation: VNObservation {
  open var boundingBox: CGRect { .zero }
}

/// Where a face is.
open class VNFaceObservation: VNDetectedObjectObservation {
  open var landmarks: VNFaceLandmarks2D? { nil }
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
}

/// Where the parts of a face are.
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

/// Where a rectangle is.
open class VNRectangleObservation: VNDetectedObjectObservation {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

/// Where a text is.
open class VNTextObservation: VNRectangleObservation {
  open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A text.
open class VNRecognizedTextObservation: VNRectangleObservation {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// One reading of a text.
open class VNRecognizedText: NSObject {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A code.
open class VNBarcodeObservation: VNRectangleObservation {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
}

/// What a picture shows.
open class VNClassificationObservation: VNObservation {
  open var identifier: String { "" }
}

/// Where something known is.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
  open var labels: [VNClassificationObservation] { [] }
}

/// A value of a learned model.
open class VNCoreMLFeatureValueObservation: VNObservation {
  open var featureName: String { "" }
  open var featureValue: MLFeatureValue { MLFeatureValue(int64: 0) }
}

/// A picture of a learned model.
open class VNPixelBufferObservation: VNObservation {
  public let pixelBuffer: CVPixelBuffer
  package init(pixelBuffer: CVPixelBuffer) { self.pixelBuffer = pixelBuffer }
}
