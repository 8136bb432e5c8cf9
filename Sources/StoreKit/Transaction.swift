public import Foundation
public import UIKit

/// A purchase. There are none.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The identifier.
  public let id: UInt64
  /// The identifier of the first purchase.
  public let originalID: UInt64
  /// The product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// The group of a subscription.
  public let subscriptionGroupID: String?
  /// The time of the purchase.
  public let purchaseDate: Date
  /// The time of the first purchase.
  public let originalPurchaseDate: Date
  /// The end of a subscription.
  public let expirationDate: Date?
  /// The time at which the purchase was revoked.
  public let revocationDate: Date?
  /// Whether a better subscription took its place.
  public let isUpgraded: Bool
  /// The number of products.
  public let purchasedQuantity: Int
  /// The account of the app.
  public let appAccountToken: UUID?
  /// The owner of the purchase.
  public let ownershipType: OwnershipType
  /// The bundle of the app.
  public let appBundleID: String

  /// Reports that the app has delivered the product.
  public func finish() async {}

  /// A sequence of purchases as they arrive: none.
  public static var updates: Transactions { Transactions() }
  /// All purchases: none.
  public static var all: Transactions { Transactions() }
  /// The purchases that are used: none.
  public static var currentEntitlements: Transactions { Transactions() }
  /// Purchases that the app has not delivered: none.
  public static var unfinished: Transactions { Transactions() }
  /// The last purchase of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// The purchase that a product is used by: none.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// Purchases one after another: none.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    /// Ends at once.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next purchase: none.
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The owner of a purchase.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")

    /// The owner in English.
    public var localizedDescription: String { self == .familyShared ? "Family Shared" : "Purchased" }
  }
}

/// A value signed by the store, and whether the signature is valid.
public enum VerificationResult<SignedType> {
  /// The signature could not be verified.
  case unverified(SignedType, VerificationError)
  /// The signature is valid.
  case verified(SignedType)

  /// The value, if its signature is valid.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, whether its signature is valid or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }

  /// The reason why a value is not verified.
  public enum VerificationError: LocalizedError, Equatable, Hashable, Sendable {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

extension VerificationResult where SignedType == Transaction {
  /// The value as the store has signed it.
  public var jwsRepresentation: String { "" }
}

/// The App Store, which is not there.
public enum AppStore {
  /// Whether purchases are permitted: no.
  public static var canMakePayments: Bool { false }
  /// An identifier of the device: none.
  public static var deviceVerificationID: UUID? { nil }
  /// Has no effect: there is nothing to find.
  public static func sync() async throws {}
  /// Has no effect: no screen is shown.
  @preconcurrency @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  /// Has no effect: nobody is asked.
  @preconcurrency @MainActor public static func requestReview(in scene: UIWindowScene) {}

  /// The environment that an app runs in.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }
}

/// An App Store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The identifier.
  public let id: String
  /// The country.
  public let countryCode: String
  /// The store of the account: none.
  public static var current: Storefront? { get async { nil } }
}

/// An error of the store.
public enum StoreKitError: Error {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported
}

/// Recommends an app at the bottom of a scene: nothing is shown.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
  /// The app that is recommended.
  public let configuration: Configuration
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any SKOverlayDelegate)?

  /// A recommendation.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// Has no effect: nothing is shown.
  open func present(in scene: UIWindowScene) {}
  /// Has no effect: nothing is shown.
  open class func dismiss(in scene: UIWindowScene) {}

  /// The configuration of a recommendation.
  @preconcurrency @MainActor open class Configuration: NSObject {}

  /// An app that is recommended.
  open class AppConfiguration: Configuration {
    /// The app.
    open var appIdentifier: String
    /// The place.
    open var position: Position
    /// Whether it can be closed.
    open var userDismissible = true
    /// The campaign.
    open var campaignToken: String?

    /// An app at a place.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }

  /// The full app of an app clip.
  open class AppClipConfiguration: Configuration {
    /// The place.
    open var position: Position
    /// At a place.
    public init(position: Position) { self.position = position }
  }

  /// The place of a recommendation.
  public enum Position: Int, Sendable {
    case bottom = 0
    case bottomRaised = 1
  }

  /// The context that a delegate's functions receive.
  public final class TransitionContext: NSObject {}
}

/// The delegate of a recommendation. It is never called.
@preconcurrency @MainActor
public protocol SKOverlayDelegate: AnyObject {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}
