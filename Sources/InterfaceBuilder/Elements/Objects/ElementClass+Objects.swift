import InterfaceDocuments
import UIKitCore

extension ElementClass {
  /// The classes of objects beside views: those of the app's own, and windows.
  static let objects = [object, window]

  private static let window = ElementClass(
    "window", UIWindow.self, inherits: .view,
    [
      .object("rootViewController", \UIWindow.rootViewController),
      // A document's window fills the screen.
      .ignored("visibleAtLaunch", "resizesToFullScreen"),
    ])
}
