extension UIApplication {
  /// The states of an app, with UIKit's raw values.
  public enum State: Int, Sendable, CaseIterable {
    /// The app is in the foreground and receives events.
    case active = 0
    /// The app is in the foreground and does not receive events.
    case inactive = 1
    /// The app is in the background.
    case background = 2
  }

  /// The keys of launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that requested the launch.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// What the app that requested the launch gave.
    public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// A local notification, before iOS 10.
    public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// The managers of Bluetooth as a central device.
    public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The managers of Bluetooth as another's device.
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// A remote notification.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A change of the location.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The chosen quick action.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The user activity to continue.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// The keys of options for opening a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app that requested it.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Additional information from that app.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file may be opened in place.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The keys of options for opening a URL in another app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether to open only universal links.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The identifier of an extension point.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Custom keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

/// The identifier of a background task. No tasks run in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The results of a background fetch, with UIKit's raw values.
public enum UIBackgroundFetchResult: UInt, Sendable, CaseIterable {
  /// New data was fetched.
  case newData = 0
  /// There was no new data.
  case noData = 1
  /// The fetch failed.
  case failed = 2
}

/// The permissions to refresh in the background, with UIKit's raw values.
public enum UIBackgroundRefreshStatus: Int, Sendable, CaseIterable {
  /// Refreshing is restricted on the device.
  case restricted = 0
  /// The user has denied it.
  case denied = 1
  /// Refreshing is permitted.
  case available = 2
}
