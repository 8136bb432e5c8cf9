public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// A controller of UIKit that shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
  let host: _UIHostingView<Content>

  /// A controller of a view.
  public init(rootView: Content) {
    host = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// - Returns: nil: a document does not know the view. Override it, and call `init(coder:rootView:)`.
  public required init?(coder: NSCoder) { nil }

  /// A controller of a view, with what a document stores of the controller.
  public init?(coder: NSCoder, rootView: Content) {
    host = _UIHostingView(rootView: rootView)
    super.init(coder: coder)
  }

  /// The view that is shown.
  public var rootView: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }

  /// The rules by which the controller's size follows from the view's.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// The parts of the safe area in which the view is not shown: all. There is no keyboard.
  public var safeAreaRegions: SafeAreaRegions {
    get { host.safeAreaRegions }
    set { host.safeAreaRegions = newValue }
  }

  open override func loadView() {
    host.backgroundColor = .systemBackground
    host.findsSheet = { [weak self] in self?.isInSheet ?? false }
    view = host
  }

  /// Whether the controller is in a sheet, which covers less than the screen, as navigation controllers ask it.
  private var isInSheet: Bool {
    presentingViewController != nil && sheetPresentationController != nil
      && traitCollection.verticalSizeClass != .compact
  }

  /// Presents what the views want to be presented: the first of it, as SwiftUI presents one thing from a screen.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil, let request = host.presentations.first else { return }
    host.isPresenting = true
    present(request.make(PresentationSource(view: host, frame: request.frame)), animated: false)
  }

  /// The view's options for the presentation that it is in; known once it has been asked for its size.
  var presentationOptions: PresentationOptions { host.presentationOptions }

  /// The size that the view takes in a room, in points.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    host.size(for: ProposedSize(width: Double(size.width), height: Double(size.height)))
  }
}

/// The rules by which a hosting controller's size follows from its view's.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int

  /// The members of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view's ideal size is the intrinsic size of UIKit's view. It always is.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's ideal size is the controller's preferred size. It is not set.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
