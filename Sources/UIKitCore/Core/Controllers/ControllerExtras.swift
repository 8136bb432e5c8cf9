public import Foundation

/// A controller's values that few have; created when the first of them is set.
final class ControllerExtras {
  var restorationIdentifier: String?
  var restorationClass: (any UIViewControllerRestoration.Type)?
  var keyCommands: [UIKeyCommand] = []
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
  var focusGroupIdentifier: String?
  var unavailableConfiguration: (any UIContentConfiguration)?
  var unavailableView: UIView?
  var preferredTransition: UIViewController.Transition?
  var restoresFocusAfterTransition = true
}

extension UIViewController: UIFocusEnvironment {
  /// The values, created on first access.
  final var extras: ControllerExtras {
    if let storedExtras { return storedExtras }
    let values = ControllerExtras()
    storedExtras = values
    return values
  }
}

extension UIViewController {
  /// Whether the focus returns to where it was when the controller is seen again. Stored.
  public var restoresFocusAfterTransition: Bool {
    get { storedExtras?.restoresFocusAfterTransition ?? true }
    set { extras.restoresFocusAfterTransition = newValue }
  }
}

/// A class that makes controllers when the state of the app is restored. It is never called automatically.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// The controller for a path of identifiers.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// The items that a controller or a view shares. It is never asked.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The providers of what is shared.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// The shared items, in providers.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// The providers of what is shared.
  public final let itemProvidersForActivityItemsConfiguration: [NSItemProvider]

  /// Creates a configuration of objects.
  public init(objects: [any NSItemProviderWriting]) {
    itemProvidersForActivityItemsConfiguration = objects.map { NSItemProvider(object: $0) }
    super.init()
  }

  /// Creates a configuration of providers.
  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }
}
