// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AudioToolbox
public import CoreMedia
public import UIKit

/// A number of samples of each channel.
public typealias AVAudioFrameCount = UInt32
/// A place among samples.
public typealias AVAudioFramePosition = Int64
/// A number of packets.
public typealias AVAudioPacketCount = UInt32
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// The number of a node's input or output.
public typealias AVAudioNodeBus = Int
/// The function that is called with samples. It is never called, as nothing sounds.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// The function that is called when a node has played. It is never called, as nothing sounds.
public typealias AVAudioNodeCompletionHandler = () -> Void

/// Kinds of samples, with their raw values.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat = 0
  case pcmFormatFloat32 = 1
  case pcmFormatFloat64 = 2
  case pcmFormatInt16 = 3
  case pcmFormatInt32 = 4

  /// The bits of a sample, and the flags of its format.
  fileprivate var sample: (bits: UInt32, flags: AudioFormatFlags)? {
    switch self {
    case .otherFormat: nil
    case .pcmFormatFloat32: (32, kAudioFormatFlagIsFloat)
    case .pcmFormatFloat64: (64, kAudioFormatFlagIsFloat)
    case .pcmFormatInt16: (16, kAudioFormatFlagIsSignedInteger)
    case .pcmFormatInt32: (32, kAudioFormatFlagIsSignedInteger)
    }
  }

  fileprivate static func of(_ description: AudioStreamBasicDescription) -> AVAudioCommonFormat {
    let isFloat = description.mFormatFlags & kAudioFormatFlagIsFloat != 0
    switch (description.mFormatID, description.mBitsPerChannel, isFloat) {
    case (kAudioFormatLinearPCM, 32, true): return .pcmFormatFloat32
    case (kAudioFormatLinearPCM, 64, true): return .pcmFormatFloat64
    case (kAudioFormatLinearPCM, 16, false): return .pcmFormatInt16
    case (kAudioFormatLinearPCM, 32, false): return .pcmFormatInt32
    default: return .otherFormat
    }
  }
}

/// A format of sounds.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  private let stored: UnsafeMutablePointer<AudioStreamBasicDescription>
  public let channelLayout: AVAudioChannelLayout?

  private init(_ description: AudioStreamBasicDescription, _ layout: AVAudioChannelLayout?) {
    stored = .allocate(capacity: 1)
    stored.initialize(to: description)
    channelLayout = layout
    super.init()
  }

  deinit { stored.deallocate() }

  /// Two channels of 44,100 samples in a second.
  public override convenience init() {
    self.init(Self.samples(.pcmFormatFloat32, 44_100, 2, isInterleaved: false), nil)
  }

  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }

  public convenience init(standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout) {
    self.init(Self.samples(.pcmFormatFloat32, sampleRate, layout.channelCount, isInterleaved: false), layout)
  }

  /// `nil` without channels, with more than two and no layout, or with another format than the common ones.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    guard format != .otherFormat, (1...2).contains(channels) else { return nil }
    self.init(Self.samples(format, sampleRate, channels, isInterleaved: interleaved), nil)
  }

  public convenience init(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
    channelLayout layout: AVAudioChannelLayout
  ) {
    self.init(Self.samples(format, sampleRate, layout.channelCount, isInterleaved: interleaved), layout)
  }

  public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
    self.init(asbd.pointee, nil)
  }

  public convenience init?(
    streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>, channelLayout layout: AVAudioChannelLayout?
  ) { self.init(asbd.pointee, layout) }

  /// Reads the settings of samples, and of other formats their rate and channels.
  public convenience init?(settings: [String: Any]) {
    guard let rate = Self.number(AVSampleRateKey, settings),
      let channels = Self.number(AVNumberOfChannelsKey, settings).flatMap(UInt32.init(exactly:)), channels > 0
    else { return nil }
    let id = Self.number(AVFormatIDKey, settings).flatMap(AudioFormatID.init(exactly:)) ?? kAudioFormatLinearPCM
    guard id == kAudioFormatLinearPCM else {
      var description = AudioStreamBasicDescription()
      (description.mSampleRate, description.mFormatID, description.mChannelsPerFrame) = (rate, id, channels)
      self.init(description, nil)
      return
    }
    let isFloat = settings[AVLinearPCMIsFloatKey] as? Bool ?? false
    let bits = Self.number(AVLinearPCMBitDepthKey, settings) ?? 16
    let format: AVAudioCommonFormat =
      isFloat ? (bits == 64 ? .pcmFormatFloat64 : .pcmFormatFloat32) : (bits == 32 ? .pcmFormatInt32 : .pcmFormatInt16)
    let isInterleaved = !(settings[AVLinearPCMIsNonInterleaved] as? Bool ?? false)
    self.init(Self.samples(format, rate, channels, isInterleaved: isInterleaved), nil)
  }

  private static func number(_ key: String, _ settings: [String: Any]) -> Double? {
    (settings[key] as? NSNumber)?.doubleValue
  }

  private static func samples(
    _ format: AVAudioCommonFormat, _ rate: Double, _ channels: AVAudioChannelCount, isInterleaved: Bool
  ) -> AudioStreamBasicDescription {
    let (bits, flags) = format.sample ?? (32, kAudioFormatFlagIsFloat)
    let bytes = bits / 8 * (isInterleaved ? channels : 1)
    return AudioStreamBasicDescription(
      mSampleRate: rate, mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: flags | kAudioFormatFlagIsPacked | (isInterleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
      mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: channels,
      mBitsPerChannel: bits, mReserved: 0)
  }

  open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { UnsafePointer(stored) }
  open var sampleRate: Double { stored.pointee.mSampleRate }
  open var channelCount: AVAudioChannelCount { stored.pointee.mChannelsPerFrame }
  open var commonFormat: AVAudioCommonFormat { .of(stored.pointee) }
  open var isInterleaved: Bool { stored.pointee.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0 }
  /// Whether the samples are floating-point numbers of 32 bits, each channel's apart.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open var magicCookie: Data? { nil }
  open var settings: [String: Any] {
    let description = stored.pointee
    return [
      AVFormatIDKey: description.mFormatID, AVSampleRateKey: description.mSampleRate,
      AVNumberOfChannelsKey: description.mChannelsPerFrame, AVLinearPCMBitDepthKey: description.mBitsPerChannel,
      AVLinearPCMIsFloatKey: description.mFormatFlags & kAudioFormatFlagIsFloat != 0,
      AVLinearPCMIsBigEndianKey: description.mFormatFlags & kAudioFormatFlagIsBigEndian != 0,
      AVLinearPCMIsNonInterleaved: !isInterleaved,
    ]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    let (a, b) = (stored.pointee, other.stored.pointee)
    return (a.mSampleRate, a.mFormatID, a.mFormatFlags) == (b.mSampleRate, b.mFormatID, b.mFormatFlags)
      && (a.mBytesPerFrame, a.mChannelsPerFrame, a.mBitsPerChannel)
        == (b.mBytesPerFrame, b.mChannelsPerFrame, b.mBitsPerChannel)
  }

  open override var hash: Int { Int(sampleRate) ^ Int(channelCount) }
}

/// An arrangement of loudspeakers. Stored.
open class AVAudioChannelLayout: NSObject, @unchecked Sendable {
  public let layoutTag: AudioChannelLayoutTag

  public init?(layoutTag: AudioChannelLayoutTag) {
    guard layoutTag & 0xFFFF > 0 else { return nil }
    self.layoutTag = layoutTag
    super.init()
  }

  /// The low half of the tag.
  open var channelCount: AVAudioChannelCount { layoutTag & 0xFFFF }
}

/// A time of sounds. Stored.
open class AVAudioTime: NSObject, @unchecked Sendable {
  private let stamp: AudioTimeStamp
  private let rate: Double

  private init(_ stamp: AudioTimeStamp, rate: Double) {
    (self.stamp, self.rate) = (stamp, rate)
    super.init()
  }

  public override convenience init() { self.init(AudioTimeStamp(), rate: 44_100) }

  public convenience init(audioTimeStamp ts: UnsafePointer<AudioTimeStamp>, sampleRate: Double) {
    self.init(ts.pointee, rate: sampleRate)
  }

  public convenience init(hostTime: UInt64) {
    var stamp = AudioTimeStamp()
    (stamp.mHostTime, stamp.mFlags) = (hostTime, .hostTimeValid)
    self.init(stamp, rate: 0)
  }

  public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    var stamp = AudioTimeStamp()
    (stamp.mSampleTime, stamp.mFlags) = (Double(sampleTime), .sampleTimeValid)
    self.init(stamp, rate: sampleRate)
  }

  public convenience init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    var stamp = AudioTimeStamp()
    (stamp.mHostTime, stamp.mSampleTime, stamp.mFlags) = (hostTime, Double(sampleTime), .sampleHostTimeValid)
    self.init(stamp, rate: sampleRate)
  }

  open var sampleTime: AVAudioFramePosition { AVAudioFramePosition(stamp.mSampleTime) }
  open var sampleRate: Double { rate }
  open var hostTime: UInt64 { stamp.mHostTime }
  open var isHostTimeValid: Bool { stamp.mFlags.contains(.hostTimeValid) }
  open var isSampleTimeValid: Bool { stamp.mFlags.contains(.sampleTimeValid) }
  open var audioTimeStamp: AudioTimeStamp { stamp }
  open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? { nil }

  /// A tick of the host's clock is a nanosecond.
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(seconds, 0) * 1e9) }
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1e9 }
}
