// Core Media's and Core Video's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// What holds values under names: a sample or a buffer.
public typealias CMAttachmentBearer = AnyObject
/// Whether a value is copied with its holder.
public typealias CMAttachmentMode = UInt32

public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1

public let kCMSampleBufferAttachmentKey_CameraIntrinsicMatrix = "CameraIntrinsicMatrix"
public let kCMSampleBufferAttachmentKey_DroppedFrameReason = "DroppedFrameReason"
public let kCMSampleBufferAttachmentKey_DroppedFrameReasonInfo = "DroppedFrameReasonInfo"
public let kCMSampleBufferDroppedFrameReason_FrameWasLate = "FrameWasLate"
public let kCMSampleBufferDroppedFrameReason_OutOfBuffers = "OutOfBuffers"
public let kCMSampleBufferDroppedFrameReason_Discontinuity = "Discontinuity"
public let kCMSampleAttachmentKey_NotSync = "NotSync"
public let kCMSampleAttachmentKey_PartialSync = "PartialSync"
public let kCMSampleAttachmentKey_DependsOnOthers = "DependsOnOthers"
public let kCMSampleAttachmentKey_IsDependedOnByOthers = "IsDependedOnByOthers"
public let kCMSampleAttachmentKey_DisplayImmediately = "DisplayImmediately"
public let kCMSampleAttachmentKey_DoNotDisplay = "DoNotDisplay"

/// Whether a value is copied with its buffer.
public enum CVAttachmentMode: UInt32, Sendable {
  case shouldNotPropagate = 0
  case shouldPropagate = 1
}

public let kCVImageBufferColorPrimariesKey = "CVImageBufferColorPrimaries"
public let kCVImageBufferColorPrimaries_ITU_R_709_2 = "ITU_R_709_2"
public let kCVImageBufferColorPrimaries_P3_D65 = "P3_D65"
public let kCVImageBufferColorPrimaries_ITU_R_2020 = "ITU_R_2020"
public let kCVImageBufferTransferFunctionKey = "CVImageBufferTransferFunction"
public let kCVImageBufferTransferFunction_ITU_R_709_2 = "ITU_R_709_2"
public let kCVImageBufferTransferFunction_sRGB = "IEC_sRGB"
public let kCVImageBufferYCbCrMatrixKey = "CVImageBufferYCbCrMatrix"
public let kCVImageBufferYCbCrMatrix_ITU_R_709_2 = "ITU_R_709_2"
public let kCVImageBufferYCbCrMatrix_ITU_R_601_4 = "ITU_R_601_4"
public let kCVImageBufferCGColorSpaceKey = "CGColorSpace"

/// `nil`: samples and buffers hold no values.
public func CMGetAttachment(
  _ target: CMAttachmentBearer, key: String, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> AnyObject? { nil }
/// Does nothing: samples and buffers hold no values.
public func CMSetAttachment(
  _ target: CMAttachmentBearer, key: String, value: Any?, attachmentMode: CMAttachmentMode
) {}
/// Does nothing: samples and buffers hold no values.
public func CMRemoveAttachment(_ target: CMAttachmentBearer, key: String) {}
/// Does nothing: samples and buffers hold no values.
public func CMRemoveAllAttachments(_ target: CMAttachmentBearer) {}
/// Does nothing: samples and buffers hold no values.
public func CMPropagateAttachments(_ source: CMAttachmentBearer, destination: CMAttachmentBearer) {}
/// `nil`: samples and buffers hold no values.
public func CMCopyDictionaryOfAttachments(
  allocator: Any?, target: CMAttachmentBearer, attachmentMode: CMAttachmentMode
) -> NSDictionary? { nil }
/// `nil`: samples hold no values.
public func CMSampleBufferGetSampleAttachmentsArray(_ sbuf: CMSampleBuffer, createIfNecessary: Bool) -> [Any]? { nil }

/// Does nothing: buffers hold no values.
public func CVBufferSetAttachment(_ buffer: CVBuffer, _ key: String, _ value: Any, _ attachmentMode: CVAttachmentMode) {
}
/// `nil`: buffers hold no values.
public func CVBufferGetAttachment(
  _ buffer: CVBuffer, _ key: String, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Unmanaged<AnyObject>? { nil }
/// `nil`: buffers hold no values.
public func CVBufferCopyAttachment(
  _ buffer: CVBuffer, _ key: String, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> AnyObject? { nil }
/// `nil`: buffers hold no values.
public func CVBufferGetAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> NSDictionary? { nil }
/// `nil`: buffers hold no values.
public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> NSDictionary? { nil }
/// Does nothing: buffers hold no values.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: String) {}
/// Does nothing: buffers hold no values.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {}
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect { .zero }

extension CMSampleBuffer {
  /// What is known of one picture or sound of a sample: nothing.
  public struct PerSampleAttachmentsDictionary: Sendable {
    /// `nil`: samples hold no values. A value is not kept.
    public subscript(key: Key) -> Any? {
      get { nil }
      set {}
    }

    /// A name of a value.
    public struct Key: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let notSync = Key(rawValue: kCMSampleAttachmentKey_NotSync)
      public static let partialSync = Key(rawValue: kCMSampleAttachmentKey_PartialSync)
      public static let dependsOnOthers = Key(rawValue: kCMSampleAttachmentKey_DependsOnOthers)
      public static let isDependedOnByOthers = Key(rawValue: kCMSampleAttachmentKey_IsDependedOnByOthers)
      public static let displayImmediately = Key(rawValue: kCMSampleAttachmentKey_DisplayImmediately)
      public static let doNotDisplay = Key(rawValue: kCMSampleAttachmentKey_DoNotDisplay)
    }
  }

  public var sampleAttachments: [PerSampleAttachmentsDictionary] { [] }
}
