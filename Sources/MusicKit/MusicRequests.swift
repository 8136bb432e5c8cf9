public import Foundation

/// The reason for which nothing is loaded.
public enum MusicTokenRequestError: LocalizedError, Hashable, Sendable {
  case developerTokenRequestFailed, permissionDenied, privacyAcknowledgementRequired, unknown, userNotSignedIn,
    userTokenRequestFailed, userTokenRevoked
}

/// A search in a catalogue: it throws.
public struct MusicCatalogSearchRequest: Hashable, Sendable {
  public let term: String
  public var limit: Int?
  public var offset: Int?
  public var includeTopResults = false
  private let types: [ObjectIdentifier]

  public init(term: String, types: [any MusicCatalogSearchable.Type]) {
    self.term = term
    self.types = types.map { ObjectIdentifier($0) }
  }

  /// Throws `MusicTokenRequestError.developerTokenRequestFailed`.
  public func response() async throws -> MusicCatalogSearchResponse {
    throw MusicTokenRequestError.developerTokenRequestFailed
  }
}

/// What was found in a catalogue. None is ever made.
public struct MusicCatalogSearchResponse: Codable, Hashable, Sendable {
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
  public let musicVideos: MusicItemCollection<MusicVideo>
  public let stations: MusicItemCollection<Station>
  public let curators: MusicItemCollection<Curator>
  public let radioShows: MusicItemCollection<RadioShow>
  public let recordLabels: MusicItemCollection<RecordLabel>
  public let topResults: MusicItemCollection<TopResult>

  /// Something that was found first.
  public enum TopResult: Codable, Hashable, MusicItem {
    case album(Album)
    case artist(Artist)
    case curator(Curator)
    case musicVideo(MusicVideo)
    case playlist(Playlist)
    case radioShow(RadioShow)
    case recordLabel(RecordLabel)
    case song(Song)
    case station(Station)

    private var item: any MusicItem {
      switch self {
      case .album(let item): item
      case .artist(let item): item
      case .curator(let item): item
      case .musicVideo(let item): item
      case .playlist(let item): item
      case .radioShow(let item): item
      case .recordLabel(let item): item
      case .song(let item): item
      case .station(let item): item
      }
    }
    public var id: MusicItemID { item.id }
  }
}

/// Ends of words that are searched for: it throws.
public struct MusicCatalogSearchSuggestionsRequest: Hashable, Sendable {
  public let term: String
  public var limit: Int?

  public init(term: String, includingTopResultsOfTypes types: [any MusicCatalogSearchable.Type] = []) {
    self.term = term
  }

  /// Throws `MusicTokenRequestError.developerTokenRequestFailed`.
  public func response() async throws -> MusicCatalogSearchSuggestionsResponse {
    throw MusicTokenRequestError.developerTokenRequestFailed
  }
}

/// Ends of words that are searched for. None is ever made.
public struct MusicCatalogSearchSuggestionsResponse: Hashable, Sendable {
  public let suggestions: [Suggestion]
  public let topResults: MusicItemCollection<MusicCatalogSearchResponse.TopResult>

  /// An end of a word.
  public struct Suggestion: Hashable, Identifiable, Sendable {
    public let id: String
    public let displayTerm: String
    public let searchTerm: String
  }
}

/// A request of items of a catalogue by a property: it throws.
public struct MusicCatalogResourceRequest<MusicItemType: FilterableMusicItem>: Sendable {
  public var limit: Int?
  public var properties: [PartialMusicAsyncProperty<MusicItemType>] = []

  public init() {}
  public init<Value: Sendable>(
    matching keyPath: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value
  ) {}
  public init<Value: Sendable>(
    matching keyPath: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value]
  ) {}

  /// Throws `MusicTokenRequestError.developerTokenRequestFailed`.
  public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
    throw MusicTokenRequestError.developerTokenRequestFailed
  }
}

/// Items of a catalogue. None is ever made.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

/// A request of charts: it throws.
public struct MusicCatalogChartsRequest: Sendable {
  public var limit: Int?
  public var offset: Int?

  public init(
    genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
    types: [any MusicCatalogChartRequestable.Type]
  ) {}

  /// Throws `MusicTokenRequestError.developerTokenRequestFailed`.
  public func response() async throws -> MusicCatalogChartsResponse {
    throw MusicTokenRequestError.developerTokenRequestFailed
  }
}

/// A kind of chart.
public enum MusicCatalogChartKind: String, Codable, Hashable, Sendable {
  case mostPlayed, cityTop, dailyGlobalTop
}

/// Charts. None is ever made.
public struct MusicCatalogChartsResponse: Sendable {
  public let songCharts: [MusicCatalogChart<Song>]
  public let albumCharts: [MusicCatalogChart<Album>]
  public let playlistCharts: [MusicCatalogChart<Playlist>]
  public let musicVideoCharts: [MusicCatalogChart<MusicVideo>]
}

/// A chart. None is ever made.
public struct MusicCatalogChart<MusicItemType: MusicCatalogChartRequestable>: Identifiable, Sendable {
  public let id: String
  public let kind: MusicCatalogChartKind
  public let title: String
  public let items: MusicItemCollection<MusicItemType>
}
