public import Foundation
public import HeadlessUIKit
public import UniformTypeIdentifiers

/// A value that can be dragged, copied and shared. None is.
public protocol Transferable: Sendable {
  /// The type of what the value is transferred as.
  associatedtype Representation: TransferRepresentation
  /// The representation in which the value is transferred.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// The representation in which values are transferred.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item
}

/// Makes one representation of several.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  /// The representation as it is.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// One representation, as it is.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// Several representations.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}

/// Several representations.
public struct _TransferRepresentations<Item>: TransferRepresentation {}

/// As the value's code.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// As the value's code, of a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// As another value.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation {
  /// As another value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  /// As another value, from which the value is made.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
  /// The value is made from another.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
}

/// As bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// As bytes of a type, from which the value is made.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// As bytes of a type.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  /// The value is made from bytes of a type.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
  /// The same representation.
  public func suggestedFileName(_ fileName: String) -> Self { self }
}

/// As a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  /// As a file of a type, from which the value is made.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// As a file of a type.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// The value is made from a file of a type.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is given.
public struct SentTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// A file that is given.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that is taken.
public struct ReceivedTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// Whether it is the original.
  public let isOriginalFile: Bool
}

extension TransferRepresentation {
  /// The same representation.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  /// The same representation.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}

/// The processes that see a representation.
public struct TransferRepresentationVisibility: Sendable {
  /// Everyone.
  public static let all = TransferRepresentationVisibility()
  /// The app.
  public static let ownProcess = TransferRepresentationVisibility()
  /// The team's apps.
  public static let team = TransferRepresentationVisibility()
  /// A group of apps.
  public static let group = TransferRepresentationVisibility()
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation<String> {
    CodableRepresentation(contentType: .text)
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation<URL> {
    CodableRepresentation(contentType: .url)
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Data> {
    CodableRepresentation(contentType: .data)
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation<AttributedString> {
    ProxyRepresentation(exporting: { String($0.characters) })
  }
}

extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Image> {
    DataRepresentation(exportedContentType: .image, exporting: { _ in Data() })
  }
}

extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Color> {
    DataRepresentation(exportedContentType: .data, exporting: { _ in Data() })
  }
}
