public import Foundation

// There is no sandbox: every file that can be read may be read, and there are no containers.

extension URL {
  /// Always `true`: access to a file needs no permission.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}

  /// The options of a bookmark, without effect.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As little as finds the file again.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// For a file of bookmarks.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
  }

  /// The options of reading a bookmark, without effect.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing is asked.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// No volume is mounted.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
  }

  /// The URL's text. Differs from Foundation: it does not find a file that was moved.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    Data(absoluteString.utf8)
  }

  /// The URL whose text a bookmark is.
  ///
  /// - Throws: an error for data that is no URL.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let text = String(bytes: data, encoding: .utf8), let resolved = URL(string: text) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    bookmarkDataIsStale = false
    self = resolved
  }
}

extension FileManager {
  /// A folder of the process's own, which exists. Every app belongs to every group.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    AppContainer.group(groupIdentifier)
  }
  /// `nil`: there is no iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// `nil`: there is no iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// `false`: there is no iCloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
