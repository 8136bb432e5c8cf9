// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// A player: it keeps what it is to play, and plays nothing. Its time stays where it was sought.
open class AVPlayer: NSObject, NamedProperties, @unchecked Sendable {
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var automaticallyWaitsToMinimizeStalling = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
  private var time = CMTime.zero

  public override init() {
    super.init()
  }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  public convenience init(url URL: URL) {
    self.init(playerItem: AVPlayerItem(url: URL))
  }

  @MainActor open class var namedProperties: [NamedProperty] { playerProperties(Self.self) }

  @MainActor private class func playerProperties<Player: AVPlayer>(_: Player.Type) -> [NamedProperty] {
    [
      NamedProperty("status", \Player.status), NamedProperty("rate", \Player.rate),
      NamedProperty("timeControlStatus", \Player.timeControlStatus), NamedProperty("error", \Player.error),
      NamedProperty("currentItem", \Player.currentItem), NamedProperty("muted", \Player.isMuted),
      NamedProperty("reasonForWaitingToPlay", \Player.reasonForWaitingToPlay),
      NamedProperty("volume", \Player.volume),
    ]
  }

  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  open var isExternalPlaybackActive: Bool { false }

  open func play() {}
  open func pause() {}
  open func playImmediately(atRate rate: Float) {}
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    (currentItem, time) = (item, .zero)
  }

  open func currentTime() -> CMTime { time }
  /// Keeps the time, which no playing moves on.
  open func seek(to time: CMTime) { self.time = time }
  open func seek(to date: Date) {}
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    self.time = time
    completionHandler(true)
  }

  /// Calls nothing, as no time goes on.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Calls nothing, as no time goes on.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}

  /// Whether a player can play, with its raw values.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// Whether a player plays, with its raw values.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  /// The action at the end of an item, with its raw values.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }

  /// The reason why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }
}

/// A player of several items: it plays nothing.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  public override init() {
    super.init()
  }

  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }

  open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
    if currentItem == nil { replaceCurrentItem(with: queue.first) }
  }
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 == item } }
  open func removeAllItems() { queue = [] }
}

/// A player's endless repetition of an item: it plays nothing.
open class AVPlayerLooper: NSObject {
  open var loopCount: Int { 0 }

  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
  }

  open func disableLooping() {}
}

/// An item of a player. It is never ready.
open class AVPlayerItem: NSObject, NamedProperties, @unchecked Sendable {
  public let asset: AVAsset
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate: Double = 0
  open var forwardPlaybackEndTime = CMTime.invalid
  open var reversePlaybackEndTime = CMTime.invalid
  open var seekingWaitsForVideoCompositionRendering = false
  open var startsOnFirstEligibleVariant = false
  open var preferredPeakBitRateForExpensiveNetworks: Double = 0
  open var preferredMaximumResolutionForExpensiveNetworks = CGSize.zero
  open var appliesPerFrameHDRDisplayMetadata = true
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var videoComposition: AVVideoComposition?
  open var audioMix: AVAudioMix?
  open var externalMetadata: [AVMetadataItem] = []
  open var textStyleRules: [NSObject]?
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open var preferredMaximumResolution = CGSize.zero

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  public convenience init(url URL: URL) {
    self.init(asset: AVURLAsset(url: URL))
  }

  @MainActor open class var namedProperties: [NamedProperty] { itemProperties(Self.self) }

  @MainActor private class func itemProperties<Item: AVPlayerItem>(_: Item.Type) -> [NamedProperty] {
    [
      NamedProperty("status", \Item.status), NamedProperty("error", \Item.error),
      NamedProperty("duration", \Item.duration), NamedProperty("presentationSize", \Item.presentationSize),
      NamedProperty("loadedTimeRanges", \Item.loadedTimeRanges),
      NamedProperty("playbackLikelyToKeepUp", \Item.isPlaybackLikelyToKeepUp),
      NamedProperty("playbackBufferEmpty", \Item.isPlaybackBufferEmpty),
      NamedProperty("playbackBufferFull", \Item.isPlaybackBufferFull),
    ]
  }

  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .indefinite }
  open var presentationSize: CGSize { .zero }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferFull: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var tracks: [AVPlayerItemTrack] { [] }
  open var outputs: [AVPlayerItemOutput] { [] }
  open var timedMetadata: [AVMetadataItem]? { nil }
  open var canPlayFastForward: Bool { false }
  open var canPlayReverse: Bool { false }
  open var canStepForward: Bool { false }
  open var canStepBackward: Bool { false }
  open var canPlaySlowForward: Bool { false }
  open var canPlaySlowReverse: Bool { false }
  open var canPlayFastReverse: Bool { false }
  open func accessLog() -> AVPlayerItemAccessLog? { nil }
  open func errorLog() -> AVPlayerItemErrorLog? { nil }
  open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
  open func currentTime() -> CMTime { .zero }
  open func currentDate() -> Date? { nil }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) { completionHandler?(true) }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)?
  ) { completionHandler?(true) }
  @discardableResult
  open func seek(to date: Date, completionHandler: (@Sendable (Bool) -> Void)?) -> Bool {
    completionHandler?(false)
    return false
  }
  @discardableResult open func seek(to time: CMTime) async -> Bool { true }
  open func step(byCount stepCount: Int) {}
  open func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
  open func add(_ output: AVPlayerItemOutput) {}
  open func remove(_ output: AVPlayerItemOutput) {}
  open func cancelPendingSeeks() {}

  /// Whether an item can be played, with its raw values.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let newAccessLogEntryNotification = Notification.Name("AVPlayerItemNewAccessLogEntry")
  public static let newErrorLogEntryNotification = Notification.Name("AVPlayerItemNewErrorLogEntry")
  public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
}

/// A receiver of an item's samples: it gets none.
open class AVPlayerItemOutput: NSObject {}

/// A track of an item that is played: there is none.
open class AVPlayerItemTrack: NSObject {
  open var assetTrack: AVAssetTrack? { nil }
  open var isEnabled = true
}

/// The log of data that an item received: it is empty.
open class AVPlayerItemAccessLog: NSObject {
  open var events: [AVPlayerItemAccessLogEvent] { [] }
}

/// An entry about data that were received.
open class AVPlayerItemAccessLogEvent: NSObject {
  open var indicatedBitrate: Double { 0 }
  open var observedBitrate: Double { 0 }
  open var uri: String? { nil }
}

/// The log of an item's errors: it is empty.
open class AVPlayerItemErrorLog: NSObject {
  open var events: [AVPlayerItemErrorLogEvent] { [] }
}

/// An entry about an error.
open class AVPlayerItemErrorLogEvent: NSObject {
  open var errorComment: String? { nil }
  open var errorStatusCode: Int { 0 }
}

/// Choices of a kind, such as subtitles: there are none.
open class AVMediaSelectionGroup: NSObject {
  open var options: [AVMediaSelectionOption] { [] }
  open var defaultOption: AVMediaSelectionOption? { nil }
  open var allowsEmptySelection: Bool { true }
}

/// One of several choices.
open class AVMediaSelectionOption: NSObject {
  open var displayName: String { "" }
  open var locale: Locale? { nil }
  open var extendedLanguageTag: String? { nil }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntry")
  public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// The algorithm for sounds at other speeds.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

extension NSValue {
  /// A value of a time.
  public convenience init(time: CMTime) {
    var seconds = time.seconds
    self.init(bytes: &seconds, objCType: "d")
  }

  /// The time of a value that was made of one; `.invalid` of another.
  public var timeValue: CMTime {
    guard String(cString: objCType) == "d" else { return .invalid }
    var seconds = 0.0
    getValue(&seconds)
    return CMTime(seconds: seconds, preferredTimescale: 600)
  }
}

extension NSValue {
  /// A value of a range of times.
  public convenience init(timeRange: CMTimeRange) {
    var seconds = [timeRange.start.seconds, timeRange.duration.seconds]
    self.init(bytes: &seconds, objCType: "[2d]")
  }

  /// The range of times of a value that was made of one; an invalid one of another.
  public var timeRangeValue: CMTimeRange {
    guard String(cString: objCType) == "[2d]" else { return CMTimeRange(start: .invalid, duration: .invalid) }
    var seconds = [0.0, 0.0]
    getValue(&seconds)
    return CMTimeRange(
      start: CMTime(seconds: seconds[0], preferredTimescale: 600),
      duration: CMTime(seconds: seconds[1], preferredTimescale: 600))
  }
}

/// Pictures of what is played: there are none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  public init(pixelBufferAttributes: [String: any Sendable]? = nil) {
    super.init()
  }

  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .zero }
}

/// Whether a player goes on in the background, with its raw values.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses = 2
  case continuesIfPossible = 3
}
