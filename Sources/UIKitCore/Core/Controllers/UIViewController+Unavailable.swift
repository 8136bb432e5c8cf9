import Foundation
import UIKitValues

extension UIViewController {
  /// Shows a configuration over the controller's view; `nil` removes it.
  final func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    if let view = extras.unavailableView as? any UIContentView, let configuration, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    extras.unavailableView?.removeFromSuperview()
    extras.unavailableView = nil
    guard let configuration else { return }
    let view = configuration.makeContentView()
    view.frame = loadedView().bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    loadedView().addSubview(view)
    extras.unavailableView = view
  }
}
