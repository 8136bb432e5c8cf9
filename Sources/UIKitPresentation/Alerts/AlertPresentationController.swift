import Foundation
import PresentationGeometry
@_spi(Subclasses) import UIKitCore

/// The presentation of an alert, or of an action sheet on a phone: over a dimmed presenter.
final class AlertPresentationController: UIPresentationController {
  private let dimmingView = DimmingView(.alert)

  override var shouldRemovePresentersView: Bool { false }
  override var dimsTint: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard containerView != nil, let content = presentedView as? any AlertContentView else { return .zero }
    return content.frame(in: room)
  }

  override func prepareContainer(_ container: UIView) {
    dimmingView.frame = container.bounds
    container.addSubview(dimmingView)
    super.prepareContainer(container)
  }
}
