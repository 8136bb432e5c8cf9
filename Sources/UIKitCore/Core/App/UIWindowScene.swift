public import Foundation

/// The scene that contains the windows. There is only one, which also contains the windows created for another.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The app's only scene.
  static let only = UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())

  /// The main screen.
  open var screen: UIScreen { .main }
  /// The windows that were shown and still exist.
  open var windows: [UIWindow] { DisplayedWindows.all }
  /// The window that was last made key, as long as it exists.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The orientation of the screen.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
  /// The coordinate space of the scene: that of the whole screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The status bar, which is not drawn.
  public final let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The limits of the scene's size; `nil`.
  public final let sizeRestrictions: UISceneSizeRestrictions? = nil
  /// The scene's geometry: that of the screen.
  open var effectiveGeometry: Geometry { Geometry() }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  final var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }
  final var statusBarStyle: UIStatusBarStyle { statusBarManager?.statusBarStyle ?? .default }
  final var isStatusBarHidden: Bool { statusBarManager?.isStatusBarHidden ?? false }

  /// The behaviour of the scene's windows; `nil`.
  open var windowingBehaviors: UISceneWindowingBehaviors? { nil }
  /// Whether the scene fills the screen; `true`.
  open var isFullScreen: Bool { true }
  /// The service for pictures of the whole document. Stored; nobody takes one.
  public final let screenshotService: UIScreenshotService? = nil
  /// The lock of the pointer; `nil`.
  open var pointerLockState: UIPointerLockState? { nil }

  /// Does nothing: the scene's configuration determines the orientation.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

/// Whether a pointer is hidden and stays where it is. There is no pointer.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  /// Whether the pointer is locked; `false`.
  open var isLocked: Bool { false }
}

extension UIWindowScene {
  /// The style of a window's controls. Stored; there are none.
  @preconcurrency @MainActor
  open class WindowingControlStyle: NSObject {
    /// The system's.
    public static let automatic = WindowingControlStyle()
    /// Small.
    public static let minimal = WindowingControlStyle()
    /// In one row with the bars.
    public static let unified = WindowingControlStyle()
  }

  /// The options for activating a window's scene. Stored; there is one scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// The preferred place of the scene.
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// The place where a scene is shown, with UIKit's raw values.
  public enum PresentationStyle: UInt, Sendable, CaseIterable {
    /// The system's choice.
    case automatic = 0
    /// Beside others.
    case standard = 1
    /// In the middle, above others.
    case prominent = 2
  }

  /// The content and options of a new scene. Stored; there is one scene.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// The activity that the scene shows.
    public final let userActivity: NSUserActivity
    /// The options for activating the scene.
    open var options: ActivationRequestOptions?
    /// The preview that the scene grows from.
    open var preview: UITargetedPreview?

    /// Creates a configuration.
    public init(
      userActivity: NSUserActivity, options: ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil
    ) {
      (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
      super.init()
    }
  }

  /// An action that opens something in a scene of its own. It calls its alternate's handler, as there is one scene.
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    /// The handler that makes the configuration.
    public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

    /// Creates an action.
    public convenience init(
      identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
      _ configurationProvider: @escaping ConfigurationProvider
    ) {
      self.init(
        title: alternate?.title ?? "Open in New Window", image: alternate?.image, identifier: identifier
      ) { _ in alternate?.performWithSender(nil, target: nil) }
    }
  }

  /// An interaction that opens something in a scene of its own. Stored; there is one scene.
  @preconcurrency @MainActor
  open class ActivationInteraction: NSObject, UIInteraction {
    /// The handler that makes the configuration.
    public typealias ConfigurationProvider = (ActivationInteraction, CGPoint) -> ActivationConfiguration?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    private let provider: ConfigurationProvider

    /// Creates an interaction.
    public init(
      configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void
    ) {
      provider = configurationProvider
      super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }
  }
}

extension UIWindowScene {
  /// The geometry of a scene.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The coordinate space of the scene: that of the whole screen.
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    /// The orientation of the screen.
    open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
    /// Whether the orientation stays; `false`.
    open var isInterfaceOrientationLocked: Bool { false }
  }

  /// The preferences for a scene's geometry.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The preferences on a phone or a tablet. Stored; nothing is rotated.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The preferred orientations.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences for the orientation.
      public init(interfaceOrientations: UIInterfaceOrientationMask?) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

/// The limits of a scene's size. Stored; has no effect on a still picture.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// Whether the scene may fill the screen.
  open var allowsFullScreen = true
  /// The smallest size.
  open var minimumSize = CGSize.zero
  /// The largest size.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// The behaviour of a scene's windows. Stored; has no effect on a still picture.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Whether windows can be closed.
  open var isClosable = true
  /// Whether windows can be made small.
  open var isMiniaturizable = true
}

/// The service for pictures of the whole document. There is none: nobody takes one.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene.
  open private(set) weak var windowScene: UIWindowScene?
}

/// The delegate that makes a document of what is shown. It is never called automatically.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Makes a PDF document, and calls the handler with it, the page that is seen, and the part of it.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}
