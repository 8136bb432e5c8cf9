public import Foundation

/// A song. There is none: nothing is loaded.
public struct Song: Codable, Hashable, PlayableMusicItem, FilterableMusicItem, MusicPropertyContainer,
  MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable, MusicCatalogChartRequestable,
  MusicLibraryAddable, MusicPlaylistAddable,
  CustomStringConvertible
{
  public let id: MusicItemID
  public let albumTitle: String?
  public let artistName: String
  public let artistURL: URL?
  public let artwork: Artwork?
  public let attribution: String?
  public let audioVariants: [AudioVariant]?
  public let composerName: String?
  public let contentRating: ContentRating?
  public let discNumber: Int?
  public let duration: TimeInterval?
  public let editorialNotes: EditorialNotes?
  public let genreNames: [String]
  public let hasLyrics: Bool
  public let isAppleDigitalMaster: Bool?
  public let isrc: String?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let movementCount: Int?
  public let movementName: String?
  public let movementNumber: Int?
  public let playCount: Int?
  public let playParameters: PlayParameters?
  public let previewAssets: [PreviewAsset]?
  public let releaseDate: Date?
  public let title: String
  public let trackNumber: Int?
  public let url: URL?
  public let workName: String?

  public var description: String { "Song(id: \"\(id)\", title: \"\(title)\")" }

  // In relation to it: nil, as they are not loaded.

  public var albums: MusicItemCollection<Album>? { nil }
  public var artists: MusicItemCollection<Artist>? { nil }
  public var composers: MusicItemCollection<Artist>? { nil }
  public var genres: MusicItemCollection<Genre>? { nil }
  public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
  public var station: Station? { nil }

  /// The properties by which a catalogue is asked.
  public struct FilterType {
    public let id: MusicItemID
    public let isrc: String
  }
}

extension PartialMusicAsyncProperty where Root == Song {
  public static var albums: MusicRelationshipProperty<Song, Album> { .init(named: "albums") }
  public static var artists: MusicRelationshipProperty<Song, Artist> { .init(named: "artists") }
  public static var composers: MusicRelationshipProperty<Song, Artist> { .init(named: "composers") }
  public static var genres: MusicRelationshipProperty<Song, Genre> { .init(named: "genres") }
  public static var musicVideos: MusicRelationshipProperty<Song, MusicVideo> { .init(named: "musicVideos") }
  public static var station: MusicRelationshipProperty<Song, Station> { .init(named: "station") }
}

/// A film of a song. There is none: nothing is loaded.
public struct MusicVideo: Codable, Hashable, PlayableMusicItem, FilterableMusicItem, MusicPropertyContainer,
  MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable, MusicCatalogChartRequestable,
  MusicLibraryAddable, MusicPlaylistAddable,
  CustomStringConvertible
{
  public let id: MusicItemID
  public let albumTitle: String?
  public let artistName: String
  public let artistURL: URL?
  public let artwork: Artwork?
  public let contentRating: ContentRating?
  public let duration: TimeInterval?
  public let editorialNotes: EditorialNotes?
  public let genreNames: [String]
  public let has4K: Bool?
  public let hasHDR: Bool?
  public let isrc: String?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let playCount: Int?
  public let playParameters: PlayParameters?
  public let previewAssets: [PreviewAsset]?
  public let releaseDate: Date?
  public let title: String
  public let trackNumber: Int?
  public let url: URL?
  public let workName: String?

  public var description: String { "MusicVideo(id: \"\(id)\", title: \"\(title)\")" }

  // In relation to it: nil, as they are not loaded.

  public var albums: MusicItemCollection<Album>? { nil }
  public var artists: MusicItemCollection<Artist>? { nil }
  public var genres: MusicItemCollection<Genre>? { nil }
  public var songs: MusicItemCollection<Song>? { nil }
  public var moreByArtist: MusicItemCollection<MusicVideo>? { nil }

  /// The properties by which a catalogue is asked.
  public struct FilterType {
    public let id: MusicItemID
    public let isrc: String
  }
}

extension PartialMusicAsyncProperty where Root == MusicVideo {
  public static var albums: MusicRelationshipProperty<MusicVideo, Album> { .init(named: "albums") }
  public static var artists: MusicRelationshipProperty<MusicVideo, Artist> { .init(named: "artists") }
  public static var genres: MusicRelationshipProperty<MusicVideo, Genre> { .init(named: "genres") }
  public static var songs: MusicRelationshipProperty<MusicVideo, Song> { .init(named: "songs") }
  public static var moreByArtist: MusicRelationshipProperty<MusicVideo, MusicVideo> { .init(named: "moreByArtist") }
}
