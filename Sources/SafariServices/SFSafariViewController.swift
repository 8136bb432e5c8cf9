// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit
import UIKitPresentation

/// A web page in the app: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  /// A copy of how it was configured.
  public let configuration: Configuration
  private let url: URL

  public convenience init(url: URL) {
    self.init(url: url, configuration: Configuration())
  }

  public init(url: URL, configuration: Configuration) {
    (self.url, self.configuration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() {
    view = SystemScreenView("SFSafariViewController", "Shows \(url.host ?? "a page").")
  }

  /// The options of a page's display.
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    open var activityButton: AnyObject?

    public nonisolated override init() {
      super.init()
    }
  }

  /// The button that closes it, with its raw values.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }
}

/// The delegate of a web page. It is never called.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// A sign-in on the web before iOS 12: it never starts.
open class SFAuthenticationSession: NSObject {
  /// The function that is called with the address at the end of a session, or an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    super.init()
  }

  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}

/// Safari's reading list: nothing can be added.
open class SSReadingList: NSObject {
  open class func `default`() -> SSReadingList? { nil }
  open class func supportsURL(_ URL: URL) -> Bool { false }
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {}
}
