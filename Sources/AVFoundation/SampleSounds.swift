// Core Media's names for the sounds of samples.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AudioToolbox
public import CoreMedia

/// `nil`: descriptions have no sounds.
public func CMAudioFormatDescriptionGetStreamBasicDescription(
  _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { nil }
/// An error: samples have no sounds.
@discardableResult
public func CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(
  _ sbuf: CMSampleBuffer, bufferListSizeNeededOut: UnsafeMutablePointer<Int>?,
  bufferListOut: UnsafeMutablePointer<AudioBufferList>?, bufferListSize: Int, blockBufferAllocator: Any?,
  blockBufferMemoryAllocator: Any?, flags: UInt32, blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>?
) -> Int32 { kCMSampleBufferError_BufferNotReady }
/// An error: samples have no sounds.
@discardableResult
public func CMSampleBufferCopyPCMDataIntoAudioBufferList(
  _ sbuf: CMSampleBuffer, at frameOffset: Int32, frameCount numFrames: Int32,
  into bufferList: UnsafeMutablePointer<AudioBufferList>
) -> Int32 { kCMSampleBufferError_BufferNotReady }

extension CMFormatDescription {
  /// `nil`: descriptions have no sounds.
  public var audioStreamBasicDescription: AudioStreamBasicDescription? { nil }
}

extension CMSampleBuffer {
  /// Does nothing: samples have no sounds.
  public func copyPCMData(
    fromRange range: Range<Int>, into bufferList: UnsafeMutablePointer<AudioBufferList>
  ) throws {}

  /// Does not call a function with sounds.
  ///
  /// - Throws: an error at all times, as samples have no sounds.
  public func withAudioBufferList<R>(
    blockBufferMemoryAllocator: Any? = nil, flags: Flags = [],
    body: (UnsafeMutableAudioBufferListPointer, CMBlockBuffer) throws -> R
  ) throws -> R { throw AVError(.unknown) }

  /// Flags of copied sounds.
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let audioBufferListAssure16ByteAlignment = Flags(
      rawValue: kCMSampleBufferFlag_AudioBufferList_Assure16ByteAlignment)
  }
}

extension AVAudioFormat {
  /// The usual format: descriptions have no sounds.
  public convenience init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription) { self.init() }
}
