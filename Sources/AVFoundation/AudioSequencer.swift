public import Foundation

/// A player of notes in a file: it reads and plays none.
open class AVAudioSequencer: NSObject, @unchecked Sendable {
  open private(set) var tracks: [AVMusicTrack] = []
  open var tempoTrack: AVMusicTrack { AVMusicTrack() }
  open var rate: Float = 1
  open var currentPositionInSeconds: TimeInterval = 0
  open var currentPositionInBeats: TimeInterval = 0
  open var userInfo: [String: Any] { [:] }
  open var isPlaying: Bool { false }

  public override init() { super.init() }
  public convenience init(audioEngine engine: AVAudioEngine) { self.init() }

  open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws {}
  open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws {}
  open func prepareToPlay() {}
  open func start() throws {}
  open func stop() {}
}

/// The options for reading notes, with their raw values.
public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let smfChannelsToTracks = AVMusicSequenceLoadOptions(rawValue: 1)
}

/// Notes of an instrument. Stored.
open class AVMusicTrack: NSObject, @unchecked Sendable {
  open var destinationAudioUnit: AVAudioUnit?
  open var isMuted = false
  open var isSoloed = false
  open var isLoopingEnabled = false
  open var numberOfLoops = 0
  open var offsetTime: TimeInterval = 0
  open var lengthInBeats: TimeInterval = 0
  open var lengthInSeconds: TimeInterval = 0
}

/// A player of notes in a file: it plays none.
open class AVMIDIPlayer: NSObject, @unchecked Sendable {
  open var rate: Float = 1
  open var currentPosition: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }

  public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { super.init() }
  public init(data: Data, soundBankURL bankURL: URL?) throws { super.init() }

  open func prepareToPlay() {}
  /// The function is not called: nothing plays.
  open func play(_ completionHandler: (() -> Void)? = nil) {}
  open func stop() {}
}
