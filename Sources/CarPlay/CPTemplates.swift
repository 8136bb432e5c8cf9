public import Foundation
public import UIKit

/// A screen of a car. It is not shown.
@preconcurrency @MainActor
open class CPTemplate: NSObject {
  open var userInfo: Any?
  open var tabSystemItem = UITabBarItem.SystemItem.more
  open var tabTitle: String?
  open var tabImage: UIImage?
  open var showsTabBadge = false
}

/// Buttons at the sides of a bar.
@preconcurrency @MainActor
public protocol CPBarButtonProviding: NSObjectProtocol {
  var leadingNavigationBarButtons: [CPBarButton] { get set }
  var trailingNavigationBarButtons: [CPBarButton] { get set }
  var backButton: CPBarButton? { get set }
}

/// A button of a bar.
@preconcurrency @MainActor
open class CPBarButton: NSObject {
  open var isEnabled = true
  open var image: UIImage?
  open var title: String?
  open var buttonStyle = CPBarButtonStyle.none
  open var buttonType: CPBarButtonType { image == nil ? .text : .image }
  let handler: ((CPBarButton) -> Void)?

  public init(title: String, handler: ((CPBarButton) -> Void)? = nil) {
    (self.title, self.handler) = (title, handler)
  }
  public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) {
    (self.image, self.handler) = (image, handler)
  }
  public init(type: CPBarButtonType, handler: ((CPBarButton) -> Void)? = nil) { self.handler = handler }
}

/// Whether a button is a text, with its raw values.
public enum CPBarButtonType: UInt, Sendable {
  case text = 0
  case image = 1
}

/// The look of a button, with its raw values.
public enum CPBarButtonStyle: Int, Sendable {
  case none = 0
  case rounded = 1
}

/// Tabs of a car.
@preconcurrency @MainActor
open class CPTabBarTemplate: CPTemplate {
  open class var maximumTabCount: Int { 5 }
  open weak var delegate: (any CPTabBarTemplateDelegate)?
  open private(set) var templates: [CPTemplate]
  open private(set) var selectedTemplate: CPTemplate?

  public init(templates: [CPTemplate]) { (self.templates, selectedTemplate) = (templates, templates.first) }

  open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
  open func select(_ newTemplate: CPTemplate) { selectedTemplate = newTemplate }
  open func selectTemplate(at index: Int) {
    if templates.indices.contains(index) { selectedTemplate = templates[index] }
  }
}

/// The delegate of tabs. It is never called.
@preconcurrency @MainActor
public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
  func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}

/// Buttons in rows.
@preconcurrency @MainActor
open class CPGridTemplate: CPTemplate, CPBarButtonProviding {
  open private(set) var title: String?
  open private(set) var gridButtons: [CPGridButton]
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?

  public init(title: String?, gridButtons: [CPGridButton]) { (self.title, self.gridButtons) = (title, gridButtons) }

  open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = gridButtons }
  open func updateTitle(_ title: String) { self.title = title }
}

/// A button of a grid.
@preconcurrency @MainActor
open class CPGridButton: NSObject {
  public let titleVariants: [String]
  public let image: UIImage
  open var isEnabled = true
  let handler: ((CPGridButton) -> Void)?

  public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
    (self.titleVariants, self.image, self.handler) = (titleVariants, image, handler)
  }
}

/// A choice of an alert.
@preconcurrency @MainActor
open class CPAlertAction: NSObject {
  /// What hears of a choice.
  public typealias Handler = (CPAlertAction) -> Void

  public let title: String
  public let style: Style
  public let color: UIColor?
  public let handler: Handler

  public init(title: String, style: Style, handler: @escaping Handler) {
    (self.title, self.style, color, self.handler) = (title, style, nil, handler)
  }
  public init(title: String, color: UIColor, handler: @escaping Handler) {
    (self.title, style, self.color, self.handler) = (title, .default, color, handler)
  }

  /// The meaning of a choice, with its raw values.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }
}

/// An alert of a car.
@preconcurrency @MainActor
open class CPAlertTemplate: CPTemplate {
  open class var maximumActionCount: Int { 2 }
  public let titleVariants: [String]
  public let actions: [CPAlertAction]

  public init(titleVariants: [String], actions: [CPAlertAction]) {
    (self.titleVariants, self.actions) = (titleVariants, actions)
  }
}

/// Choices of a car.
@preconcurrency @MainActor
open class CPActionSheetTemplate: CPTemplate {
  public let title: String?
  public let message: String?
  public let actions: [CPAlertAction]

  public init(title: String?, message: String?, actions: [CPAlertAction]) {
    (self.title, self.message, self.actions) = (title, message, actions)
  }
}

/// Texts beside each other, with buttons.
@preconcurrency @MainActor
open class CPInformationTemplate: CPTemplate, CPBarButtonProviding {
  public let layout: CPInformationTemplateLayout
  open var title: String
  open var items: [CPInformationItem]
  open var actions: [CPTextButton]
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?

  public init(
    title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton]
  ) { (self.title, self.layout, self.items, self.actions) = (title, layout, items, actions) }
}

/// The number of columns of texts, with its raw values.
public enum CPInformationTemplateLayout: Int, Sendable {
  case leading = 0
  case twoColumn = 1
}

/// A text with a title.
@preconcurrency @MainActor
open class CPInformationItem: NSObject {
  public let title: String?
  public let detail: String?

  public init(title: String?, detail: String?) { (self.title, self.detail) = (title, detail) }
}

/// A button with a text.
@preconcurrency @MainActor
open class CPTextButton: NSObject {
  open var title: String
  open var textStyle: CPTextButtonStyle
  let handler: ((CPTextButton) -> Void)?

  public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) {
    (self.title, self.textStyle, self.handler) = (title, textStyle, handler)
  }
}

/// The meaning of a button, with its raw values.
public enum CPTextButtonStyle: Int, Sendable {
  case normal = 0
  case cancel = 1
  case confirm = 2
}

/// A search.
@preconcurrency @MainActor
open class CPSearchTemplate: CPTemplate {
  open weak var delegate: (any CPSearchTemplateDelegate)?
}

/// The delegate of a search. It is never called.
@preconcurrency @MainActor
public protocol CPSearchTemplateDelegate: NSObjectProtocol {
  func searchTemplate(
    _ searchTemplate: CPSearchTemplate, updatedSearchText searchText: String,
    completionHandler: @escaping ([CPListItem]) -> Void)
  func searchTemplate(
    _ searchTemplate: CPSearchTemplate, selectedResult item: CPListItem, completionHandler: @escaping () -> Void)
  func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate)
}

extension CPSearchTemplateDelegate {
  public func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate) {}
}
