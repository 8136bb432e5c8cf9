// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreImage
@_exported public import CoreML
@_exported public import ImageIO
@_exported public import UIKit

/// The function that is called when a request ends.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// The function that hears of a request's progress.
public typealias VNRequestProgressHandler = (VNRequest, Double, (any Error)?) -> Void
/// The confidence in an observation, from 0 to 1.
public typealias VNConfidence = Float

/// A request about a picture. It has no result.
open class VNRequest: NSObject, VNResultProviding {
  open class var supportedRevisions: IndexSet { IndexSet(integer: 1) }
  open class var defaultRevision: Int { 1 }
  open class var currentRevision: Int { 1 }
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
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
  open var progressHandler: VNRequestProgressHandler?
  /// No languages: no text is read.
  open func supportedRecognitionLanguages() throws -> [String] { [] }
  /// No languages: no text is read.
  open class func supportedRecognitionLanguages(
    for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int
  ) throws -> [String] { [] }
}
/// Asks which codes there are.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  open var symbologies: [VNBarcodeSymbology] = []
  open var coalesceCompositeSymbologies = false
  /// No codes: none is read.
  open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
  /// No codes: none is read.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}
/// Asks where hands are.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
  open var maximumHandCount = 2
}
/// Asks where bodies are.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {}
/// Asks what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest {}
/// Asks how good a picture looks.
open class VNCalculateImageAestheticsScoresRequest: VNImageBasedRequest {}
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
  open var outputPixelFormat = kCVPixelFormatType_OneComponent8

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
  open var contrastPivot: NSNumber? = 0.5
  open var detectDarkOnLight: Bool {
    get { detectsDarkOnLight }
    set { detectsDarkOnLight = newValue }
  }
}
/// Asks where the joints of animals are.
open class VNDetectAnimalBodyPoseRequest: VNImageBasedRequest {}
/// Asks where the joints of bodies are in space.
open class VNDetectHumanBodyPose3DRequest: VNImageBasedRequest {}
/// Asks how well faces are to be seen.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest {
  open var inputFaceObservations: [VNFaceObservation]?
}
/// Asks which pixels are each person.
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest {}
/// Asks which pixels are in front.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {}
/// Asks how things move between two pictures.
open class VNGenerateOpticalFlowRequest: VNImageBasedRequest {}
/// Asks for the path of what is thrown.
open class VNDetectTrajectoriesRequest: VNImageBasedRequest {
  public let trajectoryLength: Int
  public let frameAnalysisSpacing: CMTime
  open var objectMinimumNormalizedRadius: Float = 0
  open var objectMaximumNormalizedRadius: Float = 1

  public init(
    frameAnalysisSpacing: CMTime, trajectoryLength: Int, completionHandler: VNRequestCompletionHandler? = nil
  ) {
    (self.frameAnalysisSpacing, self.trajectoryLength) = (frameAnalysisSpacing, trajectoryLength)
    super.init(completionHandler: completionHandler)
  }
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
  public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
  public static let microPDF417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroPDF417")
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  public static let code39Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39Checksum")
  public static let code39FullASCII = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39FullASCII")
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  public static let code93i = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93i")
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
  public static let i2of5Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5Checksum")
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
  public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
  public static let gs1DataBar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
  // The names before iOS 15.
  public static let QR = VNBarcodeSymbology.qr
  public static let EAN13 = VNBarcodeSymbology.ean13
  public static let EAN8 = VNBarcodeSymbology.ean8
  public static let Code128 = VNBarcodeSymbology.code128
  public static let Aztec = VNBarcodeSymbology.aztec
  public static let PDF417 = VNBarcodeSymbology.pdf417
}
public let VNRecognizeTextRequestRevision1 = 1
public let VNRecognizeTextRequestRevision2 = 2
public let VNRecognizeTextRequestRevision3 = 3
public let VNDetectBarcodesRequestRevision1 = 1
public let VNDetectBarcodesRequestRevision2 = 2
public let VNDetectBarcodesRequestRevision3 = 3
public let VNDetectBarcodesRequestRevision4 = 4
public let VNDetectFaceRectanglesRequestRevision1 = 1
public let VNDetectFaceRectanglesRequestRevision2 = 2
public let VNDetectFaceRectanglesRequestRevision3 = 3
public let VNDetectFaceLandmarksRequestRevision1 = 1
public let VNDetectFaceLandmarksRequestRevision2 = 2
public let VNDetectFaceLandmarksRequestRevision3 = 3
public let VNDetectRectanglesRequestRevision1 = 1
public let VNClassifyImageRequestRevision1 = 1
public let VNDetectHumanHandPoseRequestRevision1 = 1
public let VNDetectHumanBodyPoseRequestRevision1 = 1
public let VNGeneratePersonSegmentationRequestRevision1 = 1
public let VNCoreMLRequestRevision1 = 1
public let VNTrackObjectRequestRevision1 = 1
public let VNTrackObjectRequestRevision2 = 2
public let VNRequestRevisionUnspecified = 0
