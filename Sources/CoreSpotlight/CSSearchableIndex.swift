// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation
@_exported public import UniformTypeIdentifiers

/// The index of searchable items: it keeps nothing.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex()

  open class func `default`() -> CSSearchableIndex { index }
  open class func isIndexingAvailable() -> Bool { false }
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Calls the handler: there are no items.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
  open func deleteAllSearchableItems() async throws {}
  /// Calls the handler: there are no items.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}

/// An item that searches can find. Stored.
open class CSSearchableItem: NSObject {
  public let uniqueIdentifier: String
  public let domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date?

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    (self.uniqueIdentifier, self.domainIdentifier) = (uniqueIdentifier ?? "", domainIdentifier)
    self.attributeSet = attributeSet
    super.init()
  }
}

/// The facts about an item that searches can find. Stored.
open class CSSearchableItemAttributeSet: NSObject {
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?

  public override init() {
    super.init()
  }

  public convenience init(itemContentType type: String) {
    self.init()
  }

  public convenience init(contentType: UTType) {
    self.init()
  }
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
