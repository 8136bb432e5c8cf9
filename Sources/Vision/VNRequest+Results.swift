/// What has results. Differs from Vision: a class's own results cannot override those of its superclass with others.
public protocol VNResultProviding {}

extension VNResultProviding {
  /// Nil: there are no results.
  public var results: [VNObservation]? { nil }
}

// The results of each kind of request: nil, as there are none.

extension VNDetectFaceRectanglesRequest {
  public var results: [VNFaceObservation]? { nil }
}
extension VNDetectFaceLandmarksRequest {
  public var results: [VNFaceObservation]? { nil }
}
extension VNDetectFaceCaptureQualityRequest {
  public var results: [VNFaceObservation]? { nil }
}
extension VNDetectRectanglesRequest {
  public var results: [VNRectangleObservation]? { nil }
}
extension VNDetectTextRectanglesRequest {
  public var results: [VNTextObservation]? { nil }
}
extension VNRecognizeTextRequest {
  public var results: [VNRecognizedTextObservation]? { nil }
}
extension VNDetectBarcodesRequest {
  public var results: [VNBarcodeObservation]? { nil }
}
extension VNDetectHumanHandPoseRequest {
  public var results: [VNHumanHandPoseObservation]? { nil }
}
extension VNDetectHumanBodyPoseRequest {
  public var results: [VNHumanBodyPoseObservation]? { nil }
}
extension VNDetectHumanBodyPose3DRequest {
  public var results: [VNHumanBodyPose3DObservation]? { nil }
}
extension VNDetectAnimalBodyPoseRequest {
  public var results: [VNAnimalBodyPoseObservation]? { nil }
}
extension VNClassifyImageRequest {
  public var results: [VNClassificationObservation]? { nil }
}
extension VNGenerateAttentionBasedSaliencyImageRequest {
  public var results: [VNSaliencyImageObservation]? { nil }
}
extension VNGenerateObjectnessBasedSaliencyImageRequest {
  public var results: [VNSaliencyImageObservation]? { nil }
}
extension VNGenerateImageFeaturePrintRequest {
  public var results: [VNFeaturePrintObservation]? { nil }
}
extension VNDetectHorizonRequest {
  public var results: [VNHorizonObservation]? { nil }
}
extension VNDetectHumanRectanglesRequest {
  public var results: [VNHumanObservation]? { nil }
}
extension VNRecognizeAnimalsRequest {
  public var results: [VNRecognizedObjectObservation]? { nil }
}
extension VNDetectDocumentSegmentationRequest {
  public var results: [VNRectangleObservation]? { nil }
}
extension VNGeneratePersonSegmentationRequest {
  public var results: [VNPixelBufferObservation]? { nil }
}
extension VNDetectContoursRequest {
  public var results: [VNContoursObservation]? { nil }
}
extension VNGeneratePersonInstanceMaskRequest {
  public var results: [VNInstanceMaskObservation]? { nil }
}
extension VNGenerateForegroundInstanceMaskRequest {
  public var results: [VNInstanceMaskObservation]? { nil }
}
extension VNGenerateOpticalFlowRequest {
  public var results: [VNPixelBufferObservation]? { nil }
}
extension VNDetectTrajectoriesRequest {
  public var results: [VNTrajectoryObservation]? { nil }
}
extension VNCalculateImageAestheticsScoresRequest {
  public var results: [VNImageAestheticsScoresObservation]? { nil }
}
