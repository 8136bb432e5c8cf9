public import Foundation
public import UIKitValues

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

    /// The facts of a zoom about the part that it fits.
    public struct ZoomAlignmentRectContext {
      /// The controller that is zoomed into.
      public let zoomedViewController: UIViewController
      /// The view that the zoom starts from.
      public let sourceView: UIView
    }

    /// The facts of an interaction that ends a zoom.
    public struct ZoomInteractionContext {
      /// The place of the interaction.
      public let location: CGPoint
      /// The velocity of the interaction.
      public let velocity: CGVector
      /// Whether the interaction would begin.
      public let willBegin: Bool
    }

    /// The options of a zoom. Stored.
    @preconcurrency @MainActor
    public class ZoomOptions: NSObject {
      /// The colour behind the controller.
      public var dimmingColor: UIColor?
      /// The effect behind the controller.
      public var dimmingVisualEffect: UIVisualEffect?
      /// The part of the controller's view that the zoom fits to its start. Never called.
      public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect)?
      /// Whether an interaction may end the controller. Never called.
      public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
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
