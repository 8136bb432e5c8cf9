// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit
import UIKitPresentation

/// The facts about what is playing. Stored.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()

  open var nowPlayingInfo: [String: Any]?

  open class func `default`() -> MPNowPlayingInfoCenter { center }
}

public let MPMediaItemPropertyTitle = "title"
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
  public let changePlaybackPositionCommand = MPRemoteCommand()

  open class func shared() -> MPRemoteCommandCenter { center }
}

/// A command from outside. Its handlers are never called.
open class MPRemoteCommand: NSObject {
  open var isEnabled = true

  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
  open func removeTarget(_ target: Any?) {}
}

/// A command that skips. Stored.
open class MPSkipIntervalCommand: MPRemoteCommand {
  open var preferredIntervals: [NSNumber] = []
}

/// A command that came: none did.
open class MPRemoteCommandEvent: NSObject {}

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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("MPVolumeView", of: "MediaPlayer", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("MPVolumeView", of: "MediaPlayer", in: self)
  }
}
