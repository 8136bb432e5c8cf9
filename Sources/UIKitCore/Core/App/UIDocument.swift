public import Foundation
public import UIKitValues

/// A document of an app: a file whose contents a subclass reads and writes. Files are read and written at once, on the calling
/// thread.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// The kind of saving, with UIKit's raw values.
  public enum SaveOperation: Int, Sendable {
    /// For the first time.
    case forCreating = 0
    /// Over the file that there is.
    case forOverwriting = 1
  }
  /// The kind of a change of a document, with UIKit's raw values.
  public enum ChangeKind: Int, Sendable {
    /// A change was made.
    case done = 0
    /// A change was undone.
    case undone = 1
    /// A change was redone.
    case redone = 2
    /// All changes were saved.
    case cleared = 3
  }
  /// The state of a document.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It is open, and can be edited.
    public static let normal: State = []
    /// It is closed.
    public static let closed = State(rawValue: 1)
    /// Others have changed it as well.
    public static let inConflict = State(rawValue: 2)
    /// It could not be saved.
    public static let savingError = State(rawValue: 4)
    /// It cannot be edited now.
    public static let editingDisabled = State(rawValue: 8)
    /// It is being read or written.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// The file.
  open private(set) var fileURL: URL
  /// The uniform type of the file.
  open var fileType: String? { "public.data" }
  /// The name of the file, without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The state of the document.
  open private(set) var documentState = State.closed
  /// Whether there are changes that are not saved.
  open private(set) var hasUnsavedChanges = false
  /// The record of changes.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var undoManager: UndoManager! = UndoManager()
  /// The person's activity with the document. Stored.
  open var userActivity: NSUserActivity?

  /// Posted when the state of a document has changed.
  public nonisolated static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")

  /// Creates a document of a file, which is not read before it is opened.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// Reads contents: `Data` of a file, a `FileWrapper` of a folder. For subclasses.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// The contents to write: `Data` or a `FileWrapper`; anything else is an error. For subclasses; empty by default.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Called when reading or writing has failed.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  /// Reads the file; the handler is called before the call returns.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let isRead = attempt {
      let wrapper = try FileWrapper(url: fileURL)
      try load(fromContents: wrapper.regularFileContents ?? wrapper, ofType: fileType)
    }
    if isRead { change(to: .normal) }
    completionHandler?(isRead)
  }

  /// Writes what has changed, and closes the document; the handler is called before the call returns.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    let isWritten = !hasUnsavedChanges || write(to: fileURL)
    if isWritten { change(to: .closed) }
    completionHandler?(isWritten)
  }

  /// Writes the document to a file; the handler is called before the call returns.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    let isWritten = write(to: url)
    if isWritten {
      fileURL = url
      if saveOperation == .forCreating { change(to: .normal) }
    }
    completionHandler?(isWritten)
  }

  /// Writes what has changed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(!hasUnsavedChanges || write(to: fileURL))
  }

  /// Notes a change.
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

  private func write(to url: URL) -> Bool {
    let isWritten = attempt {
      switch try contents(forType: fileType ?? "public.data") {
      case let data as Data: try data.write(to: url, options: .atomic)
      case let wrapper as FileWrapper: try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
      default: throw CocoaError(.fileWriteUnknown)
      }
    }
    if isWritten { hasUnsavedChanges = false }
    return isWritten
  }

  private func attempt(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      handleError(error, userInteractionPermitted: false)
      return false
    }
  }

  private func change(to state: State) {
    documentState = state
    NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
  }
}
