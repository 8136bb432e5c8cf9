// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

/// A row of a list.
@preconcurrency @MainActor
public protocol CPListTemplateItem: NSObjectProtocol {
  var text: String? { get }
  var userInfo: Any? { get set }
  var isEnabled: Bool { get set }
}

/// A row of a list that is chosen.
@preconcurrency @MainActor
public protocol CPSelectableListItem: CPListTemplateItem {
  var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

/// A list of a car.
@preconcurrency @MainActor
open class CPListTemplate: CPTemplate, CPBarButtonProviding {
  open class var maximumItemCount: Int { 12 }
  open class var maximumSectionCount: Int { 12 }
  open weak var delegate: (any CPListTemplateDelegate)?
  open private(set) var title: String?
  open private(set) var sections: [CPListSection]
  open var emptyViewTitleVariants: [String] = []
  open var emptyViewSubtitleVariants: [String] = []
  open var showsSpinnerWhileEmpty = false
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  open var assistantCellConfiguration: CPAssistantCellConfiguration?

  public init(title: String?, sections: [CPListSection]) { (self.title, self.sections) = (title, sections) }
  public init(
    title: String?, sections: [CPListSection], assistantCellConfiguration: CPAssistantCellConfiguration?
  ) {
    (self.title, self.sections, self.assistantCellConfiguration) = (title, sections, assistantCellConfiguration)
  }

  open var sectionCount: Int { sections.count }
  open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
  open func indexPath(for item: any CPListTemplateItem) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.items.firstIndex(where: { $0 === item }) { return IndexPath(row: row, section: number) }
    }
    return nil
  }
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}

/// The delegate of a list. It is never called.
@preconcurrency @MainActor
public protocol CPListTemplateDelegate: NSObjectProtocol {
  func listTemplate(
    _ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
}

/// The row of a list that asks an assistant.
@preconcurrency @MainActor
open class CPAssistantCellConfiguration: NSObject {
  public let position: CPAssistantCellPosition
  public let visibility: CPAssistantCellVisibility
  public let assistantAction: CPAssistantCellActionType

  public init(
    position: CPAssistantCellPosition, visibility: CPAssistantCellVisibility,
    assistantAction: CPAssistantCellActionType
  ) { (self.position, self.visibility, self.assistantAction) = (position, visibility, assistantAction) }
}

/// Where the row of an assistant is, with its raw values.
public enum CPAssistantCellPosition: Int, Sendable {
  case top = 0
  case bottom = 1
}

/// When the row of an assistant is shown, with its raw values.
public enum CPAssistantCellVisibility: Int, Sendable {
  case off = 0
  case whileLimitedUIActive = 1
  case always = 2
}

/// What the row of an assistant does, with its raw values.
public enum CPAssistantCellActionType: Int, Sendable {
  case playMedia = 0
  case startCall = 1
}

/// Rows under a heading.
@preconcurrency @MainActor
open class CPListSection: NSObject {
  public let items: [any CPListTemplateItem]
  public let header: String?
  public let sectionIndexTitle: String?
  open var headerSubtitle: String?
  open var headerImage: UIImage?
  open var headerButton: CPButton?

  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
  }
  public convenience init(items: [any CPListTemplateItem]) {
    self.init(items: items, header: nil, sectionIndexTitle: nil)
  }
  public convenience init(
    items: [any CPListTemplateItem], header: String, headerSubtitle: String?, headerImage: UIImage?,
    headerButton: CPButton?, sectionIndexTitle: String?
  ) {
    self.init(items: items, header: header, sectionIndexTitle: sectionIndexTitle)
    (self.headerSubtitle, self.headerImage, self.headerButton) = (headerSubtitle, headerImage, headerButton)
  }

  open func index(of item: any CPListTemplateItem) -> Int { items.firstIndex { $0 === item } ?? NSNotFound }
  open func item(at index: Int) -> any CPListTemplateItem { items[index] }
}

/// A row with a text, a picture and what is shown at its end.
@preconcurrency @MainActor
open class CPListItem: NSObject, CPSelectableListItem {
  open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
  open private(set) var text: String?
  open private(set) var detailText: String?
  open private(set) var image: UIImage?
  open private(set) var accessoryImage: UIImage?
  open var accessoryType: CPListItemAccessoryType
  open var userInfo: Any?
  open var isEnabled = true
  open var isExplicitContent = false
  open var isPlaying = false
  open var playbackProgress: CGFloat = 0
  open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.leading
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?

  public init(
    text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?,
    accessoryType: CPListItemAccessoryType
  ) {
    (self.text, self.detailText, self.image) = (text, detailText, image)
    (self.accessoryImage, self.accessoryType) = (accessoryImage, accessoryType)
  }
  public convenience init(text: String?, detailText: String?, image: UIImage? = nil) {
    self.init(text: text, detailText: detailText, image: image, accessoryImage: nil, accessoryType: .none)
  }
  public convenience init(text: String?, detailText: String?, image: UIImage?, showsDisclosureIndicator: Bool) {
    self.init(
      text: text, detailText: detailText, image: image, accessoryImage: nil,
      accessoryType: showsDisclosureIndicator ? .disclosureIndicator : .none)
  }

  open var showsDisclosureIndicator: Bool { accessoryType == .disclosureIndicator }
  open func setText(_ text: String) { self.text = text }
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  open func setImage(_ image: UIImage?) { self.image = image }
  open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}

/// What is shown at the end of a row, with its raw values.
public enum CPListItemAccessoryType: Int, Sendable {
  case none = 0
  case disclosureIndicator = 1
  case cloud = 2
}

/// Where a row shows that it plays, with its raw values.
public enum CPListItemPlayingIndicatorLocation: Int, Sendable {
  case leading = 0
  case trailing = 1
}

/// A row of pictures.
@preconcurrency @MainActor
open class CPListImageRowItem: NSObject, CPSelectableListItem {
  open class var maximumImageSize: CGSize { CGSize(width: 100, height: 100) }
  open var text: String?
  open private(set) var gridImages: [UIImage]
  open private(set) var imageTitles: [String]
  open var userInfo: Any?
  open var isEnabled = true
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?

  public init(text: String?, images: [UIImage]) { (self.text, gridImages, imageTitles) = (text, images, []) }
  public init(text: String?, images: [UIImage], imageTitles: [String]) {
    (self.text, gridImages, self.imageTitles) = (text, images, imageTitles)
  }

  open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}

/// The largest number of pictures in a row.
public let CPMaximumNumberOfGridImages = 8

/// A row that someone may be sent a message from.
@preconcurrency @MainActor
open class CPMessageListItem: NSObject, CPListTemplateItem {
  open var text: String?
  open var detailText: String?
  open var trailingText: String?
  open var conversationIdentifier: String?
  open var phoneOrEmailAddress: String?
  open var userInfo: Any?
  open var isEnabled = true

  public init(conversationIdentifier: String, text: String) {
    (self.conversationIdentifier, self.text) = (conversationIdentifier, text)
  }
  public init(fullName: String, phoneOrEmailAddress: String) {
    (text, self.phoneOrEmailAddress) = (fullName, phoneOrEmailAddress)
  }
}

/// A button with a picture.
@preconcurrency @MainActor
open class CPButton: NSObject {
  public let image: UIImage?
  open var title: String?
  open var isEnabled = true
  let handler: ((CPButton) -> Void)?

  public init(image: UIImage, handler: ((CPButton) -> Void)? = nil) {
    (self.image, self.handler) = (image, handler)
  }
}
