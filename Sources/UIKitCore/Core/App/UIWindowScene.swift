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

  /// Does nothing: the scene's configuration determines the orientation.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
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
  /// The smallest size.
  open var minimumSize = CGSize.zero
  /// The largest size.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
