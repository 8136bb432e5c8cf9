import Foundation
@_exported public import GalleyTesting
public import HeadlessSwiftUI
import HeadlessUIKit

extension Snapshotting where Value: View {
  /// A strategy for SwiftUI's views: each is the root view of a hosting controller, which has the view's ideal size where nothing
  /// else gives it one.
  ///
  /// - Parameter strategy: the strategy for the controller.
  public static func hosted(by strategy: Snapshotting<UIHostingController<Value>, Format>) -> Snapshotting {
    strategy.pullback { view in UIHostingController.showing { view } }
  }
}

extension UIHostingController {
  /// A controller of a view's ideal size, made on the main actor: all that shows views makes sure of it first.
  nonisolated static func showing(_ view: () throws -> Content) rethrows -> UIHostingController {
    nonisolated(unsafe) let view = try view()
    return MainActor.assumeIsolated {
      let controller = UIHostingController(rootView: view)
      controller.view.frame.size = controller.view.intrinsicContentSize
      return controller
    }
  }
}
