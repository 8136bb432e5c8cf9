public import CoreMedia
public import UIKit

/// How far the parts of a picture are. None is ever found out.
open class AVDepthData: NSObject {
  public let depthDataMap: CVPixelBuffer
  open var depthDataType: UInt32 { 0 }
  open var availableDepthDataTypes: [UInt32] { [] }
  open var isDepthDataFiltered: Bool { false }
  open var depthDataAccuracy: Accuracy { .relative }
  open var depthDataQuality: Quality { .low }
  open var cameraCalibrationData: AVCameraCalibrationData? { nil }
  /// Throws an error: there are no distances.
  public init(fromDictionaryRepresentation imageSourceAuxDataInfoDictionary: [AnyHashable: Any]) throws {
    throw AVError(.unknown)
  }
  open func converting(toDepthDataType depthDataType: UInt32) -> Self { self }
  open func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self { self }

  /// Whether distances are measured, with its raw values.
  public enum Accuracy: Int, Sendable {
    case relative = 0
    case absolute = 1
  }

  /// The quality of distances, with its raw values.
  public enum Quality: Int, Sendable {
    case low = 0
    case high = 1
  }
}

/// The geometry of a camera. None is ever known.
open class AVCameraCalibrationData: NSObject {
  open var pixelSize: Float { 0 }
  open var intrinsicMatrixReferenceDimensions: CGSize { .zero }
  open var lensDistortionCenter: CGPoint { .zero }
}

/// Which parts of a picture are a person. None is ever found out.
open class AVPortraitEffectsMatte: NSObject {
  public let mattingImage: CVPixelBuffer
  package init(mattingImage: CVPixelBuffer) { self.mattingImage = mattingImage }
}
