package import DeveloperToolsSupport
package import HeadlessUIKit

/// The result of a preview: a view, or a controller with its view.
@MainActor package struct PreviewContent {
  package let view: UIView
  package let controller: UIViewController?

  /// Makes a preview's content, in the current environment.
  ///
  /// - Throws: what the preview throws, and `PreviewContentError` for what is not a view.
  package init(_ content: Preview.Content) throws {
    let made = try content.make()
    guard let shown = made as? any PreviewDisplayable else { throw PreviewContentError(type: "\(type(of: made))") }
    (view, controller) = (shown.previewedView, shown.previewedController)
  }
}

/// A type that previews can show.
@MainActor private protocol PreviewDisplayable {
  var previewedView: UIView { get }
  var previewedController: UIViewController? { get }
}

extension UIView: PreviewDisplayable {
  fileprivate var previewedView: UIView { self }
  fileprivate var previewedController: UIViewController? { nil }
}

extension UIViewController: PreviewDisplayable {
  fileprivate var previewedView: UIView { view }
  fileprivate var previewedController: UIViewController? { self }
}

/// A preview made an object that is neither a view nor a view controller.
package struct PreviewContentError: Error, CustomStringConvertible {
  let type: String

  package var description: String { "The preview makes a \(type), which is neither a view nor a view controller." }
}
