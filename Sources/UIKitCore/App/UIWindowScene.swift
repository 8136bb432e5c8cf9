public import Foundation

/// The scene that windows are in. There is one: a window that was made for another is in it, too.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The app's scene.
  static let only = UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())

  /// The main screen.
  open var screen: UIScreen { .main }
  /// The windows that were shown and are there still.
  open var windows: [UIWindow] { DisplayedWindows.all }
  /// The window that was last made key.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The way up that the screen is.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
  /// Where the scene is, in the space of the screen: all of it.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The status bar, which is not drawn.
  public final let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// How large the scene may be; kept, without effect on a still picture.
  public final let sizeRestrictions: UISceneSizeRestrictions? = nil
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  final var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }
  final var statusBarStyle: UIStatusBarStyle { statusBarManager?.statusBarStyle ?? .default }
  final var isStatusBarHidden: Bool { statusBarManager?.isStatusBarHidden ?? false }

  /// Turns nothing: the scene's configuration says how the device is held.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

extension UIWindowScene {
  /// How a scene would like to be shown.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// How a scene on a phone or a tablet would like to be shown. Kept: nothing is turned.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The ways up it would like to be.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Preferences for ways up.
      public init(interfaceOrientations: UIInterfaceOrientationMask?) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

/// How large a scene may be. Kept, without effect on a still picture.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size.
  open var minimumSize = CGSize.zero
  /// The largest size.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
