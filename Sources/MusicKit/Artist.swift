public import Foundation

/// An artist. There is none: nothing is loaded.
public struct Artist: Codable, Hashable, FilterableMusicItem, MusicPropertyContainer, MusicCatalogSearchable,
  MusicLibrarySearchable, MusicLibraryRequestable, MusicLibrarySectionRequestable,
  CustomStringConvertible
{
  public let id: MusicItemID
  public let artwork: Artwork?
  public let editorialNotes: EditorialNotes?
  public let genreNames: [String]?
  public let libraryAddedDate: Date?
  public let name: String
  public let url: URL?

  public var description: String { "Artist(id: \"\(id)\", name: \"\(name)\")" }

  // In relation to it: nil, as they are not loaded.

  public var albums: MusicItemCollection<Album>? { nil }
  public var genres: MusicItemCollection<Genre>? { nil }
  public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
  public var playlists: MusicItemCollection<Playlist>? { nil }
  public var station: Station? { nil }
  public var topSongs: MusicItemCollection<Song>? { nil }
  public var topMusicVideos: MusicItemCollection<MusicVideo>? { nil }
  public var latestRelease: Album? { nil }
  public var featuredAlbums: MusicItemCollection<Album>? { nil }
  public var fullAlbums: MusicItemCollection<Album>? { nil }
  public var singles: MusicItemCollection<Album>? { nil }
  public var liveAlbums: MusicItemCollection<Album>? { nil }
  public var compilationAlbums: MusicItemCollection<Album>? { nil }
  public var appearsOnAlbums: MusicItemCollection<Album>? { nil }
  public var featuredPlaylists: MusicItemCollection<Playlist>? { nil }
  public var similarArtists: MusicItemCollection<Artist>? { nil }

  /// The properties by which a catalogue is asked.
  public struct FilterType {
    public let id: MusicItemID
  }
}

extension PartialMusicAsyncProperty where Root == Artist {
  public static var albums: MusicRelationshipProperty<Artist, Album> { .init(named: "albums") }
  public static var genres: MusicRelationshipProperty<Artist, Genre> { .init(named: "genres") }
  public static var musicVideos: MusicRelationshipProperty<Artist, MusicVideo> { .init(named: "musicVideos") }
  public static var playlists: MusicRelationshipProperty<Artist, Playlist> { .init(named: "playlists") }
  public static var station: MusicRelationshipProperty<Artist, Station> { .init(named: "station") }
  public static var topSongs: MusicRelationshipProperty<Artist, Song> { .init(named: "topSongs") }
  public static var topMusicVideos: MusicRelationshipProperty<Artist, MusicVideo> { .init(named: "topMusicVideos") }
  public static var latestRelease: MusicRelationshipProperty<Artist, Album> { .init(named: "latestRelease") }
  public static var featuredAlbums: MusicRelationshipProperty<Artist, Album> { .init(named: "featuredAlbums") }
  public static var fullAlbums: MusicRelationshipProperty<Artist, Album> { .init(named: "fullAlbums") }
  public static var singles: MusicRelationshipProperty<Artist, Album> { .init(named: "singles") }
  public static var liveAlbums: MusicRelationshipProperty<Artist, Album> { .init(named: "liveAlbums") }
  public static var compilationAlbums: MusicRelationshipProperty<Artist, Album> { .init(named: "compilationAlbums") }
  public static var appearsOnAlbums: MusicRelationshipProperty<Artist, Album> { .init(named: "appearsOnAlbums") }
  public static var featuredPlaylists: MusicRelationshipProperty<Artist, Playlist> { .init(named: "featuredPlaylists") }
  public static var similarArtists: MusicRelationshipProperty<Artist, Artist> { .init(named: "similarArtists") }
}

/// A genre. There is none: nothing is loaded.
public struct Genre: Codable, Hashable, FilterableMusicItem, MusicPropertyContainer, MusicLibraryRequestable,
  MusicLibrarySectionRequestable,
  CustomStringConvertible
{
  public let id: MusicItemID
  public let name: String

  public var description: String { "Genre(id: \"\(id)\", name: \"\(name)\")" }
  /// Nil: it is not loaded.
  public var parent: Genre? { nil }

  /// The properties by which a catalogue is asked.
  public struct FilterType {
    public let id: MusicItemID
  }
}
