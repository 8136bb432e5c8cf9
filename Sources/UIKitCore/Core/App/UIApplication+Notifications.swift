public import Foundation

extension UIApplication {
  /// The app has become active. Never posted automatically; tests may post it.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to become inactive. Never posted automatically; tests may post it.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app has entered the background. Never posted automatically; tests may post it.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to enter the foreground. Never posted automatically; tests may post it.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app has launched. Never posted automatically; tests may post it.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The app is about to terminate. Never posted automatically; tests may post it.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Memory is low. Never posted automatically; tests may post it.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The time has changed significantly, for example to a new day. Never posted automatically; tests may post it.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The user has taken a screenshot. Never posted automatically; tests may post it.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The permission to refresh in the background has changed. Never posted automatically; tests may post it.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Protected files have become readable. Never posted automatically; tests may post it.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailableNotification")
  /// Protected files are about to become unreadable. Never posted automatically; tests may post it.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailableNotification")
  /// The interface orientation has changed. Never posted automatically; tests may post it.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The interface orientation is about to change. Never posted automatically; tests may post it.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The status bar's frame has changed. Never posted automatically; tests may post it.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")

  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The shortest interval between background fetches.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that means no background fetches.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
}
