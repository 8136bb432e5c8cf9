// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AudioToolbox
public import UIKit

/// Samples of a format.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  fileprivate let list: UnsafeMutableAudioBufferListPointer

  fileprivate init(_ format: AVAudioFormat, buffers: Int, bytes: Int) {
    self.format = format
    list = AudioBufferList.allocate(maximumBuffers: buffers)
    for index in 0..<buffers {
      list[index] = AudioBuffer(
        mNumberChannels: format.isInterleaved ? format.channelCount : 1, mDataByteSize: UInt32(clamping: bytes),
        mData: calloc(max(bytes, 1), 1))
    }
    super.init()
  }

  deinit {
    for buffer in list { free(buffer.mData) }
    free(list.unsafeMutablePointer)
  }

  open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
  open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list.unsafeMutablePointer }
}

/// Samples that are numbers. They are silence until they are set.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  /// The first sample of each channel.
  private lazy var channels = firstSamples()

  /// `nil` if the format is not one of samples.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let description = format.streamDescription.pointee
    guard description.mFormatID == kAudioFormatLinearPCM, description.mBytesPerFrame > 0 else { return nil }
    self.frameCapacity = frameCapacity
    super.init(
      format, buffers: format.isInterleaved ? 1 : Int(format.channelCount),
      bytes: Int(frameCapacity) * Int(description.mBytesPerFrame))
  }

  deinit { channels.deallocate() }

  private func firstSamples() -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    let samples = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: max(Int(format.channelCount), 1))
    let bytes = Int(format.streamDescription.pointee.mBitsPerChannel / 8)
    for index in 0..<Int(format.channelCount) {
      samples[index] = format.isInterleaved ? list[0].mData.map { $0 + index * bytes } : list[index].mData
    }
    return samples
  }

  private func samples<Sample>(
    _ formats: AVAudioCommonFormat, _: Sample.Type
  ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard format.commonFormat == formats else { return nil }
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }

  /// The samples of each channel, or `nil` if they are of another kind.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { samples(.pcmFormatFloat32, Float.self) }
  /// The samples of each channel, or `nil` if they are of another kind.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { samples(.pcmFormatInt16, Int16.self) }
  /// The samples of each channel, or `nil` if they are of another kind.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { samples(.pcmFormatInt32, Int32.self) }
  /// The number of samples from one of a channel's to the next.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
}

/// Packets of another format. They are empty until they are set.
open class AVAudioCompressedBuffer: AVAudioBuffer, @unchecked Sendable {
  public let packetCapacity: AVAudioPacketCount
  public let maximumPacketSize: Int
  open var packetCount: AVAudioPacketCount = 0
  open var byteLength: UInt32 = 0

  public init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount, maximumPacketSize: Int) {
    (self.packetCapacity, self.maximumPacketSize) = (packetCapacity, maximumPacketSize)
    super.init(format, buffers: 1, bytes: Int(packetCapacity) * max(maximumPacketSize, 0))
  }

  public convenience init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount) {
    self.init(format: format, packetCapacity: packetCapacity, maximumPacketSize: 0)
  }

  open var byteCapacity: UInt32 { list[0].mDataByteSize }
  open var data: UnsafeMutableRawPointer { list[0].mData ?? UnsafeMutableRawPointer(list.unsafeMutablePointer) }
  open var packetDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>? { nil }
}
