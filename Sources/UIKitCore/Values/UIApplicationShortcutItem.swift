public import Foundation

/// A quick action of the app's icon. Stored; there is no icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type of the quick action.
  open fileprivate(set) var type: String
  /// The title of the quick action.
  open fileprivate(set) var localizedTitle: String
  /// The text below the title.
  open fileprivate(set) var localizedSubtitle: String?
  /// The icon.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// The app's own values.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }

  /// Creates a quick action with a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A quick action that can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The icon of a quick action. Stored; it is not drawn.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The system's icons, with UIKit's raw values.
  public enum IconType: Int, Sendable {
    /// Compose.
    case compose = 0
    /// Play.
    case play = 1
    /// Pause.
    case pause = 2
    /// Add.
    case add = 3
    /// A location.
    case location = 4
    /// Search.
    case search = 5
    /// Share.
    case share = 6
    /// Prohibit.
    case prohibit = 7
    /// A contact.
    case contact = 8
    /// A home.
    case home = 9
    /// Mark a location.
    case markLocation = 10
    /// A favourite.
    case favorite = 11
    /// Love.
    case love = 12
    /// A cloud.
    case cloud = 13
    /// An invitation.
    case invitation = 14
    /// A confirmation.
    case confirmation = 15
    /// A mail.
    case mail = 16
    /// A message.
    case message = 17
    /// A date.
    case date = 18
    /// A time.
    case time = 19
    /// A photo.
    case capturePhoto = 20
    /// A video.
    case captureVideo = 21
    /// A task.
    case task = 22
    /// A completed task.
    case taskCompleted = 23
    /// An alarm.
    case alarm = 24
    /// A bookmark.
    case bookmark = 25
    /// Shuffle.
    case shuffle = 26
    /// An audio.
    case audio = 27
    /// An update.
    case update = 28
  }

  package final let name: String?
  package final let type: IconType?

  /// Creates one of the system's icons.
  public init(type: IconType) {
    (name, self.type) = (nil, type)
    super.init()
  }
  /// Creates an icon from an image of the main bundle.
  public init(templateImageName: String) {
    (name, type) = (templateImageName, nil)
    super.init()
  }
  /// Creates an icon from a symbol.
  public init(systemImageName: String) {
    (name, type) = (systemImageName, nil)
    super.init()
  }
}
