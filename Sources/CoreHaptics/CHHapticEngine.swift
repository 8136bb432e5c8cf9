// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// The engine of the device's vibrations: there is none, and nothing is felt. Values that are set are kept.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
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
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }

  /// The reason why an engine stopped, with its raw values.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case systemError = -1
  }
}

/// The abilities of a device.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// A player of a pattern: it plays nothing.
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

/// A pattern. Stored.
open class CHHapticPattern: NSObject {
  public let events: [CHHapticEvent]

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    super.init()
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

  /// A kind of event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
  }

  /// A value of an event.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
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

/// A value over time. Stored.
open class CHHapticDynamicParameter: NSObject {}

/// The time at once.
public let CHHapticTimeImmediate: TimeInterval = 0
