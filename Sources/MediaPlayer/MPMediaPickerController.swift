// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit
import UIKitPresentation

/// An item of the media library.
open class MPMediaItem: NSObject {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var artwork: MPMediaItemArtwork? { nil }
  open var assetURL: URL? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var persistentID: UInt64 { 0 }
}

/// Items of the media library.
open class MPMediaItemCollection: NSObject {
  public let items: [MPMediaItem]

  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }

  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
}

/// The kinds of media, with their raw values.
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let music = MPMediaType(rawValue: 1)
  public static let podcast = MPMediaType(rawValue: 2)
  public static let audioBook = MPMediaType(rawValue: 4)
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  public static let movie = MPMediaType(rawValue: 1 << 8)
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  public static let any = MPMediaType(rawValue: UInt.max)
}

/// Whether the library may be read, with its raw values.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

/// The media library: nobody is asked, and there is none.
open class MPMediaLibrary: NSObject {
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
  /// Answers `denied`: nobody is asked.
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    handler(.denied)
  }
}

/// A controller for choosing media. The system draws its screen: a labelled placeholder stands for it, with a finding
/// `placeholder-screen`.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  open var allowsPickingMultipleItems = false
  open var showsCloudItems = true
  open var prompt: String?

  public init(mediaTypes: MPMediaType) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() { view = SystemScreenView("MPMediaPickerController", "Chooses media.") }
}

/// The delegate of a media picker, which is never called.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// A search in the media library: it finds nothing.
open class MPMediaQuery: NSObject {
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
  open class func compilations() -> MPMediaQuery { MPMediaQuery() }
  open class func composers() -> MPMediaQuery { MPMediaQuery() }
  open class func genres() -> MPMediaQuery { MPMediaQuery() }
  open var groupingType = MPMediaGrouping.title
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  open private(set) var filterPredicates: Set<MPMediaPropertyPredicate>?
  open func addFilterPredicate(_ predicate: MPMediaPropertyPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
}

/// What media are grouped by, with its raw values.
public enum MPMediaGrouping: Int, Sendable {
  case title = 0
  case album = 1
  case artist = 2
  case albumArtist = 3
  case composer = 4
  case genre = 5
  case playlist = 6
  case podcastTitle = 7
}

/// A condition of a search. Stored.
open class MPMediaPropertyPredicate: NSObject {
  public let value: Any?
  public let property: String

  public init(
    value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    (self.value, self.property) = (value, property)
    super.init()
  }
}

/// The comparisons of a condition, with their raw values.
public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo = 0
  case contains = 1
}

/// A player of the media library: it plays nothing.
@preconcurrency @MainActor
open class MPMusicPlayerController: NSObject {
  public static let systemMusicPlayer = MPMusicPlayerController()
  public static let applicationMusicPlayer = MPMusicPlayerController()
  public static let applicationQueuePlayer = MPMusicPlayerController()
  open var nowPlayingItem: MPMediaItem?
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0
  open func setQueue(with query: MPMediaQuery) {}
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with storeIDs: [String]) {}
  open func prepareToPlay() {}
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}

/// The states of a player, with their raw values.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped = 0
  case playing = 1
  case paused = 2
  case interrupted = 3
  case seekingForward = 4
  case seekingBackward = 5
}

/// What is repeated, with its raw values.
public enum MPMusicRepeatMode: Int, Sendable {
  case `default` = 0
  case none = 1
  case one = 2
  case all = 3
}

/// What is played in any order, with its raw values.
public enum MPMusicShuffleMode: Int, Sendable {
  case `default` = 0
  case off = 1
  case songs = 2
  case albums = 3
}

extension Notification.Name {
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
}
