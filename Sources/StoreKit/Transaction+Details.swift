public import Foundation
public import UIKit

// Details of transactions, none of which is ever made.
extension Transaction {
  /// Why something was bought.
  public struct Reason: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchase = Reason(rawValue: "PURCHASE")
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// Why a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)

    /// The reason in English.
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }

  /// The kind of an offer.
  public struct OfferType: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let introductory = OfferType(rawValue: 1)
    public static let promotional = OfferType(rawValue: 2)
    public static let code = OfferType(rawValue: 3)
    public static let winBack = OfferType(rawValue: 4)

    /// The kind in English.
    public var localizedDescription: String {
      switch self {
      case .introductory: "Introductory"
      case .promotional: "Promotional"
      case .code: "Code"
      default: "Win Back"
      }
    }
  }

  /// The offer that was used.
  public struct Offer: Hashable, Sendable {
    public let id: String?
    public let type: OfferType
    public let paymentMode: PaymentMode?

    /// The way in which an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
    }
  }

  /// Whether money is given back.
  public enum RefundRequestStatus: Hashable, Sendable {
    case userCancelled
    case success
  }

  /// Why money was not asked back.
  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest
    case failed
  }

  public var environment: AppStore.Environment { .xcode }
  public var environmentStringRepresentation: String { environment.rawValue }
  public var reason: Reason { .purchase }
  public var revocationReason: RevocationReason? { nil }
  public var offer: Offer? { nil }
  public var offerType: OfferType? { nil }
  public var offerID: String? { nil }
  public var jsonRepresentation: Data { Data() }
  public var signedDate: Date { purchaseDate }
  public var webOrderLineItemID: String? { nil }
  public var price: Decimal? { nil }
  public var currency: Locale.Currency? { nil }
  public var storefront: Storefront { Storefront(id: "", countryCode: "") }
  public var storefrontCountryCode: String { "" }
  public var deviceVerification: Data { Data() }
  public var deviceVerificationNonce: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

  /// Ends with an error: nothing was bought.
  @preconcurrency @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus
  {
    throw RefundRequestError.failed
  }
  /// Ends with an error: nothing was bought.
  @preconcurrency @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
  public static func all(for productID: String) -> Transactions { Transactions() }
}

/// How the app was bought. It was not.
public struct AppTransaction: Hashable, Sendable {
  public let appID: UInt64?
  public let appVersion: String
  public let originalAppVersion: String
  public let bundleID: String
  public let environment: AppStore.Environment
  public let originalPurchaseDate: Date
  public let preorderDate: Date?
  public let signedDate: Date
  public var jsonRepresentation: Data { Data() }

  /// Ends with an error: the app was not bought.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.unsupported }
  }
  /// Ends with an error: the app was not bought.
  public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.unsupported }
}

extension AppStore {
  /// Has no effect: no screen is shown.
  @preconcurrency @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
  /// Has no effect: no screen is shown.
  @preconcurrency @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {}
}

extension Storefront {
  /// The stores that the account has: none.
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
  /// The currency.
  public var currency: Locale.Currency? { nil }
}

extension StoreKitError: LocalizedError {}

extension VerificationResult {
  /// The data of the signature.
  public var payloadData: Data { Data() }
  /// The data of the signature.
  public var signedData: Data { Data() }
  /// The date of the signature.
  public var signedDate: Date { Date(timeIntervalSince1970: 0) }
  /// The device that the value is for.
  public var deviceVerification: Data { Data() }
}

extension VerificationResult where SignedType == AppTransaction {
  /// The value as the store has signed it.
  public var jwsRepresentation: String { "" }
}

extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
  /// The value as the store has signed it.
  public var jwsRepresentation: String { "" }
}

/// A message of the store. None is ever sent.
public struct Message: Hashable, Sendable {
  /// The reason of a message.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }

  public let reason: Reason
  /// The messages: none.
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
  /// Has no effect: nothing is shown.
  @preconcurrency @MainActor public func display(in scene: UIWindowScene) throws {}
}

/// A purchase that begins in the App Store. None is ever made.
public struct PurchaseIntent: Hashable, Sendable {
  public let product: Product
  /// The purchases: none.
  public static var intents: AsyncStream<PurchaseIntent> { AsyncStream { $0.finish() } }
}
