// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// An error of a payment.
public struct PKPaymentError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { PKPaymentErrorDomain }

  /// The reasons for which a payment is not accepted, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = PKPaymentError

    case unknownError = -1
    case shippingContactInvalidError = 1
    case billingContactInvalidError = 2
    case shippingAddressUnserviceableError = 3
    case couponCodeInvalidError = 4
    case couponCodeExpiredError = 5
  }

  public static var unknownError: Code { .unknownError }
  public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
  public static var billingContactInvalidError: Code { .billingContactInvalidError }
  public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
  public static var couponCodeInvalidError: Code { .couponCodeInvalidError }
  public static var couponCodeExpiredError: Code { .couponCodeExpiredError }
}
