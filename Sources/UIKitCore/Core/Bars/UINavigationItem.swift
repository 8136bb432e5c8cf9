public import Foundation

/// The content of a navigation bar for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, NamedMethods, NamedProperties {
  // MARK: Names

  /// The methods that are known by name; none by default.
  open class var namedMethods: [Selector] { [] }
  /// The properties that are known by name.
  open class var namedProperties: [NamedProperty] { NamedProperty.ofNavigationItem(Self.self) }

  /// The title in the middle.
  open var title: String? {
    didSet {
      changeHandler?()
      KeyValueObserving.didChange(self, \.title, "title", from: oldValue)
    }
  }
  /// A line of text above the title.
  open var prompt: String? {
    didSet { changeHandler?() }
  }
  /// The view displayed in place of the title.
  open var titleView: UIView? {
    didSet { changeHandler?() }
  }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { changeHandler?() }
  }
  /// The items on the leading side, beginning at the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changeHandler?() }
  }
  /// The items on the trailing side, beginning at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changeHandler?() }
  }
  /// Whether the leading items are displayed in addition to the back button, and not in place of it.
  open var leftItemsSupplementBackButton = false {
    didSet { changeHandler?() }
  }
  /// The back button for the controller that follows this one.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changeHandler?() }
  }
  /// The title of that back button; this controller's title if `nil`.
  open var backButtonTitle: String? {
    didSet { changeHandler?() }
  }
  /// The display mode of that back button.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { changeHandler?() }
  }
  /// The action that the back button runs in place of going back.
  open var backAction: UIAction? {
    didSet { changeHandler?() }
  }
  /// Whether the back button is hidden.
  open var hidesBackButton = false {
    didSet { changeHandler?() }
  }
  /// The controller of the search whose search bar the bar displays.
  package final var storedSearchController: UIViewController? {
    didSet { changeHandler?() }
  }
  /// The arrangement of the bar. Stored; that of a navigator is drawn.
  open var style = ItemStyle.navigator
  /// Makes the menu of the title from the system's. Stored; it is not shown.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Groups in the middle of the bar, which need the style of a browser or an editor. Stored; they are not drawn.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// Groups at the leading end of the bar. Stored; they are not drawn.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// Groups at the trailing end of the bar. Stored; they are not drawn.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The group at the very end of the bar. Stored; it is not drawn.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// The name under which people's choice of items is kept. Stored.
  open var customizationIdentifier: String?
  /// The elements of the overflow menu. Stored; it is not shown.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The properties of a document for the title's menu. Stored; it is not shown.
  open var documentProperties: UIDocumentProperties?
  /// The delegate of renaming. Never called automatically. A weak reference.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// The placement of the search bar: below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// The title where it is large, if it is another one. Stored; it is not drawn.
  open var largeTitle: String?
  /// The text below a large title. Stored; it is not drawn.
  open var largeSubtitle: String?
  /// A text below the title. Stored; it is not drawn.
  open var subtitle: String?
  /// The title with attributes. Differs from UIKit: its text is the title, and its attributes are not drawn.
  open var attributedTitle: AttributedString? {
    didSet { if let attributedTitle { title = String(attributedTitle.characters) } }
  }
  /// The text below the title with attributes. Stored; it is not drawn.
  open var attributedSubtitle: AttributedString?
  /// The text below a large title with attributes. Stored; it is not drawn.
  open var largeAttributedSubtitle: AttributedString?
  /// The view in place of the text below the title. Stored; it is not drawn.
  open var subtitleView: UIView?
  /// The view in place of the text below a large title. Stored; it is not drawn.
  open var largeSubtitleView: UIView?
  /// Whether the search bar may move to a toolbar. Stored; it is below the title.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Whether the search bar may move to a container's bar. Stored; it is below the title.
  open var searchBarPlacementAllowsExternalIntegration = false
  /// The place of the search bar in a toolbar. Differs from UIKit: nothing is there, as the search bar is below the title.
  public final let searchBarPlacementBarButtonItem = UIBarButtonItem()
  /// The place from which a controller for the overflow menu is presented; `nil`, as there is no such menu.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
  /// Whether the search bar is hidden when the content scrolls.
  open var hidesSearchBarWhenScrolling = true {
    didSet { changeHandler?() }
  }
  /// The preferred placement of the search bar.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { changeHandler?() }
  }
  /// The standard appearance of the bar for this item; the bar's own if `nil`.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { changeHandler?() }
  }
  /// The appearance at compact height for this item; the bar's own if `nil`.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { changeHandler?() }
  }
  /// The appearance while content is scrolled to its start, for this item; the bar's own if `nil`.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { changeHandler?() }
  }
  /// The appearance at compact height while content is scrolled to its start, for this item; the bar's own if `nil`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { changeHandler?() }
  }

  /// Called when a property has changed, by the bar that shows the item.
  package final var changeHandler: (@MainActor () -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item from an Interface Builder document. An archive's coder gives default values.
  public required init?(coder: NSCoder) {
    super.init()
    coder.document?.decodeProperties(of: self, declaredBy: UINavigationItem.self)
  }

  /// Called after the item and everything else in its nib have been loaded.
  open func awakeFromNib() {}

  /// The first item on the leading side; setting it replaces all leading items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the trailing side; setting it replaces all trailing items.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the leading item, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Sets the trailing item, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the leading items, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the trailing items, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets whether the back button is hidden, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

extension UINavigationItem {
  /// The display modes of large titles, with UIKit's raw values.
  public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
    /// The same mode as for the previous item.
    case automatic = 0
    /// The title is always large.
    case always = 1
    /// The title is never large.
    case never = 2
    /// The title is not large, and is aligned to the leading edge.
    case inline = 3
  }

  /// The display modes of back buttons, with UIKit's raw values.
  public enum BackButtonDisplayMode: Int, Sendable, CaseIterable {
    /// The previous title, if there is room.
    case `default` = 0
    /// A generic title.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// The placements of a search bar, with UIKit's raw values.
  public enum SearchBarPlacement: Int, Sendable, CaseIterable {
    /// Determined by the system.
    case automatic = 0
    /// In the navigation bar.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// In the navigation bar or a toolbar.
    case integrated = 3
    /// In the middle of the navigation bar.
    case integratedCentered = 4
    /// In the navigation bar or a toolbar, as a button.
    case integratedButton = 5
  }
}

extension UINavigationItem {
  /// The arrangements of a bar, with UIKit's raw values.
  public enum ItemStyle: Int, Sendable {
    /// With the title in the middle.
    case navigator = 0
    /// For a browser: the title at the beginning.
    case browser = 1
    /// For an editor: the title at the beginning.
    case editor = 2
  }
}

/// The properties of a document for the menu of a title. Stored; the menu is not shown.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// The address of the document.
  public final let url: URL?
  /// Makes the controller that shares the document.
  open var activityViewControllerProvider: (() -> UIViewController?)?
  /// Whether a representation is shown.
  open var wantsIconRepresentation = true

  /// Creates the properties of a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// The delegate of renaming in a title. It is never called automatically.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// Called after the title was changed.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the title may be changed.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Whether the change may end.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
