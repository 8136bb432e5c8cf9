@_exported public import Foundation

/// Something of a catalogue or a library. There are none.
public protocol MusicItem: Identifiable, Sendable {
  var id: MusicItemID { get }
}

/// The identifier of something of a catalogue or a library.
public struct MusicItemID: RawRepresentable, Codable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }
}

/// Items that follow each other, with those that were not loaded: there are none of these.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, ExpressibleByArrayLiteral {
  private var items: [MusicItemType]
  public var title: String?

  public init() { items = [] }
  public init(_ items: some Sequence<MusicItemType>) { self.items = Array(items) }
  public init(arrayLiteral elements: MusicItemType...) { items = elements }

  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(position: Int) -> MusicItemType { items[position] }

  public var hasNextBatch: Bool { false }
  /// Nil: there are no more.
  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection? { nil }
  public static func += (collection: inout MusicItemCollection, other: MusicItemCollection) {
    collection.items += other.items
  }
  public static func + (one: MusicItemCollection, other: MusicItemCollection) -> MusicItemCollection {
    MusicItemCollection(one.items + other.items)
  }
}

extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}
extension MusicItemCollection: Sendable where MusicItemType: Sendable {}
extension MusicItemCollection: Decodable where MusicItemType: Decodable {
  public init(from decoder: any Decoder) throws { items = try [MusicItemType](from: decoder) }
}
extension MusicItemCollection: Encodable where MusicItemType: Encodable {
  public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}

/// Something that can be played.
public protocol PlayableMusicItem: MusicItem {
  var playParameters: PlayParameters? { get }
}

/// What a player needs to play something.
public struct PlayParameters: Codable, Hashable, Sendable {
  private let id: String
}

/// Something that has properties which are loaded when they are asked for: none is.
public protocol MusicPropertyContainer: Sendable {}

extension MusicPropertyContainer {
  /// The item as it is: nothing is loaded.
  public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self { self }
  /// The item as it is: nothing is loaded.
  public func with(
    _ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource
  ) async throws -> Self { self }
}

/// Where properties are loaded from.
public enum MusicPropertySource: Hashable, Sendable {
  case catalog, library
}

/// A property that is loaded when it is asked for.
public class PartialMusicAsyncProperty<Root>: Hashable, @unchecked Sendable {
  let name: String
  init(named name: String) { self.name = name }

  public static func == (one: PartialMusicAsyncProperty, other: PartialMusicAsyncProperty) -> Bool {
    one.name == other.name
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Items in relation to another, which are loaded when they are asked for.
public final class MusicRelationshipProperty<Root, RelatedMusicItemType>: PartialMusicAsyncProperty<Root>,
  @unchecked Sendable
{}

/// An attribute that is loaded when it is asked for.
public final class MusicAttributeProperty<Root, Attribute>: PartialMusicAsyncProperty<Root>, @unchecked Sendable {}

/// Something that a catalogue is asked for by its properties.
public protocol FilterableMusicItem: MusicItem {
  /// The properties by which it is asked for.
  associatedtype FilterType
}

/// Something of a library.
public protocol MusicLibraryRequestable: MusicItem {}

/// Something that a library can be divided by.
public protocol MusicLibrarySectionRequestable: MusicItem {}

/// Something that can be searched for in a catalogue.
public protocol MusicCatalogSearchable: MusicItem {}

/// Something that can be searched for in a library.
public protocol MusicLibrarySearchable: MusicItem {}

/// Something of which there are charts.
public protocol MusicCatalogChartRequestable: MusicItem {}

/// Something that can be added to a library.
public protocol MusicLibraryAddable: MusicItem {}

/// Something that can be added to a playlist.
public protocol MusicPlaylistAddable: MusicItem {}

/// Something that is recommended.
public protocol MusicPersonalRecommendationItem: MusicItem {}
