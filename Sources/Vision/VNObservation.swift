public import CoreML
public import Foundation

/// A result about a picture. None is ever made.
open class VNObservation: NSObject {
  open var uuid: UUID { UUID() }
  open var confidence: VNConfidence { 0 }
}

/// The place of a detected object.
open class VNDetectedObjectObservation: VNObservation {
  open var boundingBox: CGRect { .zero }
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
