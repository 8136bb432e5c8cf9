public import Foundation

/// What was copied, for pasting. Kept for as long as the process runs, and shared with nobody.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one that everything is copied to.
  public static let general = UIPasteboard(__name: "com.apple.UIKit.pboard.general")

  /// The board's name.
  public final let name: Name
  /// How often it was changed.
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

  /// A new board of a name; nil if it is not to be made, as none is there before.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init(__name: pasteboardName.rawValue)
  }

  /// A board of its own.
  public class func withUniqueName() -> UIPasteboard { UIPasteboard(__name: UUID().uuidString) }

  /// The texts on it.
  open var strings: [String]? {
    get { storedStrings }
    set { change { $0.storedStrings = newValue ?? [] } }
  }
  /// The addresses on it.
  open var urls: [URL]? {
    get { storedURLs }
    set { change { $0.storedURLs = newValue ?? [] } }
  }
  /// The pictures on it.
  open var images: [UIImage]? {
    get { storedImages }
    set { change { $0.storedImages = newValue ?? [] } }
  }
  /// The colours on it.
  open var colors: [UIColor]? {
    get { storedColors }
    set { change { $0.storedColors = newValue ?? [] } }
  }
  /// What is on it, by the names of types.
  open var items: [[String: Any]] {
    get { storedItems }
    set { change { $0.storedItems = newValue } }
  }

  /// The first text.
  open var string: String? {
    get { storedStrings.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The first address.
  open var url: URL? {
    get { storedURLs.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The first picture.
  open var image: UIImage? {
    get { storedImages.first }
    set { images = newValue.map { [$0] } }
  }
  /// The first colour.
  open var color: UIColor? {
    get { storedColors.first }
    set { colors = newValue.map { [$0] } }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { !storedStrings.isEmpty }
  /// Whether there is an address.
  open var hasURLs: Bool { !storedURLs.isEmpty }
  /// Whether there is a picture.
  open var hasImages: Bool { !storedImages.isEmpty }
  /// Whether there is a colour.
  open var hasColors: Bool { !storedColors.isEmpty }
  /// How many things are on it.
  open var numberOfItems: Int {
    storedStrings.count + storedURLs.count + storedImages.count + storedColors.count + storedItems.count
  }

  /// Puts these on it, by the names of types, in the place of all others.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Puts a value on it, by the name of its type, in the place of all others.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Puts data on it, by the name of its type, in the place of all others.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// The data of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    storedItems.lazy.compactMap { $0[pasteboardType] as? Data }.first
  }

  /// Takes the place of all that is on it.
  private func change(_ set: (UIPasteboard) -> Void) {
    (storedStrings, storedURLs, storedImages, storedColors, storedItems) = ([], [], [], [], [])
    set(self)
    changeCount += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }
}

extension UIPasteboard {
  /// A board's name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name of these letters.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// That of the board that everything is copied to.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How things are put on a board. Kept by nobody: it is shared with nobody.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// When they are gone.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether they stay on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted when a board has been changed.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
}
