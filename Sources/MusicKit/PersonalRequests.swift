public import Foundation

/// A request of what was played last: it throws.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicItem & Decodable>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init() {}

  /// Throws `MusicTokenRequestError.developerTokenRequestFailed`.
  public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
    throw MusicTokenRequestError.developerTokenRequestFailed
  }
}

/// What was played last. None is ever made.
public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

extension MusicRecentlyPlayedRequest where MusicItemType == RecentlyPlayedMusicItem {
  /// A request of albums, playlists and stations.
  public static var containers: MusicRecentlyPlayedRequest { MusicRecentlyPlayedRequest() }
}

/// A request of albums, playlists and stations that were played last.
public typealias MusicRecentlyPlayedContainerRequest = MusicRecentlyPlayedRequest<RecentlyPlayedMusicItem>

/// A request of recommendations: it throws.
public struct MusicPersonalRecommendationsRequest: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init() {}

  /// Throws `MusicTokenRequestError.developerTokenRequestFailed`.
  public func response() async throws -> MusicPersonalRecommendationsResponse {
    throw MusicTokenRequestError.developerTokenRequestFailed
  }
}

/// Recommendations. None is ever made.
public struct MusicPersonalRecommendationsResponse: Sendable {
  public let recommendations: MusicItemCollection<MusicPersonalRecommendation>
}

/// A recommendation. None is ever made.
public struct MusicPersonalRecommendation: MusicItem, Hashable {
  public let id: MusicItemID
  public let title: String?
  public let reason: String?
  public let nextRefreshDate: Date?
  public let albums: MusicItemCollection<Album>
  public let playlists: MusicItemCollection<Playlist>
  public let stations: MusicItemCollection<Station>
  public let items: MusicItemCollection<Item>

  /// Something that is recommended.
  public enum Item: MusicPersonalRecommendationItem, Hashable {
    case album(Album)
    case playlist(Playlist)
    case station(Station)

    public var id: MusicItemID {
      switch self {
      case .album(let item): item.id
      case .playlist(let item): item.id
      case .station(let item): item.id
      }
    }
  }
}
