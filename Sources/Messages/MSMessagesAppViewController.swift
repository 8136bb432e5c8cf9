@_exported public import UIKit

/// The size of the app in a conversation.
public enum MSMessagesAppPresentationStyle: UInt, Sendable {
  case compact = 0
  case expanded = 1
  case transcript = 2
}

/// The place that the app is shown in.
public enum MSMessagesAppPresentationContext: UInt, Sendable {
  case messages = 0
  case media = 1
}

/// A controller that is drawn within a transcript.
@preconcurrency @MainActor
public protocol MSMessagesAppTranscriptPresentation {
  func contentSizeThatFits(_ size: CGSize) -> CGSize
}

/// An app's screen in a conversation. There is none, so that it is an ordinary controller, and compact.
@preconcurrency @MainActor
open class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation {
  /// Always `nil`.
  open var activeConversation: MSConversation? { nil }
  /// The style that was asked for last.
  open private(set) var presentationStyle = MSMessagesAppPresentationStyle.compact
  open var presentationContext: MSMessagesAppPresentationContext { .messages }

  /// Changes the style at once, with the calls before and after it.
  open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
    guard presentationStyle != self.presentationStyle else { return }
    willTransition(to: presentationStyle)
    self.presentationStyle = presentationStyle
    didTransition(to: presentationStyle)
  }

  /// Does nothing.
  open func dismiss() {}

  // Overridable; only tests call most of them.
  open func willBecomeActive(with conversation: MSConversation) {}
  open func didBecomeActive(with conversation: MSConversation) {}
  open func willResignActive(with conversation: MSConversation) {}
  open func didResignActive(with conversation: MSConversation) {}
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}

  /// The size, unchanged.
  open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }
}
