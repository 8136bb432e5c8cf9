// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit
import UIKitPresentation

/// The facts about what is playing. Stored.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()

  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown

  open class func `default`() -> MPNowPlayingInfoCenter { center }
}

/// Whether something plays, with its raw values.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  case playing = 1
  case paused = 2
  case stopped = 3
  case interrupted = 4
}

/// The kind of medium that plays, with its raw values.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none = 0
  case audio = 1
  case video = 2
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// A picture of what is playing. Stored.
open class MPMediaItemArtwork: NSObject {
  public let bounds: CGRect
  private let makeImage: (CGSize) -> UIImage

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, makeImage) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    super.init()
  }

  open func image(at size: CGSize) -> UIImage? { makeImage(size) }
}

/// Commands from outside: none come.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let changeRepeatModeCommand = MPRemoteCommand()
  public let changeShuffleModeCommand = MPRemoteCommand()
  public let ratingCommand = MPRemoteCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()

  open class func shared() -> MPRemoteCommandCenter { center }
}

/// A command from outside. Its handlers are never called.
open class MPRemoteCommand: NSObject {
  open var isEnabled = true

  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A command that goes to a place. Stored.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// A command that changes the speed. Stored.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A command that says whether something is liked. Stored.
open class MPFeedbackCommand: MPRemoteCommand {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}

/// A command that skips. Stored.
open class MPSkipIntervalCommand: MPRemoteCommand {
  open var preferredIntervals: [NSNumber] = []
}

/// A command that came: none did.
open class MPRemoteCommandEvent: NSObject {
  open var command: MPRemoteCommand { MPRemoteCommand() }
  open var timestamp: TimeInterval { 0 }
}

/// A command to go to a place: none came.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}

/// A command to change the speed: none came.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  open var playbackRate: Float { 1 }
}

/// A command to skip: none came.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  open var interval: TimeInterval { 0 }
}

/// A command to seek: none came.
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  open var type: MPSeekCommandEventType { .beginSeeking }
}

/// Whether seeking begins, with its raw values.
public enum MPSeekCommandEventType: UInt, Sendable {
  case beginSeeking = 0
  case endSeeking = 1
}

/// The outcome of a command, with its raw values.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case commandFailed = 200
}

/// A slider of the volume: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true

  open var areWirelessRoutesAvailable: Bool { false }
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("MPVolumeView", of: "MediaPlayer", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("MPVolumeView", of: "MediaPlayer", in: self)
  }
}
