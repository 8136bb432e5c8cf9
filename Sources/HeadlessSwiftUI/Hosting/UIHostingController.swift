public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// A controller of UIKit that shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
  private let host: _UIHostingView<Content>

  public init(rootView: Content) {
    host = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// - Returns: nil: a document does not know the view. Override it, and call `init(coder:rootView:)`.
  public required init?(coder: NSCoder) { nil }

  public init?(coder: NSCoder, rootView: Content) {
    host = _UIHostingView(rootView: rootView)
    super.init(coder: coder)
  }

  /// The view that is shown.
  public var rootView: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }

  /// How the controller's size follows from the view's.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  open override func loadView() {
    host.backgroundColor = .systemBackground
    view = host
  }

  /// The size that the view takes in a room, in points.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    host.size(for: ProposedSize(width: Double(size.width), height: Double(size.height)))
  }
}

/// How a hosting controller's size follows from its view's.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
