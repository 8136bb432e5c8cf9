public import Foundation
public import UIKitValues

/// An object that continues an activity: every responder.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Called to restore the state of an activity; only apps and tests call it.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
