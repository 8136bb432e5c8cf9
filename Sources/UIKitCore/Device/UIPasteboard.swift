public import Foundation
public import UIKitValues

/// A pasteboard for copied items. It exists as long as the process runs, and is not shared with other processes.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The general pasteboard.
  public static let general = UIPasteboard(__name: "com.apple.UIKit.pboard.general")

  /// The name of the pasteboard.
  public final let name: Name
  /// The number of times the pasteboard's contents have changed.
  open private(set) var changeCount = 0
  private var storedStrings: [String] = []
  private var storedURLs: [URL] = []
  private var storedImages: [UIImage] = []
  private var storedColors: [UIColor] = []
  private var storedItems: [[String: Any]] = []

  private init(__name name: String) {
    self.name = Name(rawValue: name)
    super.init()
  }

  /// Creates a new pasteboard with a name; returns `nil` if `create` is `false`, as no pasteboard with the name
  /// exists.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init(__name: pasteboardName.rawValue)
  }

  /// A new pasteboard with a unique name.
  public class func withUniqueName() -> UIPasteboard { UIPasteboard(__name: UUID().uuidString) }

  /// The strings on the pasteboard.
  open var strings: [String]? {
    get { storedStrings }
    set { change { $0.storedStrings = newValue ?? [] } }
  }
  /// The URLs on the pasteboard.
  open var urls: [URL]? {
    get { storedURLs }
    set { change { $0.storedURLs = newValue ?? [] } }
  }
  /// The images on the pasteboard.
  open var images: [UIImage]? {
    get { storedImages }
    set { change { $0.storedImages = newValue ?? [] } }
  }
  /// The colours on the pasteboard.
  open var colors: [UIColor]? {
    get { storedColors }
    set { change { $0.storedColors = newValue ?? [] } }
  }
  /// The items on the pasteboard, as dictionaries of values by type.
  open var items: [[String: Any]] {
    get { storedItems }
    set { change { $0.storedItems = newValue } }
  }

  /// The first string.
  open var string: String? {
    get { storedStrings.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The first URL.
  open var url: URL? {
    get { storedURLs.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The first image.
  open var image: UIImage? {
    get { storedImages.first }
    set { images = newValue.map { [$0] } }
  }
  /// The first colour.
  open var color: UIColor? {
    get { storedColors.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The strings, URLs, images and colours on the pasteboard in providers. Setting it replaces the contents by those that can be
  /// loaded.
  open var itemProviders: [NSItemProvider] {
    get {
      let texts = storedStrings.map { NSItemProvider(object: NSString(string: $0)) }
      let links = storedURLs.compactMap { NSURL(string: $0.absoluteString) }.map { NSItemProvider(object: $0) }
      let images = storedImages.map { NSItemProvider(object: $0) }
      let colors = storedColors.map { NSItemProvider(object: $0) }
      return texts + links + images + colors
    }
    set { load(newValue) }
  }
  final func load(_ providers: [NSItemProvider]) {
    change { board in
      for provider in providers {
        provider.loadObject(ofClass: NSString.self) { object, _ in
          if let text = object as? NSString { board.storedStrings.append(String(describing: text)) }
        }
        provider.loadObject(ofClass: UIImage.self) { object, _ in
          if let image = object as? UIImage { board.storedImages.append(image) }
        }
        provider.loadObject(ofClass: UIColor.self) { object, _ in
          if let color = object as? UIColor { board.storedColors.append(color) }
        }
      }
    }
  }
  /// Whether something of one of the uniform types is on the pasteboard.
  open func contains(pasteboardTypes: [String]) -> Bool {
    storedItems.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  /// The value of a uniform type in the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    storedItems.lazy.compactMap { $0[pasteboardType] }.first
  }

  /// The values of a uniform type, one of each item that has one.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    let found = storedItems.enumerated().filter { itemSet?.contains($0.offset) ?? true }
    return found.compactMap { $0.element[pasteboardType] }
  }
  /// Adds items to the contents.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// The uniform types of the first item.
  open var types: [String] {
    if let item = storedItems.first { return item.keys.sorted() }
    return itemProviders.first?.registeredTypeIdentifiers ?? []
  }

  /// Whether there are strings.
  open var hasStrings: Bool { !storedStrings.isEmpty }
  /// Whether there are URLs.
  open var hasURLs: Bool { !storedURLs.isEmpty }
  /// Whether there are images.
  open var hasImages: Bool { !storedImages.isEmpty }
  /// Whether there are colours.
  open var hasColors: Bool { !storedColors.isEmpty }
  /// The number of items, including strings, URLs, images and colours.
  open var numberOfItems: Int {
    storedStrings.count + storedURLs.count + storedImages.count + storedColors.count + storedItems.count
  }

  /// Replaces the contents with items, which are dictionaries of values by type.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Replaces the contents with a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces the contents with data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// The first data of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    storedItems.lazy.compactMap { $0[pasteboardType] as? Data }.first
  }

  /// Replaces the contents by what providers have.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    load(itemProviders)
  }

  /// Replaces the contents by objects.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    load(objects.map { NSItemProvider(object: $0) })
  }

  /// Replaces the contents, and posts a notification.
  /// Puts in values of types that are objects on Apple's systems: texts, addresses.
  public func setObjects<Value: _ObjectiveCBridgeable>(_ objects: [Value])
  where Value._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects.map { $0._bridgeToObjectiveC() as any NSItemProviderWriting })
  }

  /// Finds patterns in the text. Differs from UIKit: none is found.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
  ) { completionHandler(.success([])) }

  /// Finds patterns in the text. Differs from UIKit: none is found.
  public func detectedPatterns(for patterns: Set<DetectionPattern>) async throws -> Set<DetectionPattern> { [] }

  /// Finds values in the text. Differs from UIKit: none is found.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<[DetectionPattern: Any], any Error>) -> Void
  ) { completionHandler(.success([:])) }

  /// The patterns that can be found in a pasteboard's text.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// What is probably an address of a page.
    public static let probableWebURL = DetectionPattern(rawValue: "probableWebURL")
    /// What is probably a text to search for.
    public static let probableWebSearch = DetectionPattern(rawValue: "probableWebSearch")
    /// A number.
    public static let number = DetectionPattern(rawValue: "number")
    /// Links.
    public static let link = DetectionPattern(rawValue: "link")
    /// Phone numbers.
    public static let phoneNumber = DetectionPattern(rawValue: "phoneNumber")
    /// Addresses of mail.
    public static let emailAddress = DetectionPattern(rawValue: "emailAddress")
    /// Postal addresses.
    public static let postalAddress = DetectionPattern(rawValue: "postalAddress")
    /// Dates.
    public static let calendarEvent = DetectionPattern(rawValue: "calendarEvent")
    /// Numbers of parcels.
    public static let shipmentTrackingNumber = DetectionPattern(rawValue: "shipmentTrackingNumber")
    /// Numbers of flights.
    public static let flightNumber = DetectionPattern(rawValue: "flightNumber")
    /// Amounts of money.
    public static let moneyAmount = DetectionPattern(rawValue: "moneyAmount")
  }

  private func change(_ set: (UIPasteboard) -> Void) {
    (storedStrings, storedURLs, storedImages, storedColors, storedItems) = ([], [], [], [], [])
    set(self)
    changeCount += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }
}

extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name from a string.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The keys of options for items. They have no effect: the pasteboard is not shared.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The date at which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items remain on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Removes a pasteboard. It has no effect: none is found by its name.
  public class func remove(withName pasteboardName: Name) {}

  /// The uniform type of an item whose type follows from its value.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// The types of a text.
  public nonisolated static let typeListString = ["public.utf8-plain-text", "public.text"]
  /// The types of an address.
  public nonisolated static let typeListURL = ["public.url"]
  /// The types of an image.
  public nonisolated static let typeListImage = ["public.png", "public.jpeg", "com.compuserve.gif"]
  /// The types of a colour.
  public nonisolated static let typeListColor = ["com.apple.uikit.color"]
  /// Posted when a pasteboard was removed. Never posted automatically; tests may post it.
  public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
  /// The key of the types that were added, in a notification.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
  /// The key of the types that were removed, in a notification.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"
  /// Posted when a pasteboard has changed.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
}
