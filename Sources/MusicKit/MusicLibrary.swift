public import Foundation

/// A request of items of a library: it throws.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public var includeOnlyDownloadedContent = false
  public init() {}

  /// Throws `MusicLibrary.Error.unableToFetch`.
  public func response() async throws -> MusicLibraryResponse<MusicItemType> {
    throw MusicLibrary.Error.unableToFetch
  }

  // Filters and orders have no effect: nothing is loaded.

  public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
  public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}
  public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType, Value>, contains value: Value) {}
  public mutating func filter<Related: MusicItem>(
    matching keyPath: KeyPath<MusicItemType, MusicItemCollection<Related>?>, contains value: Related
  ) {}
  public mutating func filter(text: String) {}
  public mutating func sort<Value: Comparable>(by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool) {}
  public mutating func sort<Value: Comparable>(by keyPath: KeyPath<MusicItemType, Value?>, ascending: Bool) {}
}

/// Items of a library. None is ever made.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

/// A request of items of a library, divided by others: it throws.
public struct MusicLibrarySectionedRequest<
  SectionType: MusicLibrarySectionRequestable, MusicItemType: MusicLibraryRequestable
>: Sendable {
  public var limit: Int?
  public var includeOnlyDownloadedContent = false
  public init() {}

  /// Throws `MusicLibrary.Error.unableToFetch`.
  public func response() async throws -> MusicLibrarySectionedResponse<SectionType, MusicItemType> {
    throw MusicLibrary.Error.unableToFetch
  }
}

/// Items of a library, divided by others. None is ever made.
public struct MusicLibrarySectionedResponse<SectionType: MusicItem, MusicItemType: MusicItem>: Sendable {
  public let sections: [MusicLibrarySection<SectionType, MusicItemType>]
}

/// Items of a library that belong to another. None is ever made.
public struct MusicLibrarySection<SectionType: MusicItem, MusicItemType: MusicItem>: Identifiable, Sendable {
  public let section: SectionType
  public let items: MusicItemCollection<MusicItemType>
  public var id: MusicItemID { section.id }
}

/// A search in a library: it throws.
public struct MusicLibrarySearchRequest: Sendable {
  public let term: String
  public var limit: Int?
  public var includeTopResults = false

  public init(term: String, types: [any MusicLibrarySearchable.Type]) { self.term = term }

  /// Throws `MusicLibrary.Error.unableToFetch`.
  public func response() async throws -> MusicLibrarySearchResponse { throw MusicLibrary.Error.unableToFetch }
}

/// What was found in a library. None is ever made.
public struct MusicLibrarySearchResponse: Sendable {
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
  public let musicVideos: MusicItemCollection<MusicVideo>
}

/// The library of a user: every change throws.
public final class MusicLibrary: Sendable {
  /// The library.
  public static let shared = MusicLibrary()

  // Throws `MusicLibrary.Error.unableToFetch`.

  public func add(_ item: some MusicLibraryAddable) async throws { throw Error.unableToFetch }
  @discardableResult
  public func add(_ item: some MusicPlaylistAddable, to playlist: Playlist) async throws -> Playlist {
    throw Error.unableToFetch
  }
  @discardableResult
  public func createPlaylist(
    name: String, description: String? = nil, authorDisplayName: String? = nil
  ) async throws -> Playlist { throw Error.unableToFetch }
  @discardableResult
  public func createPlaylist<Items: Sequence>(
    name: String, description: String? = nil, authorDisplayName: String? = nil, items: Items
  ) async throws -> Playlist where Items.Element: MusicPlaylistAddable { throw Error.unableToFetch }
  @discardableResult
  public func edit(
    _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil
  ) async throws -> Playlist { throw Error.unableToFetch }
  @discardableResult
  public func edit<Items: Sequence>(
    _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil,
    items: Items
  ) async throws -> Playlist where Items.Element: MusicPlaylistAddable { throw Error.unableToFetch }

  /// The reason for which a library is not changed.
  public enum Error: LocalizedError, Hashable, Sendable {
    case addToPlaylistFailed, createPlaylistFailed, editPlaylistFailed, itemAlreadyAdded, permissionDenied,
      playlistNotInLibrary, unableToFetch, unknown
  }
}
