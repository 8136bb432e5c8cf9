public import UIKit

/// Sounds through nodes: nothing sounds.
open class AVAudioEngine: NSObject {
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
open class AVAudioOutputNode: AVAudioNode {}
/// The microphone.
open class AVAudioInputNode: AVAudioNode {}

/// A node that plays. It plays nothing.
open class AVAudioPlayerNode: AVAudioNode {
  open var volume: Float = 1
  open var pan: Float = 0

  open var isPlaying: Bool { false }
  open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {}
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
  open func play() {}
  open func play(at when: AVAudioTime?) {}
  open func pause() {}
  open func stop() {}
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

/// Distortions, with some of their raw values.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush = 0
  case multiEcho1 = 7
  case multiEcho2 = 8
  case multiEchoTight2 = 10
  case speechRadioTower = 14
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
