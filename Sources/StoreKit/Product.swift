public import Foundation
public import UIKit

/// A product of the App Store. There are none: nothing is loaded or bought.
public struct Product: Identifiable, Hashable, Sendable {
  /// The identifier of the product.
  public let id: String
  /// The kind of the product.
  public let type: ProductType
  /// The name.
  public let displayName: String
  /// The description.
  public let description: String
  /// The price in the currency of the store.
  public let price: Decimal
  /// The price as a text.
  public let displayPrice: String
  /// Whether a family shares it.
  public let isFamilyShareable: Bool
  /// The details of a subscription; nil for other products.
  public let subscription: SubscriptionInfo?

  /// The product as the store gives it.
  public var jsonRepresentation: Data { Data() }
  /// The format of prices.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  /// The last purchase: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// The purchase that the product is used by: none.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  /// The purchases that the product is used by: none.
  public var currentEntitlements: Transaction.Transactions { Transaction.Transactions() }

  /// Products by their identifiers: none, as there is no store.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Buys the product: cancelled.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }

  /// The kind of a product.
  public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Bought again and again.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that renews itself.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    /// It was bought.
    case success(VerificationResult<Transaction>)
    /// It was not bought.
    case userCancelled
    /// Somebody has to approve it.
    case pending
  }

  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// The account of the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken \(token)")
    }
    /// The number of products.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "quantity \(quantity)") }
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { PurchaseOption(name: "promotionalOffer \(offerID)") }
    public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [PurchaseOption] {
      [PurchaseOption(name: "promotionalOffer \(offerID)")]
    }
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption(name: "winBackOffer \(offer.id ?? "")")
    }
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption(name: "onStorefrontChange") }
    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption(name: "custom \(key) \(value)")
    }
    /// Whether somebody has to approve the purchase in a sandbox.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(name: "simulatesAskToBuyInSandbox \(simulateAskToBuy)")
    }
  }

  /// An error of a purchase.
  public enum PurchaseError: Error, Equatable, Hashable, Sendable {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters
  }

  /// The length of a part of a subscription.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The number of units.
    public let value: Int
    /// The unit.
    public let unit: Unit

    /// A unit of time.
    public enum Unit: Hashable, Sendable {
      case day
      case week
      case month
      case year

      /// The unit in English.
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
    }
  }

  /// An offer of a subscription.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The identifier; nil for an introductory offer.
    public let id: String?
    /// The kind of the offer.
    public let type: OfferType
    /// The price.
    public let price: Decimal
    /// The price as a text.
    public let displayPrice: String
    /// The length of a period.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// The way in which it is paid.
    public let paymentMode: PaymentMode

    /// The kind of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "introductory")
      public static let promotional = OfferType(rawValue: "promotional")
      public static let winBack = OfferType(rawValue: "winBack")
    }

    /// The way in which it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let payAsYouGo = PaymentMode(rawValue: "payAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "payUpFront")
      public static let freeTrial = PaymentMode(rawValue: "freeTrial")
    }
  }

  /// The details of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The introductory offer; nil if there is none.
    public let introductoryOffer: SubscriptionOffer?
    /// Other offers.
    public let promotionalOffers: [SubscriptionOffer]
    /// The identifier of the group.
    public let subscriptionGroupID: String
    /// The length of a period.
    public let subscriptionPeriod: SubscriptionPeriod

    /// Whether the introductory offer may be used: no, as nobody buys.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// The states of the group: none.
    public var status: [Status] { get async throws { [] } }
    /// The states of a group: none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Whether the introductory offer of a group may be used: no, as nobody buys.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// The state of a subscription.
    public struct Status: Hashable, Sendable {
      /// The state of its renewal.
      public let state: RenewalState
      /// The purchase.
      public let transaction: VerificationResult<Transaction>
      /// The renewal of the subscription.
      public let renewalInfo: VerificationResult<RenewalInfo>
      /// States as they change: none.
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }

    /// The renewal state of a subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// The renewal of a subscription after its period.
    public struct RenewalInfo: Hashable, Sendable {
      /// The product of the period.
      public let currentProductID: String
      /// Whether it renews itself.
      public let willAutoRenew: Bool
      /// The product of the next period.
      public let autoRenewPreference: String?
      /// The end of the grace period.
      public let gracePeriodExpirationDate: Date?

      /// Why a subscription has ended.
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        public static let billingError = ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        public static let unknown = ExpirationReason(rawValue: 5)

        /// The reason in English.
        public var localizedDescription: String {
          switch self {
          case .autoRenewDisabled: "Auto-Renew Disabled"
          case .billingError: "Billing Error"
          case .didNotConsentToPriceIncrease: "Did Not Consent to Price Increase"
          case .productUnavailable: "Product Unavailable"
          default: "Unknown"
          }
        }
      }

      /// Whether someone agrees to a higher price.
      public enum PriceIncreaseStatus: Hashable, Sendable {
        case noIncreasePending
        case pending
        case agreed

        /// The answer in English.
        public var localizedDescription: String {
          switch self {
          case .noIncreasePending: "No Increase Pending"
          case .pending: "Pending"
          case .agreed: "Agreed"
          }
        }
      }

      public var expirationReason: ExpirationReason? { nil }
      public var renewalDate: Date? { nil }
      public var renewalPrice: Decimal? { nil }
      public var currency: Locale.Currency? { nil }
      public var isInBillingRetry: Bool { false }
      public var offerID: String? { nil }
      public var offerType: Transaction.OfferType? { nil }
      public var priceIncreaseStatus: PriceIncreaseStatus { .noIncreasePending }
      public var originalTransactionID: UInt64 { 0 }
      public var environment: AppStore.Environment { .xcode }
      public var jsonRepresentation: Data { Data() }
      public var recentSubscriptionStartDate: Date? { nil }
      public var eligibleWinBackOfferIDs: [String] { [] }
    }
  }
}

extension Product {
  /// The state of a subscription, by its usual name.
  public typealias SubscriptionStatus = SubscriptionInfo.Status
}

extension Product {
  /// Nothing is bought: the purchase is cancelled.
  @preconcurrency @MainActor public func purchase(
    confirmIn scene: UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { .userCancelled }
  /// Nothing is bought: the purchase is cancelled.
  @preconcurrency @MainActor public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { .userCancelled }
}

extension Product.ProductType {
  /// The name of the type.
  public var localizedDescription: String { rawValue }
}

extension Product.SubscriptionPeriod.Unit {
  /// The unit with a number: `2 Month`.
  public func formatted(_ style: Product.SubscriptionPeriod.Unit.FormatStyle = .init()) -> String {
    localizedDescription
  }

  /// The unit. This is Galley's own method, which the source tool calls in place of `formatted()`.
  public func appFormatted() -> String { localizedDescription }

  /// How a unit is written.
  public struct FormatStyle: Sendable {
    public init() {}
  }
}

extension Product.SubscriptionPeriod {
  public static let weekly = Product.SubscriptionPeriod(value: 1, unit: .week)
  public static let everyThreeDays = Product.SubscriptionPeriod(value: 3, unit: .day)
  public static let everyTwoWeeks = Product.SubscriptionPeriod(value: 2, unit: .week)
  public static let monthly = Product.SubscriptionPeriod(value: 1, unit: .month)
  public static let everyTwoMonths = Product.SubscriptionPeriod(value: 2, unit: .month)
  public static let everyThreeMonths = Product.SubscriptionPeriod(value: 3, unit: .month)
  public static let everySixMonths = Product.SubscriptionPeriod(value: 6, unit: .month)
  public static let yearly = Product.SubscriptionPeriod(value: 1, unit: .year)
}

extension Product.SubscriptionOffer.OfferType {
  /// The name of the kind.
  public var localizedDescription: String {
    switch self {
    case .introductory: "Introductory"
    case .promotional: "Promotional"
    default: "Win Back"
    }
  }
}

extension Product.SubscriptionOffer.PaymentMode {
  /// The name of the way.
  public var localizedDescription: String { rawValue }
}

extension Product.SubscriptionInfo.RenewalState {
  /// The name of the state.
  public var localizedDescription: String {
    switch self {
    case .subscribed: "Subscribed"
    case .expired: "Expired"
    case .inBillingRetryPeriod: "Billing Retry"
    case .inGracePeriod: "Grace Period"
    default: "Revoked"
    }
  }
}

extension Product.SubscriptionInfo {
  /// Offers to those who have left.
  public var winBackOffers: [Product.SubscriptionOffer] { [] }
  /// The place in the group.
  public var groupLevel: Int { 1 }
  /// The name of the group.
  public var groupDisplayName: String { "" }
}

extension Product {
  /// How a subscription is to that which someone has.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let crossgrade = SubscriptionRelationship(rawValue: 2)
    public static let downgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .crossgrade, .downgrade, .current]
  }
}
