public import Foundation

extension UIViewController {
  /// The wanted transition of the controller. Stored.
  public var preferredTransition: Transition? {
    get { storedExtras?.preferredTransition }
    set { extras.preferredTransition = newValue }
  }

  /// The way in which a controller comes and goes. Without effect: presented controllers are shown at rest.
  @preconcurrency @MainActor
  public class Transition: NSObject {
    /// The facts of a zoom about where it starts.
    public struct ZoomSourceViewProviderContext {
      /// The controller that is zoomed into.
      public let zoomedViewController: UIViewController
      /// The controller that the zoom starts from.
      public let sourceViewController: UIViewController
    }

    /// The options of a zoom. Stored.
    @preconcurrency @MainActor
    public class ZoomOptions: NSObject {
      /// The colour behind the controller.
      public var dimmingColor: UIColor?
      /// The effect behind the controller.
      public var dimmingVisualEffect: UIVisualEffect?
    }

    /// A zoom out of a view, which is not asked for.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }
    /// A rise from the bottom.
    public static var coverVertical: Transition { Transition() }
    /// A fade.
    public static var crossDissolve: Transition { Transition() }
    /// A turn.
    public static var flipHorizontal: Transition { Transition() }
    /// A turned page.
    public static var partialCurl: Transition { Transition() }
  }
}
