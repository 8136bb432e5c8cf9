public import UIKit

/// Sounds through nodes: nothing sounds.
open class AVAudioEngine: NSObject {
  open var attachedNodes: Set<AVAudioNode> { [] }
  public let mainMixerNode = AVAudioMixerNode()
  public let outputNode = AVAudioOutputNode()
  public let inputNode = AVAudioInputNode()

  open var isRunning: Bool { false }
  open func attach(_ node: AVAudioNode) {}
  open func detach(_ node: AVAudioNode) {}
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  open func start() throws {}
  open func pause() {}
  open func stop() {}
  open func reset() {}
}

/// A node of sounds.
open class AVAudioNode: NSObject {
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// Calls nothing, as nothing sounds.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  open func removeTap(onBus bus: Int) {}
  open func reset() {}
}

/// A node that mixes sounds. Stored.
open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float = 1
  open var volume: Float = 1
  open var pan: Float = 0
}

/// The loudspeaker.
open class AVAudioOutputNode: AVAudioNode {
  open var volume: Float = 1
}
/// The microphone.
open class AVAudioInputNode: AVAudioNode {}

/// A node that plays. It plays nothing.
open class AVAudioPlayerNode: AVAudioNode {
  open var volume: Float = 1
  open var pan: Float = 0

  open var isPlaying: Bool { false }
  open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {}
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {}
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: Int64, frameCount numberFrames: UInt32, at when: AVAudioTime?,
    completionHandler: (() -> Void)? = nil
  ) {}
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
  open func play() {}
  open func play(at when: AVAudioTime?) {}
  open func pause() {}
  open func stop() {}
}

/// The way in which samples are played, with its raw values.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// A node that changes sounds.
open class AVAudioUnit: AVAudioNode {}
/// A node that changes sounds. Stored.
open class AVAudioUnitEffect: AVAudioUnit {
  open var bypass = false
}

/// Speed and pitch. Stored.
open class AVAudioUnitTimePitch: AVAudioUnit {
  open var rate: Float = 1
  open var pitch: Float = 0
  open var overlap: Float = 8
}

/// Speed. Stored.
open class AVAudioUnitVarispeed: AVAudioUnit {
  open var rate: Float = 1
}

/// Reverberation. Stored.
open class AVAudioUnitReverb: AVAudioUnitEffect {
  open var wetDryMix: Float = 0
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// Rooms, with their raw values.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom = 0
  case mediumRoom = 1
  case largeRoom = 2
  case mediumHall = 3
  case largeHall = 4
  case plate = 5
  case mediumChamber = 6
  case largeChamber = 7
  case cathedral = 8
}

/// Distortion. Stored.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
  open var wetDryMix: Float = 50
  open var preGain: Float = -6
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// Loudness by frequency. Stored.
open class AVAudioUnitEQ: AVAudioUnitEffect {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0

  public init(numberOfBands: Int) {
    bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
}

/// The loudness of a band. Stored.
open class AVAudioUnitEQFilterParameters: NSObject {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 0
  open var bandwidth: Float = 0
  open var gain: Float = 0
  open var bypass = true
}

/// The kinds of bands, with their raw values.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric = 0
  case lowPass = 1
  case highPass = 2
  case resonantLowPass = 3
  case resonantHighPass = 4
  case bandPass = 5
  case bandStop = 6
  case lowShelf = 7
  case highShelf = 8
  case resonantLowShelf = 9
  case resonantHighShelf = 10
}

/// Distortions, with some of their raw values.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush = 0
  case multiEcho1 = 7
  case multiEcho2 = 8
  case multiEchoTight2 = 10
  case speechRadioTower = 14
  case speechAlienChatter = 17
  case speechCosmicInterference = 18
  case speechGoldenPi = 19
  case speechWaves = 21
}

/// A delay. Stored.
open class AVAudioUnitDelay: AVAudioUnitEffect {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var wetDryMix: Float = 100
}

/// A file of sounds: it has no samples here.
open class AVAudioFile: NSObject {
  public let url: URL

  /// - Throws: an error if there is no such file.
  public init(forReading fileURL: URL) throws {
    guard FileManager.default.isReadableFile(atPath: fileURL.path) else { throw CocoaError(.fileReadNoSuchFile) }
    url = fileURL
    super.init()
  }

  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    url = fileURL
    super.init()
  }

  open var length: Int64 { 0 }
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  open var fileFormat: AVAudioFormat { AVAudioFormat() }
  open func read(into buffer: AVAudioPCMBuffer) throws {}
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}

/// A format of sounds. Stored.
open class AVAudioFormat: NSObject {
  open private(set) var sampleRate = 44_100.0
  open private(set) var channelCount: UInt32 = 2

  public override init() {
    super.init()
  }

  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    self.init()
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
}

/// Samples: there are none.
open class AVAudioPCMBuffer: NSObject {
  public let format: AVAudioFormat
  public let frameCapacity: UInt32
  open var frameLength: UInt32 = 0
  /// `nil`: there are no samples.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
  /// `nil`: there are no samples.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
  open var stride: Int { 1 }

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
    super.init()
  }
}

/// A time of sounds.
open class AVAudioTime: NSObject {
  open var sampleTime: Int64 { 0 }
  /// 44,100 samples in a second.
  open var sampleRate: Double { 44_100 }
}
