public import Foundation

/// An album. There is none: nothing is loaded.
public struct Album: Codable, Hashable, PlayableMusicItem, FilterableMusicItem, MusicPropertyContainer,
  MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable, MusicLibrarySectionRequestable,
  MusicCatalogChartRequestable, MusicLibraryAddable, MusicPlaylistAddable, MusicPersonalRecommendationItem,
  CustomStringConvertible
{
  public let id: MusicItemID
  public let artistName: String
  public let artistURL: URL?
  public let artwork: Artwork?
  public let audioVariants: [AudioVariant]?
  public let contentRating: ContentRating?
  public let copyright: String?
  public let editorialNotes: EditorialNotes?
  public let genreNames: [String]
  public let isAppleDigitalMaster: Bool?
  public let isCompilation: Bool?
  public let isComplete: Bool?
  public let isSingle: Bool?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let playParameters: PlayParameters?
  public let recordLabelName: String?
  public let releaseDate: Date?
  public let title: String
  public let trackCount: Int
  public let upc: String?
  public let url: URL?

  public var description: String { "Album(id: \"\(id)\", title: \"\(title)\")" }

  // In relation to it: nil, as they are not loaded.

  public var artists: MusicItemCollection<Artist>? { nil }
  public var genres: MusicItemCollection<Genre>? { nil }
  public var recordLabels: MusicItemCollection<RecordLabel>? { nil }
  public var tracks: MusicItemCollection<Track>? { nil }
  public var relatedAlbums: MusicItemCollection<Album>? { nil }
  public var relatedVideos: MusicItemCollection<MusicVideo>? { nil }
  public var appearsOn: MusicItemCollection<Playlist>? { nil }
  public var otherVersions: MusicItemCollection<Album>? { nil }

  /// The properties by which a catalogue is asked.
  public struct FilterType {
    public let id: MusicItemID
    public let upc: String
  }
}

extension PartialMusicAsyncProperty where Root == Album {
  public static var artists: MusicRelationshipProperty<Album, Artist> { .init(named: "artists") }
  public static var genres: MusicRelationshipProperty<Album, Genre> { .init(named: "genres") }
  public static var recordLabels: MusicRelationshipProperty<Album, RecordLabel> { .init(named: "recordLabels") }
  public static var tracks: MusicRelationshipProperty<Album, Track> { .init(named: "tracks") }
  public static var relatedAlbums: MusicRelationshipProperty<Album, Album> { .init(named: "relatedAlbums") }
  public static var relatedVideos: MusicRelationshipProperty<Album, MusicVideo> { .init(named: "relatedVideos") }
  public static var appearsOn: MusicRelationshipProperty<Album, Playlist> { .init(named: "appearsOn") }
  public static var otherVersions: MusicRelationshipProperty<Album, Album> { .init(named: "otherVersions") }
}

/// A company that publishes records. There is none: nothing is loaded.
public struct RecordLabel: Codable, Hashable, FilterableMusicItem, MusicPropertyContainer, MusicCatalogSearchable,
  CustomStringConvertible
{
  public let id: MusicItemID
  public let artwork: Artwork?
  public let editorialNotes: EditorialNotes?
  public let name: String
  public let url: URL?

  public var description: String { "RecordLabel(id: \"\(id)\", name: \"\(name)\")" }

  // In relation to it: nil, as they are not loaded.

  public var latestReleases: MusicItemCollection<Album>? { nil }
  public var topReleases: MusicItemCollection<Album>? { nil }

  /// The properties by which a catalogue is asked.
  public struct FilterType {
    public let id: MusicItemID
  }
}

extension PartialMusicAsyncProperty where Root == RecordLabel {
  public static var latestReleases: MusicRelationshipProperty<RecordLabel, Album> { .init(named: "latestReleases") }
  public static var topReleases: MusicRelationshipProperty<RecordLabel, Album> { .init(named: "topReleases") }
}
