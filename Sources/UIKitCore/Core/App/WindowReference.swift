@_spi(Subclasses) import UIKitValues

/// A window and its environment, as the views in the window refer to them.
///
/// Views ask for their environment far more often than for their window: a strong reference to this costs less than a weak one
/// to the window.
@MainActor final class WindowReference {
  weak var window: UIWindow?
  var environment: ViewEnvironment

  init(_ environment: ViewEnvironment) { self.environment = environment }
}
