// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit
import UIKitPresentation

/// A screen for posting: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
  open var completionHandler: ((SLComposeViewControllerResult) -> Void)?
  open private(set) var serviceType: String! = ""

  public convenience init!(forServiceType serviceType: String!) {
    self.init(nibName: nil, bundle: nil)
    self.serviceType = serviceType
  }

  /// Always `false`: nothing can be posted.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
  @discardableResult open func setInitialText(_ text: String!) -> Bool { false }
  @discardableResult open func add(_ image: UIImage!) -> Bool { false }
  @discardableResult open func add(_ url: URL!) -> Bool { false }

  open override func loadView() {
    view = SystemScreenView("SLComposeViewController", "Writes a post.")
  }
}

/// The end of posting, with its raw values.
public enum SLComposeViewControllerResult: Int, Sendable {
  case cancelled = 0
  case done = 1
}

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
