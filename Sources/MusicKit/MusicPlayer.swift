public import Combine
public import Foundation

/// A player of songs: it does not play. Its queue and its modes are kept.
open class MusicPlayer: @unchecked Sendable {
  /// What a player does: nothing.
  public let state = State()
  open var isPreparedToPlay: Bool { false }
  open var playbackTime: TimeInterval = 0

  init() {}

  // Throws `MusicPlayerError.playerUnavailable`, as nothing plays.

  open func prepareToPlay() async throws { throw MusicPlayerError.playerUnavailable }
  open func play() async throws { throw MusicPlayerError.playerUnavailable }
  open func pause() {}
  open func stop() {}
  open func skipToNextEntry() async throws { throw MusicPlayerError.playerUnavailable }
  open func skipToPreviousEntry() async throws { throw MusicPlayerError.playerUnavailable }
  open func restartCurrentEntry() { playbackTime = 0 }
  open func beginSeekingForward() {}
  open func beginSeekingBackward() {}
  open func endSeeking() {}

  /// Whether a player plays.
  public enum PlaybackStatus: Hashable, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }

  /// Whether songs are repeated.
  public enum RepeatMode: Hashable, Sendable {
    case none, one, all
  }

  /// Whether songs are mixed.
  public enum ShuffleMode: Hashable, Sendable {
    case off, songs
  }

  /// How songs follow each other.
  public enum Transition: Hashable, Sendable {
    case none
    case crossfade(options: CrossfadeOptions)

    /// Songs that overlap.
    public static var crossfade: Transition { .crossfade(options: CrossfadeOptions()) }

    /// How long songs overlap.
    public struct CrossfadeOptions: Hashable, Sendable {
      public var duration: TimeInterval?
      public init(duration: TimeInterval? = nil) { self.duration = duration }
    }
  }

  /// What a player does: nothing. Its modes are kept.
  public final class State: ObservableObject, @unchecked Sendable {
    public var playbackStatus: PlaybackStatus { .stopped }
    @Published public var playbackRate: Float = 1
    @Published public var repeatMode: RepeatMode?
    @Published public var shuffleMode: ShuffleMode?
    public var audioVariant: AudioVariant? { nil }
  }

  /// What a player is to play. Stored.
  open class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    @Published public var currentEntry: Entry?
    private let start: [Entry]

    public required init(arrayLiteral elements: any PlayableMusicItem...) {
      start = elements.map { Entry($0) }
      currentEntry = start.first
    }
    public init<Items: Sequence>(for playableItems: Items, startingAt startPlayableItem: Items.Element? = nil)
    where Items.Element: PlayableMusicItem {
      start = playableItems.map { Entry($0) }
      currentEntry = start.first { $0.id == startPlayableItem?.id.rawValue } ?? start.first
    }
    public init(_ entries: some Sequence<Entry>, startingAt startEntry: Entry? = nil) {
      start = Array(entries)
      currentEntry = startEntry ?? start.first
    }
    public convenience init(album: Album, startingAt startTrack: Track) { self.init(for: [startTrack]) }
    public convenience init(playlist: Playlist, startingAt startPlaylistEntry: Playlist.Entry) {
      self.init(for: [startPlaylistEntry])
    }

    var first: [Entry] { start }

    /// Has no effect: nothing is loaded.
    public func insert(_ playableItem: some PlayableMusicItem, position: EntryInsertionPosition) async throws {}
    /// Has no effect: nothing is loaded.
    public func insert<Items: Sequence>(_ playableItems: Items, position: EntryInsertionPosition) async throws
    where Items.Element: PlayableMusicItem {}

    /// Where something is put into a queue.
    public enum EntryInsertionPosition: Hashable, Sendable {
      case afterCurrentEntry, tail
    }

    /// Something that is to be played.
    public struct Entry: Identifiable, Hashable, Sendable, CustomStringConvertible {
      public let id: String
      public let title: String
      public let subtitle: String?
      public let artwork: Artwork?
      public let item: Item?
      public var isTransient: Bool { item == nil }
      public var startTime: TimeInterval?
      public var endTime: TimeInterval?

      public init(_ playableItem: any PlayableMusicItem, startTime: TimeInterval? = nil, endTime: TimeInterval? = nil) {
        id = playableItem.id.rawValue
        (self.startTime, self.endTime) = (startTime, endTime)
        let song = (playableItem as? Song) ?? (playableItem as? Track)?.song
        (title, subtitle, artwork) = (song?.title ?? "", song?.artistName, song?.artwork)
        item = song.map { .song($0) } ?? (playableItem as? MusicVideo).map { .musicVideo($0) }
      }

      public var description: String { "Entry(id: \"\(id)\", title: \"\(title)\")" }

      /// What is to be played.
      public enum Item: Hashable, Sendable {
        case musicVideo(MusicVideo)
        case song(Song)

        public var id: MusicItemID {
          switch self {
          case .musicVideo(let video): video.id
          case .song(let song): song.id
          }
        }
      }
    }
  }
}

extension Track {
  fileprivate var song: Song? { if case .song(let song) = self { song } else { nil } }
}

/// The player of an app: it does not play.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  /// The player.
  public static let shared = ApplicationMusicPlayer()
  /// What it is to play. Stored.
  public var queue = Queue(for: [Song]())
  /// How songs follow each other. Stored.
  public var transition = MusicPlayer.Transition.none

  /// What the player of an app is to play. Stored.
  public final class Queue: MusicPlayer.Queue, @unchecked Sendable {
    /// What follows each other.
    public var entries: Entries {
      get { changed ?? Entries(first) }
      set { changed = newValue }
    }
    @Published private var changed: Entries?

    /// What follows each other in a queue.
    public struct Entries: RandomAccessCollection, RangeReplaceableCollection, MutableCollection, Hashable, Sendable {
      private var entries: [MusicPlayer.Queue.Entry]
      public init() { entries = [] }
      public init(_ elements: some Sequence<MusicPlayer.Queue.Entry>) { entries = Array(elements) }
      public var startIndex: Int { entries.startIndex }
      public var endIndex: Int { entries.endIndex }
      public subscript(position: Int) -> MusicPlayer.Queue.Entry {
        get { entries[position] }
        set { entries[position] = newValue }
      }
      public mutating func replaceSubrange(
        _ subrange: Range<Int>, with newElements: some Collection<MusicPlayer.Queue.Entry>
      ) { entries.replaceSubrange(subrange, with: newElements) }
    }
  }
}

/// The player of the system: it does not play.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  /// The player.
  public static let shared = SystemMusicPlayer()
  /// What it is to play. Stored.
  public var queue = MusicPlayer.Queue(for: [Song]())
}

/// The reason for which nothing plays.
public enum MusicPlayerError: LocalizedError, Hashable, Sendable {
  case playerUnavailable, noSubscription
}
