// Core Media's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

public let kCMSampleBufferError_AllocationFailed: Int32 = -12730
public let kCMSampleBufferError_RequiredParameterMissing: Int32 = -12731
public let kCMSampleBufferError_BufferNotReady: Int32 = -12733
public let kCMSampleBufferError_Invalidated: Int32 = -12744
public let kCMBlockBufferNoErr: Int32 = 0
public let kCMBlockBufferEmptyBBufErr: Int32 = -12706
public let kCMSampleBufferFlag_AudioBufferList_Assure16ByteAlignment: UInt32 = 1

/// The times of a sample.
public struct CMSampleTimingInfo: Sendable {
  public var duration: CMTime
  public var presentationTimeStamp: CMTime
  public var decodeTimeStamp: CMTime

  public init() { (duration, presentationTimeStamp, decodeTimeStamp) = (.invalid, .invalid, .invalid) }
  public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
    self.duration = duration
    self.presentationTimeStamp = presentationTimeStamp
    self.decodeTimeStamp = decodeTimeStamp
  }

  public static let invalid = CMSampleTimingInfo()
}

/// What a sample cannot do: there are no samples.
private struct NoSamples: Error {}

extension CMSampleBuffer {
  /// A copy with other times.
  ///
  /// - Throws: an error at all times, as there are no samples.
  public convenience init(copying other: CMSampleBuffer, withNewTiming timing: [CMSampleTimingInfo]) throws {
    throw NoSamples()
  }

  /// A sample of a picture.
  ///
  /// - Throws: an error at all times, as there are no samples.
  public convenience init(
    imageBuffer: CVImageBuffer, formatDescription: CMFormatDescription, sampleTiming: CMSampleTimingInfo
  ) throws { throw NoSamples() }

  public func setOutputPresentationTimeStamp(_ time: CMTime) throws {}
  public func invalidate() throws {}
  public func sampleTimingInfos() throws -> [CMSampleTimingInfo] { [] }
  public func sampleTimingInfo(at index: Int) throws -> CMSampleTimingInfo { .invalid }
}

extension CMBlockBuffer {
  public var isEmpty: Bool { true }
  /// No bytes.
  public func dataBytes() throws -> Data { Data() }
  /// Does nothing: there are no bytes.
  public func copyDataBytes(to destination: UnsafeMutableRawBufferPointer) throws {}
}

/// An error: there are no bytes.
@discardableResult
public func CMBlockBufferGetDataPointer(
  _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
  totalLengthOut: UnsafeMutablePointer<Int>?, dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 { kCMBlockBufferEmptyBBufErr }
/// An error: there are no bytes.
@discardableResult
public func CMBlockBufferCopyDataBytes(
  _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int,
  destination: UnsafeMutableRawPointer
) -> Int32 { kCMBlockBufferEmptyBBufErr }
/// An error: there are no samples.
@discardableResult
public func CMSampleBufferGetSampleTimingInfo(
  _ sbuf: CMSampleBuffer, at sampleIndex: Int, timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> Int32 { kCMSampleBufferError_BufferNotReady }
/// An error: there are no samples.
@discardableResult
public func CMSampleBufferGetSampleTimingInfoArray(
  _ sbuf: CMSampleBuffer, entryCount numSampleTimingEntries: Int,
  arrayToFill timingArrayOut: UnsafeMutablePointer<CMSampleTimingInfo>?,
  entriesNeededOut timingArrayEntriesNeededOut: UnsafeMutablePointer<Int>?
) -> Int32 { kCMSampleBufferError_BufferNotReady }
/// An error: there are no samples.
@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
  allocator: Any?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
  sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 { kCMSampleBufferError_AllocationFailed }
/// An error: there are no samples.
@discardableResult
public func CMSampleBufferCreateForImageBuffer(
  allocator: Any?, imageBuffer: CVImageBuffer, dataReady: Bool,
  makeDataReadyCallback: (@convention(c) (AnyObject, UnsafeMutableRawPointer?) -> Int32)?,
  refcon makeDataReadyRefcon: UnsafeMutableRawPointer?, formatDescription: CMVideoFormatDescription,
  sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 { kCMSampleBufferError_AllocationFailed }
/// An error: there are no samples.
@discardableResult
public func CMSampleBufferCreateCopy(
  allocator: Any?, sampleBuffer: CMSampleBuffer, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 { kCMSampleBufferError_AllocationFailed }
/// An error: there are no samples.
@discardableResult
public func CMSampleBufferCreateCopyWithNewTiming(
  allocator: Any?, sampleBuffer originalSBuf: CMSampleBuffer, sampleTimingEntryCount numSampleTimingEntries: Int,
  sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 { kCMSampleBufferError_AllocationFailed }
/// Does nothing.
@discardableResult
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> Int32 { 0 }
/// Does nothing.
@discardableResult
public func CMSampleBufferSetOutputPresentationTimeStamp(
  _ sbuf: CMSampleBuffer, newValue outputPresentationTimeStamp: CMTime
) -> Int32 { 0 }
/// The format of a picture.
@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
  allocator: Any?, imageBuffer: CVImageBuffer,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> Int32 {
  formatDescriptionOut.pointee = CMVideoFormatDescription(
    videoCodecType: .init(rawValue: CVPixelBufferGetPixelFormatType(imageBuffer)),
    width: CVPixelBufferGetWidth(imageBuffer), height: CVPixelBufferGetHeight(imageBuffer))
  return 0
}
/// The format of pictures of a size.
@discardableResult
public func CMVideoFormatDescriptionCreate(
  allocator: Any?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: Any?,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> Int32 {
  formatDescriptionOut.pointee = CMVideoFormatDescription(
    videoCodecType: .init(rawValue: codecType), width: Int(width), height: Int(height))
  return 0
}
