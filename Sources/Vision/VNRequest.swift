// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreImage
@_exported public import CoreML
@_exported public import ImageIO
@_exported public import UIKit

/// The function that is called when a request ends.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// The confidence in an observation, from 0 to 1.
public typealias VNConfidence = Float

/// A request about a picture. It has no result.
open class VNRequest: NSObject {
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  open var results: [VNObservation]? { nil }
  public let completionHandler: VNRequestCompletionHandler?

  public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
  public convenience override init() { self.init(completionHandler: nil) }
  open func cancel() {}
}

/// A request about a part of a picture.
open class VNImageBasedRequest: VNRequest {
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Asks where faces are.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}
/// Asks where the parts of faces are.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
  open var inputFaceObservations: [VNFaceObservation]?
}
/// Asks where rectangles are.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var quadratureTolerance: Float = 30
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
}
/// Asks where texts are.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
  open var reportCharacterBoxes = false
}
/// Asks which texts there are.
open class VNRecognizeTextRequest: VNImageBasedRequest {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = []
  open var customWords: [String] = []
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var minimumTextHeight: Float = 0
}
/// Asks which codes there are.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  open var symbologies: [VNBarcodeSymbology] = []
}
/// Asks where hands are.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
  open var maximumHandCount = 2
}
/// Asks where bodies are.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {}
/// Asks what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest {}
/// Asks what is important in a picture.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {}

/// Asks what draws the eye in a picture.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {}
/// Asks what a picture is like.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill
}
/// Asks where the horizon is.
open class VNDetectHorizonRequest: VNImageBasedRequest {}
/// Asks where people are.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
  open var upperBodyOnly = true
}
/// Asks where animals are.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {}
/// Asks where a sheet of paper is.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {}
/// Asks which pixels are people.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
  open var qualityLevel = QualityLevel.accurate

  /// How exact the answer is, with its raw values.
  public enum QualityLevel: UInt, Sendable {
    case accurate = 0
    case balanced = 1
    case fast = 2
  }
}
/// Asks where outlines are.
open class VNDetectContoursRequest: VNImageBasedRequest {
  open var contrastAdjustment: Float = 2
  open var detectsDarkOnLight = true
  open var maximumImageDimension = 512
}
/// Asks where something is in the next picture.
open class VNTrackingRequest: VNImageBasedRequest {
  open var inputObservation = VNDetectedObjectObservation()
  open var isLastFrame = false
  open var trackingLevel = VNRequestTrackingLevel.fast
}
/// Asks where an object is in the next picture.
open class VNTrackObjectRequest: VNTrackingRequest {
  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation,
    completionHandler: VNRequestCompletionHandler? = nil
  ) {
    super.init(completionHandler: completionHandler)
    inputObservation = observation
  }
}
/// Asks where a rectangle is in the next picture.
open class VNTrackRectangleRequest: VNTrackingRequest {
  public init(
    rectangleObservation observation: VNRectangleObservation, completionHandler: VNRequestCompletionHandler? = nil
  ) {
    super.init(completionHandler: completionHandler)
    inputObservation = observation
  }
}

/// How exactly something is followed, with its raw values.
public enum VNRequestTrackingLevel: UInt, Sendable {
  case accurate = 0
  case fast = 1
}

/// The accuracy with which a text is read, with its raw values.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate = 0
  case fast = 1
}

/// Asks a learned model.
open class VNCoreMLRequest: VNImageBasedRequest {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// A learned model for pictures.
open class VNCoreMLModel: NSObject {
  public init(for model: MLModel) throws { super.init() }
}

/// The way in which a picture is brought to a model's size, with its raw values.
public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop = 0
  case scaleFit = 1
  case scaleFill = 2
}

/// A kind of barcode.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
}

/// An option of a handler.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}

/// Performs requests about a picture: each request's handler is called at once, with an error.
open class VNImageRequestHandler: NSObject {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}

  open func perform(_ requests: [VNRequest]) throws { try fail(requests) }
}

/// Performs requests about a sequence of pictures: each request's handler is called at once, with an error.
open class VNSequenceRequestHandler: NSObject {
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { try fail(requests) }
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
  ) throws { try fail(requests) }
  open func perform(_ requests: [VNRequest], onCGImage image: CGImage) throws { try fail(requests) }
}

private func fail(_ requests: [VNRequest]) throws {
  let error = CocoaError(.featureUnsupported)
  for request in requests { request.completionHandler?(request, error) }
  throw error
}

/// The rectangle in pixels of one in parts of a picture.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  CGRect(
    x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
    width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
}

/// The rectangle in parts of a picture of one in pixels.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  guard imageWidth > 0, imageHeight > 0 else { return .zero }
  return CGRect(
    x: imageRect.minX / CGFloat(imageWidth), y: imageRect.minY / CGFloat(imageHeight),
    width: imageRect.width / CGFloat(imageWidth), height: imageRect.height / CGFloat(imageHeight))
}

/// The point in pixels of one in parts of a picture.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint
{
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
