@_exported public import UIKit
import UIKitPresentation

/// A screen for writing a mail: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// The delegate, which is never called. A weak reference.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Always `false`: no mail can be sent.
  open class func canSendMail() -> Bool { false }

  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    showScreen("MFMailComposeViewController", "Writes a mail.")
  }
}

/// A screen for writing a message: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// The delegate, which is never called. A weak reference.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  /// Always `false`: no message can be sent.
  open class func canSendText() -> Bool { false }
  /// Always `false`: no message can be sent.
  open class func canSendSubject() -> Bool { false }
  /// Always `false`: no message can be sent.
  open class func canSendAttachments() -> Bool { false }

  open func disableUserAttachments() {}
  @discardableResult
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
  @discardableResult
  open func addAttachmentData(_ data: Data, typeIdentifier uti: String, filename: String) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showScreen("MFMessageComposeViewController", "Writes a message.")
  }
}

extension UINavigationController {
  fileprivate func showScreen(_ name: String, _ purpose: String) {
    isNavigationBarHidden = true
    let screen = SystemScreenView(name, purpose)
    screen.frame = view.bounds
    view.addSubview(screen)
  }
}

/// The end of writing a mail, with its raw values.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// The end of writing a message, with its raw values.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

/// The delegate of a mail. It is never called.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// The delegate of a message. It is never called.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
