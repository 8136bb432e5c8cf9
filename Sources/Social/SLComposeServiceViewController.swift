// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit
import UIKitPresentation

/// The sheet of a share extension: a labelled placeholder stands for it, with a finding `placeholder-screen`. Its text is kept,
/// and nothing is posted.
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
  private let text = UITextView()

  open var textView: UITextView! { text }
  open var contentText: String! { text.text }
  open var placeholder: String!
  open var charactersRemaining: NSNumber!
  open var autoCompletionViewController: UIViewController!

  open func presentationAnimationDidFinish() {}
  open func didSelectPost() {}
  open func didSelectCancel() {}
  open func cancel() {}
  open func isContentValid() -> Bool { true }
  open func validateContent() { _ = isContentValid() }
  open func loadPreviewView() -> UIView! { nil }
  open func configurationItems() -> [Any]! { [] }
  open func reloadConfigurationItems() {}
  open func pushConfigurationViewController(_ viewController: UIViewController!) {}
  open func popConfigurationViewController() {}

  open override func loadView() {
    view = SystemScreenView("SLComposeServiceViewController", "Writes a post.")
  }
}

/// A row of a share extension's sheet. Stored.
open class SLComposeSheetConfigurationItem {
  open var title: String!
  open var value: String!
  open var valuePending = false
  open var tapHandler: SLComposeSheetConfigurationItemTapHandler!

  public init!() {}
}

/// The function that is called when a row is tapped. It is never called.
public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void
