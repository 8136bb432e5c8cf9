public import Foundation

/// A playlist. There is none: nothing is loaded.
public struct Playlist: Codable, Hashable, PlayableMusicItem, FilterableMusicItem, MusicPropertyContainer,
  MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable, MusicLibrarySectionRequestable,
  MusicCatalogChartRequestable, MusicLibraryAddable, MusicPlaylistAddable, MusicPersonalRecommendationItem,
  CustomStringConvertible
{
  public let id: MusicItemID
  public let artwork: Artwork?
  public let curatorName: String?
  public let editorialNotes: EditorialNotes?
  public let hasCollaborators: Bool?
  public let isChart: Bool?
  public let kind: Kind?
  public let lastModifiedDate: Date?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let name: String
  public let playParameters: PlayParameters?
  public let shortDescription: String?
  public let standardDescription: String?
  public let url: URL?

  public var description: String { "Playlist(id: \"\(id)\", name: \"\(name)\")" }

  // In relation to it: nil, as they are not loaded.

  public var curator: Curator? { nil }
  public var featuredArtists: MusicItemCollection<Artist>? { nil }
  public var moreByCurator: MusicItemCollection<Playlist>? { nil }
  public var radioShow: RadioShow? { nil }
  public var tracks: MusicItemCollection<Track>? { nil }
  public var entries: MusicItemCollection<Entry>? { nil }

  /// Who has made a playlist.
  public enum Kind: String, Codable, Hashable, Sendable {
    case editorial, external, personalMix, replay, userShared
  }

  /// A song or a film of a playlist.
  public struct Entry: Codable, Hashable, PlayableMusicItem {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let artwork: Artwork?
    public let duration: TimeInterval?
    public let playParameters: PlayParameters?
    public let item: Item?

    /// What an entry consists of.
    public enum Item: Codable, Hashable, Sendable {
      case musicVideo(MusicVideo)
      case song(Song)
    }
  }

  /// The properties by which a catalogue is asked.
  public struct FilterType {
    public let id: MusicItemID
  }
}

extension PartialMusicAsyncProperty where Root == Playlist {
  public static var curator: MusicRelationshipProperty<Playlist, Curator> { .init(named: "curator") }
  public static var featuredArtists: MusicRelationshipProperty<Playlist, Artist> { .init(named: "featuredArtists") }
  public static var moreByCurator: MusicRelationshipProperty<Playlist, Playlist> { .init(named: "moreByCurator") }
  public static var radioShow: MusicRelationshipProperty<Playlist, RadioShow> { .init(named: "radioShow") }
  public static var tracks: MusicRelationshipProperty<Playlist, Track> { .init(named: "tracks") }
  public static var entries: MusicRelationshipProperty<Playlist, Playlist.Entry> { .init(named: "entries") }
}

/// Someone who makes playlists. There is none: nothing is loaded.
public struct Curator: Codable, Hashable, FilterableMusicItem, MusicPropertyContainer, MusicCatalogSearchable,
  CustomStringConvertible
{
  public let id: MusicItemID
  public let artwork: Artwork?
  public let editorialNotes: EditorialNotes?
  public let kind: Kind?
  public let name: String
  public let url: URL?

  public var description: String { "Curator(id: \"\(id)\", name: \"\(name)\")" }

  // In relation to it: nil, as they are not loaded.

  public var playlists: MusicItemCollection<Playlist>? { nil }

  /// The kind of someone who makes playlists.
  public enum Kind: String, Codable, Hashable, Sendable {
    case editorial, external
  }

  /// The properties by which a catalogue is asked.
  public struct FilterType {
    public let id: MusicItemID
  }
}

extension PartialMusicAsyncProperty where Root == Curator {
  public static var playlists: MusicRelationshipProperty<Curator, Playlist> { .init(named: "playlists") }
}
