// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// The engine of the device's vibrations: there is none, and nothing is felt. Values that are set are kept.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isAutoShutdownEnabled = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false
  open var currentTime: TimeInterval { 0 }
  open var stoppedHandler: ((StoppedReason) -> Void)?
  open var resetHandler: (() -> Void)?

  public override init() {
    super.init()
  }

  /// - Throws: an error, as there is no engine.
  public convenience init(audioSession: AnyObject? = nil) throws { throw CHHapticError(.notSupported) }

  /// No haptics and no sounds.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  open func start() throws {}
  open func start() async throws {}
  /// Calls the handler with `CHHapticError.notSupported`.
  open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(CHHapticError(.notSupported)) }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Throws `CHHapticError.notSupported`.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Throws `CHHapticError.notSupported`.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Throws `CHHapticError.notSupported`.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  /// Throws `CHHapticError.notSupported`.
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
  /// Throws `CHHapticError.notSupported`.
  open func registerAudioResource(_ resourceURL: URL, options: [AnyHashable: Any] = [:]) throws
    -> CHHapticAudioResourceID
  {
    throw CHHapticError(.notSupported)
  }
  /// Throws `CHHapticError.notSupported`.
  open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws { throw CHHapticError(.notSupported) }
  /// The handler is not called: nothing is played.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}

  /// What an engine does when all was played, with its raw values.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning = 2
  }

  /// The reason why an engine stopped, with its raw values.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case engineDestroyed = 5
    case gameControllerDisconnect = 6
    case systemError = -1
  }
}

/// The abilities of a device.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
  /// Throws `CHHapticError.notSupported`.
  func attributes(forEventParameter parameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType)
    throws
    -> any CHHapticParameterAttributes
  /// Throws `CHHapticError.notSupported`.
  func attributes(forDynamicParameter parameter: CHHapticDynamicParameter.ID) throws -> any CHHapticParameterAttributes
}

/// The limits of a value.
public protocol CHHapticParameterAttributes {
  var minValue: Float { get }
  var maxValue: Float { get }
  var defaultValue: Float { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }

  func attributes(
    forEventParameter parameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType
  ) throws -> any CHHapticParameterAttributes { throw CHHapticError(.notSupported) }

  func attributes(forDynamicParameter parameter: CHHapticDynamicParameter.ID) throws -> any CHHapticParameterAttributes
  {
    throw CHHapticError(.notSupported)
  }
}

/// The number of a sound.
public typealias CHHapticAudioResourceID = UInt

/// A player of a pattern: it plays nothing.
public protocol CHHapticPatternPlayer: AnyObject {
  var isMuted: Bool { get set }
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  func cancel() throws
}

/// A player that can be held and repeated: it plays nothing.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: ((any Error)?) -> Void { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}

/// A pattern. Stored; none is read from a file.
open class CHHapticPattern: NSObject {
  public let events: [CHHapticEvent]

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    super.init()
  }

  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
    super.init()
  }

  /// A pattern without events.
  public init(dictionary patternDict: [Key: Any]) throws {
    events = []
    super.init()
  }

  /// - Throws: an error, as no file is read.
  public convenience init(contentsOf ahapURL: URL) throws { throw CHHapticError(.fileNotFound) }

  /// From the beginning to the last event's end, in seconds.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
  /// An empty dictionary.
  open func exportDictionary() throws -> [Key: Any] { [:] }

  /// A key of a pattern's dictionary.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let version = Key(rawValue: "Version")
    public static let pattern = Key(rawValue: "Pattern")
    public static let event = Key(rawValue: "Event")
    public static let eventType = Key(rawValue: "EventType")
    public static let eventDuration = Key(rawValue: "EventDuration")
    public static let eventParameters = Key(rawValue: "EventParameters")
    public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
    public static let time = Key(rawValue: "Time")
    public static let parameter = Key(rawValue: "Parameter")
    public static let parameterID = Key(rawValue: "ParameterID")
    public static let parameterValue = Key(rawValue: "ParameterValue")
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
  }
}

/// An event of a pattern. Stored.
open class CHHapticEvent: NSObject {
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    super.init()
  }

  /// A sound by its number.
  public convenience init(
    audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    self.init(eventType: .audioCustom, parameters: eventParams, relativeTime: time, duration: duration)
  }

  /// A kind of event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// A value of an event.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
}

/// A value of an event. Stored.
open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
    super.init()
  }
}

/// A value for all events of a player. Stored.
open class CHHapticDynamicParameter: NSObject {
  public let parameterID: ID
  open var value: Float
  open var relativeTime: TimeInterval

  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    super.init()
  }

  /// The name of a value.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    public static let audioPanControl = ID(rawValue: "AudioPanControl")
    public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    public static let audioAttackTimeControl = ID(rawValue: "AudioAttackTimeControl")
    public static let audioDecayTimeControl = ID(rawValue: "AudioDecayTimeControl")
    public static let audioReleaseTimeControl = ID(rawValue: "AudioReleaseTimeControl")
  }
}

/// A value over time. Stored.
open class CHHapticParameterCurve: NSObject {
  public let parameterID: CHHapticDynamicParameter.ID
  open var relativeTime: TimeInterval
  public let controlPoints: [ControlPoint]

  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
    (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    super.init()
  }

  /// A value at a time.
  open class ControlPoint: NSObject {
    open var relativeTime: TimeInterval
    open var value: Float

    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
      super.init()
    }
  }
}

/// The time at once.
public let CHHapticTimeImmediate: TimeInterval = 0
