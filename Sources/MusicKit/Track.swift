public import Foundation

/// A song or a film of a song, in an album or a playlist.
public enum Track: Codable, Hashable, PlayableMusicItem, MusicPropertyContainer, MusicLibraryRequestable,
  MusicLibraryAddable, MusicPlaylistAddable, CustomStringConvertible
{
  case musicVideo(MusicVideo)
  case song(Song)

  private func value<T>(_ ofSong: KeyPath<Song, T>, _ ofVideo: KeyPath<MusicVideo, T>) -> T {
    switch self {
    case .musicVideo(let video): video[keyPath: ofVideo]
    case .song(let song): song[keyPath: ofSong]
    }
  }

  public var id: MusicItemID { value(\.id, \.id) }
  public var title: String { value(\.title, \.title) }
  public var albumTitle: String? { value(\.albumTitle, \.albumTitle) }
  public var artistName: String { value(\.artistName, \.artistName) }
  public var artistURL: URL? { value(\.artistURL, \.artistURL) }
  public var artwork: Artwork? { value(\.artwork, \.artwork) }
  public var contentRating: ContentRating? { value(\.contentRating, \.contentRating) }
  public var duration: TimeInterval? { value(\.duration, \.duration) }
  public var editorialNotes: EditorialNotes? { value(\.editorialNotes, \.editorialNotes) }
  public var genreNames: [String] { value(\.genreNames, \.genreNames) }
  public var isrc: String? { value(\.isrc, \.isrc) }
  public var lastPlayedDate: Date? { value(\.lastPlayedDate, \.lastPlayedDate) }
  public var libraryAddedDate: Date? { value(\.libraryAddedDate, \.libraryAddedDate) }
  public var playCount: Int? { value(\.playCount, \.playCount) }
  public var playParameters: PlayParameters? { value(\.playParameters, \.playParameters) }
  public var previewAssets: [PreviewAsset]? { value(\.previewAssets, \.previewAssets) }
  public var releaseDate: Date? { value(\.releaseDate, \.releaseDate) }
  public var trackNumber: Int? { value(\.trackNumber, \.trackNumber) }
  public var url: URL? { value(\.url, \.url) }
  public var workName: String? { value(\.workName, \.workName) }
  public var discNumber: Int? { if case .song(let song) = self { song.discNumber } else { nil } }
  public var albums: MusicItemCollection<Album>? { value(\.albums, \.albums) }
  public var artists: MusicItemCollection<Artist>? { value(\.artists, \.artists) }
  public var genres: MusicItemCollection<Genre>? { value(\.genres, \.genres) }
  public var description: String { value(\.description, \.description) }
}

/// What was played last.
public enum RecentlyPlayedMusicItem: Codable, Hashable, PlayableMusicItem {
  case album(Album)
  case playlist(Playlist)
  case station(Station)

  public var id: MusicItemID {
    switch self {
    case .album(let album): album.id
    case .playlist(let playlist): playlist.id
    case .station(let station): station.id
    }
  }
  public var title: String {
    switch self {
    case .album(let album): album.title
    case .playlist(let playlist): playlist.name
    case .station(let station): station.name
    }
  }
  public var subtitle: String? {
    switch self {
    case .album(let album): album.artistName
    case .playlist(let playlist): playlist.curatorName
    case .station(let station): station.stationProviderName
    }
  }
  public var artwork: Artwork? {
    switch self {
    case .album(let album): album.artwork
    case .playlist(let playlist): playlist.artwork
    case .station(let station): station.artwork
    }
  }
  public var playParameters: PlayParameters? {
    switch self {
    case .album(let album): album.playParameters
    case .playlist(let playlist): playlist.playParameters
    case .station(let station): station.playParameters
    }
  }
}
