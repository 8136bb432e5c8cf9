public import Foundation

/// Foundation's name for the address of an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Access to files that several programs use: there are no others, so each block is called at once.
open class NSFileCoordinator: NSObject {
  /// The options of a reader.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other presenters need not save first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Links are resolved.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Metadata that is there is enough.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The file is uploaded.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// The options of a writer.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The file is deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// The file is merged with what is written.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file is replaced.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only metadata that do not change the content are written.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// Creates a coordinator.
  public init(filePresenter: (any NSFilePresenter)? = nil) {
    super.init()
  }

  /// Calls the reader with the URL.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  /// Calls the writer with the URL.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }

  /// Calls the closure with both URLs.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer, byAccessor accessor: (URL, URL) -> Void
  ) {
    accessor(readingURL, writingURL)
  }

  /// Does nothing: nobody else moves files.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Does nothing.
  open func cancel() {}
  /// Does nothing: presenters are never called.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Does nothing.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
}

/// An object that shows a file. It is never called.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file.
  var presentedItemURL: URL? { get }
  /// The queue for messages.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Called when the file has changed.
  func presentedItemDidChange()
  /// Called when the file was moved.
  func presentedItemDidMove(to newURL: URL)
}

extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedItemDidMove(to newURL: URL) {}
}
