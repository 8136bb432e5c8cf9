// Core Media's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A sample of media: none is taken.
public final class CMSampleBuffer: @unchecked Sendable {}

extension CMSampleBuffer {
  public var isValid: Bool { false }
  public var numSamples: Int { 0 }
  public var duration: CMTime { .invalid }
  public var presentationTimeStamp: CMTime { .invalid }
  public var decodeTimeStamp: CMTime { .invalid }
  public var outputPresentationTimeStamp: CMTime { .invalid }
  public var imageBuffer: CVImageBuffer? { nil }
  public var formatDescription: CMFormatDescription? { nil }
  public var dataBuffer: CMBlockBuffer? { nil }
}

/// The bytes of a sample: there are none.
public final class CMBlockBuffer: @unchecked Sendable {
  public var dataLength: Int { 0 }
}

/// `nil`: a sample has no pixels.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// `nil`: a sample has no bytes.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { nil }
/// `nil`: a sample has no format.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { 0 }
public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { 0 }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }
