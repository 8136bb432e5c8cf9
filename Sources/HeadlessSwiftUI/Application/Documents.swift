public import Combine
public import Foundation
public import HeadlessUIKit
public import UniformTypeIdentifiers

/// The file that a document is read from, with its type.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// A file of a type, for an app's tests.
  public init(contentType: UTType, file: FileWrapper) { (self.contentType, self.file) = (contentType, file) }
}

/// The type of the file that a document is written to, with the existing file.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it was; nil for a new one.
  public let existingFile: FileWrapper?

  /// A file of a type, for an app's tests.
  public init(contentType: UTType, existingFile: FileWrapper? = nil) {
    (self.contentType, self.existingFile) = (contentType, existingFile)
  }
}

/// A document that is a value.
public protocol FileDocument {
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written; by default those that can be read.
  static var writableContentTypes: [UTType] { get }
  /// A document of a file.
  init(configuration: ReadConfiguration) throws
  /// The file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  /// The file that a document is read from, with its type.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The type of the file that a document is written to, with the existing file.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
  /// The state of the document at a moment.
  associatedtype Snapshot
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written; by default those that can be read.
  static var writableContentTypes: [UTType] { get }
  /// A document of a file.
  init(configuration: ReadConfiguration) throws
  /// The state of the document.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// The file of a state.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
  /// The file that a document is read from, with its type.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The type of the file that a document is written to, with the existing file.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is shown, with its place.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The address of the file; nil for a new one.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// A document that is shown, with its place.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The address of the file; nil for a new one.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// Windows for documents. Their content is not made.
public struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never

  /// Windows of documents that are values.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
  /// Windows of documents that are objects.
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {}
  /// Windows of documents that are only shown.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
}
