public import Foundation

/// A station of a radio. There is none: nothing is loaded.
public struct Station: Codable, Hashable, PlayableMusicItem, FilterableMusicItem, MusicPropertyContainer,
  MusicCatalogSearchable, MusicPersonalRecommendationItem,
  CustomStringConvertible
{
  public let id: MusicItemID
  public let artwork: Artwork?
  public let contentRating: ContentRating?
  public let duration: TimeInterval?
  public let editorialNotes: EditorialNotes?
  public let episodeNumber: Int?
  public let isLive: Bool
  public let name: String
  public let playParameters: PlayParameters?
  public let stationProviderName: String?
  public let url: URL?

  public var description: String { "Station(id: \"\(id)\", name: \"\(name)\")" }

  /// The properties by which a catalogue is asked.
  public struct FilterType {
    public let id: MusicItemID
  }
}

/// A show of a radio. There is none: nothing is loaded.
public struct RadioShow: Codable, Hashable, FilterableMusicItem, MusicPropertyContainer, MusicCatalogSearchable,
  CustomStringConvertible
{
  public let id: MusicItemID
  public let artwork: Artwork?
  public let editorialNotes: EditorialNotes?
  public let hostName: String?
  public let name: String
  public let url: URL?

  public var description: String { "RadioShow(id: \"\(id)\", name: \"\(name)\")" }

  // In relation to it: nil, as they are not loaded.

  public var playlists: MusicItemCollection<Playlist>? { nil }

  /// The properties by which a catalogue is asked.
  public struct FilterType {
    public let id: MusicItemID
  }
}

extension PartialMusicAsyncProperty where Root == RadioShow {
  public static var playlists: MusicRelationshipProperty<RadioShow, Playlist> { .init(named: "playlists") }
}
