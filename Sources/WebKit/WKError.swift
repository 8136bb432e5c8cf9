// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of WebKit.
public struct WKError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { WKErrorDomain }

  /// The reasons for which a page cannot be loaded or asked, with WebKit's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = WKError

    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
    case contentRuleListStoreCompileFailed = 6
    case contentRuleListStoreLookUpFailed = 7
    case contentRuleListStoreRemoveFailed = 8
    case contentRuleListStoreVersionMismatch = 9
    case attributedStringContentFailedToLoad = 10
    case attributedStringContentLoadTimedOut = 11
    case javaScriptInvalidFrameTarget = 12
    case navigationAppBoundDomain = 13
    case javaScriptAppBoundDomain = 14
    case duplicateCredential = 15
    case malformedCredential = 16
    case credentialNotFound = 17
  }

  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
  public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
  public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
  public static var duplicateCredential: Code { .duplicateCredential }
  public static var malformedCredential: Code { .malformedCredential }
  public static var credentialNotFound: Code { .credentialNotFound }
}
