// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AudioToolbox
public import UIKit

/// Sounds through nodes: nothing sounds.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  public let mainMixerNode = AVAudioMixerNode()
  public let outputNode = AVAudioOutputNode()
  public let inputNode = AVAudioInputNode()
  open var isAutoShutdownEnabled = false

  open var isRunning: Bool { false }
  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }
  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
  }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  open func connect(
    _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
  open func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint? { nil }
  open func outputConnectionPoints(for node: AVAudioNode, outputBus bus: AVAudioNodeBus) -> [AVAudioConnectionPoint] {
    []
  }
  open func prepare() {}
  open func start() throws {}
  open func pause() {}
  open func stop() {}
  open func reset() {}

  open private(set) var isInManualRenderingMode = false
  open private(set) var manualRenderingMode = AVAudioEngineManualRenderingMode.offline
  open private(set) var manualRenderingFormat = AVAudioFormat()
  open private(set) var manualRenderingMaximumFrameCount: AVAudioFrameCount = 0
  open var manualRenderingSampleTime: AVAudioFramePosition { 0 }
  open func enableManualRenderingMode(
    _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat,
    maximumFrameCount: AVAudioFrameCount
  ) throws {
    (isInManualRenderingMode, manualRenderingMode) = (true, mode)
    (manualRenderingFormat, manualRenderingMaximumFrameCount) = (pcmFormat, maximumFrameCount)
  }
  open func disableManualRenderingMode() { isInManualRenderingMode = false }
  /// Renders silence.
  open func renderOffline(
    _ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer
  ) throws -> AVAudioEngineManualRenderingStatus {
    buffer.frameLength = min(numberOfFrames, buffer.frameCapacity)
    return .success
  }
}

/// How an engine renders without a device, with its raw values.
public enum AVAudioEngineManualRenderingMode: Int, Sendable {
  case offline = 0
  case realtime = 1
}

/// The end of a rendering, with its raw values.
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
  case error = -1
  case success = 0
  case insufficientDataFromInputNode = 1
  case cannotDoInCurrentContext = 2
}

extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = Notification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}

/// An input or output of a node.
open class AVAudioConnectionPoint: NSObject {
  open private(set) weak var node: AVAudioNode?
  public let bus: AVAudioNodeBus

  public init(node: AVAudioNode, bus: AVAudioNodeBus) {
    (self.node, self.bus) = (node, bus)
    super.init()
  }
}

/// A node of sounds.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// The engine that a node is attached to. A weak reference.
  open internal(set) weak var engine: AVAudioEngine?

  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  /// `nil`: nothing is rendered.
  open var lastRenderTime: AVAudioTime? { nil }
  open var latency: TimeInterval { 0 }
  open var outputPresentationLatency: TimeInterval { 0 }
  open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
  open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Calls nothing, as nothing sounds.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  open func reset() {}
}

/// What a node of a mixer is mixed by.
public protocol AVAudioMixing: AVAudioStereoMixing {
  var volume: Float { get set }
}

/// What a node of a mixer of two channels is mixed by.
public protocol AVAudioStereoMixing: NSObjectProtocol {
  var pan: Float { get set }
}

/// A node that mixes sounds. Stored.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  open var outputVolume: Float = 1
  open var volume: Float = 1
  open var pan: Float = 0

  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
}

/// A node of the device.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  open private(set) var isVoiceProcessingEnabled = false

  open var presentationLatency: TimeInterval { 0 }
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}

/// The loudspeaker.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {
  open var volume: Float = 1
}
/// The microphone.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing, @unchecked Sendable {
  open var volume: Float = 1
  open var pan: Float = 0
  open var isVoiceProcessingBypassed = false
  open var isVoiceProcessingAGCEnabled = true
  open var isVoiceProcessingInputMuted = false
}

/// A node that plays. It plays nothing.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  open var volume: Float = 1
  open var pan: Float = 0

  open var isPlaying: Bool { false }
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {}
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {}
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {}
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
  open func play() {}
  open func play(at when: AVAudioTime?) {}
  open func pause() {}
  open func stop() {}
}

/// The function that is called when a part was played. It is never called.
public typealias AVAudioPlayerNodeCompletionHandler = (AVAudioPlayerNodeCompletionCallbackType) -> Void

/// When a player's function is called, with its raw values.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed = 0
  case dataRendered = 1
  case dataPlayedBack = 2
}

/// The way in which samples are played, with its raw values.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// The function that makes samples. It is never called.
public typealias AVAudioSourceNodeRenderBlock = (
  UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
  UnsafeMutablePointer<AudioBufferList>
) -> Int32

/// A node whose samples an app makes. It asks for none.
open class AVAudioSourceNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  open var volume: Float = 1
  open var pan: Float = 0

  public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) { super.init() }
  public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) { super.init() }
}

/// The function that is given samples. It is never called.
public typealias AVAudioSinkNodeReceiverBlock = (
  UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>
) -> Int32

/// A node whose samples an app is given. It gives none.
open class AVAudioSinkNode: AVAudioNode, @unchecked Sendable {
  public init(receiverBlock block: @escaping AVAudioSinkNodeReceiverBlock) { super.init() }
}
