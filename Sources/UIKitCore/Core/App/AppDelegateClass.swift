/// The class of an app's own delegate.
package struct AppDelegateClass: Sendable {
  private var type: AnyClass?

  package init() {}

  /// Takes a class for the delegate's, if it is one of responders that are delegates of apps. Of several, one named
  /// `AppDelegate` is preferred, then the first.
  package mutating func register(_ type: AnyClass) {
    guard type is UIResponder.Type, type is any UIApplicationDelegate.Type else { return }
    if self.type == nil || "\(type)" == "AppDelegate" { self.type = type }
  }

  /// Makes the delegate by its class's `init()`; `nil` without a class.
  @MainActor package func make() -> (any UIApplicationDelegate)? {
    (type as? any ResponderMaking.Type)?.init(__ofApp: ()) as? any UIApplicationDelegate
  }
}
