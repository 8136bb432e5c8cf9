// Foundation's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A search for files by their attributes. Differs from Foundation: it is at its end once it starts, and finds nothing.
open class NSMetadataQuery: NSObject {
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any NSMetadataQueryDelegate)?
  /// The condition of files.
  open var predicate: NSPredicate?
  /// The order of files.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The attributes that lists have values of.
  open var valueListAttributes: [String] = []
  /// The attributes that files are grouped by.
  open var groupingAttributes: [String]?
  /// The time between two notifications.
  open var notificationBatchingInterval: TimeInterval = 1
  /// Where files are searched.
  open var searchScopes: [Any] = []
  /// The files that are searched; all of the scopes if `nil`.
  open var searchItems: [Any]?
  /// Where notifications are posted.
  open var operationQueue: OperationQueue?
  /// Whether the search has started, and not been stopped.
  open private(set) var isStarted = false
  /// Whether the first search runs: never.
  open var isGathering: Bool { false }
  /// Whether the search has started.
  open var isStopped: Bool { !isStarted }
  /// The number of files: none.
  open var resultCount: Int { 0 }
  /// The files: none.
  open var results: [Any] { [] }
  /// The values of attributes: none.
  open var valueLists: [String: [NSMetadataQueryAttributeValueTuple]] { [:] }
  /// The files in groups: none.
  open var groupedResults: [NSMetadataQueryResultGroup] { [] }

  public override init() { super.init() }

  /// Starts the search, and tells at once that it has ended. Returns whether it was not started before.
  @discardableResult open func start() -> Bool {
    guard !isStarted else { return false }
    isStarted = true
    NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
    NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    return true
  }

  /// Stops the search.
  open func stop() { isStarted = false }
  /// Has no effect: nothing is found.
  open func disableUpdates() {}
  /// Has no effect: nothing is found.
  open func enableUpdates() {}
  /// A file; UIKit's exception, as there is none.
  open func result(at idx: Int) -> Any {
    UIKitFaults.raise("NSRangeException", call: "NSMetadataQuery.result(at:)", reason: "there is no result \(idx).")
    return NSMetadataItem()
  }
  /// Calls the closure with each file: never.
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// The place of a file: none.
  open func index(ofResult result: Any) -> Int { NSNotFound }
  /// An attribute of a file: none.
  open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }
}

/// A delegate of a search, which is never called.
public protocol NSMetadataQueryDelegate: NSObjectProtocol {}

/// A file that was found.
open class NSMetadataItem: NSObject {
  /// An attribute: none.
  open func value(forAttribute key: String) -> Any? { nil }
  /// Attributes: none.
  open func values(forAttributes keys: [String]) -> [String: Any]? { nil }
  /// The names of its attributes: none.
  open var attributes: [String] { [] }
}

/// A value of an attribute, with the number of files that have it.
open class NSMetadataQueryAttributeValueTuple: NSObject {
  /// The attribute's name.
  open var attribute: String { "" }
  /// The value.
  open var value: Any? { nil }
  /// The number of files.
  open var count: Int { 0 }
}

/// Files with one value of an attribute.
open class NSMetadataQueryResultGroup: NSObject {
  /// The attribute's name.
  open var attribute: String { "" }
  /// The value.
  open var value: Any { NSNull() }
  /// The number of files.
  open var resultCount: Int { 0 }
  /// The files.
  open var results: [Any] { [] }
}

extension Notification.Name {
  /// A search has started.
  public static let NSMetadataQueryDidStartGathering = Notification.Name("NSMetadataQueryDidStartGatheringNotification")
  /// A search goes on; never posted.
  public static let NSMetadataQueryGatheringProgress = Notification.Name("NSMetadataQueryGatheringProgressNotification")
  /// A search has found all files.
  public static let NSMetadataQueryDidFinishGathering = Notification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// Files have changed; never posted.
  public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
}

/// The documents of the app in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The other files of the app in iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The file's name.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The name that is shown.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The file's URL.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The file's path.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The file's size in bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// The date of the file's creation.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// The date of the file's last change.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// Whether the file is in iCloud.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
/// The state of the file's download.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
/// The newest file has been downloaded.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// The part that has been downloaded, in percent.
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
/// Whether the file has been uploaded.
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
