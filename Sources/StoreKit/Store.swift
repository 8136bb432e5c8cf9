// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit
import UIKitPresentation

/// Asks for a review: nobody is asked.
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  @preconcurrency @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A product in a shop: none is found.
open class SKProduct: NSObject, @unchecked Sendable {
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  /// The United States.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  open var productIdentifier: String { "" }
  open var isDownloadable: Bool { false }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var subscriptionGroupIdentifier: String? { nil }

  /// Units of time, with their raw values.
  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week = 1
    case month = 2
    case year = 3
  }
}

/// The length of a subscription.
open class SKProductSubscriptionPeriod: NSObject {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price.
open class SKProductDiscount: NSObject {
  open var price: NSDecimalNumber { 0 }
  /// The United States.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  open var numberOfPeriods: Int { 0 }
  open var identifier: String? { nil }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var type: Type { .introductory }

  /// How a discount is paid, with its raw values.
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo = 0
    case payUpFront = 1
    case freeTrial = 2
  }

  /// The kinds of discounts, with their raw values.
  public enum `Type`: UInt, Sendable {
    case introductory = 0
    case subscription = 1
  }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}

/// A request to a shop: it never starts.
open class SKRequest: NSObject {
  open weak var requestDelegate: (any SKRequestDelegate)?
  open func start() {}
  open func cancel() {}
}

/// The delegate of a request. It is never called.
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products: it never starts.
open class SKProductsRequest: SKRequest {
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any SKProductsRequestDelegate)?

  public init(productIdentifiers: Set<String>) {
    super.init()
  }
}

/// The products of a shop.
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

/// The delegate of a request for products. It is never called.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for a receipt: it never starts.
open class SKReceiptRefreshRequest: SKRequest {
  open weak var delegate: (any SKRequestDelegate)?

  public init(receiptProperties properties: [String: Any]? = nil) {
    super.init()
  }
}

/// A payment for a product. Stored.
open class SKPayment: NSObject {
  open private(set) var productIdentifier = ""
  open var quantity: Int { 1 }
  open var applicationUsername: String? { nil }
  open var requestData: Data? { nil }
  open var simulatesAskToBuyInSandbox: Bool { false }

  public convenience init(product: SKProduct) {
    self.init()
    productIdentifier = product.productIdentifier
  }
}

/// A future payment for a product. Stored.
open class SKMutablePayment: SKPayment {
  private var number = 1
  private var name: String?
  private var data: Data?
  private var asks = false

  open override var quantity: Int {
    get { number }
    set { number = newValue }
  }
  open override var applicationUsername: String? {
    get { name }
    set { name = newValue }
  }
  open override var requestData: Data? {
    get { data }
    set { data = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { asks }
    set { asks = newValue }
  }
}

/// The payments: none can be made.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()

  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }

  open var transactions: [SKPaymentTransaction] { [] }
  open var storefront: SKStorefront? { nil }
  open func add(_ payment: SKPayment) {}
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {}
  open func presentCodeRedemptionSheet() {}
}

/// A country's shop.
open class SKStorefront: NSObject {
  open var countryCode: String { "" }
  open var identifier: String { "" }
}

/// A payment: there is none.
open class SKPaymentTransaction: NSObject {
  open var error: (any Error)? { nil }
  open var payment: SKPayment { SKPayment() }
  open var original: SKPaymentTransaction? { nil }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  open var transactionState: SKPaymentTransactionState { .failed }
}

/// The state of a payment, with its raw values.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased = 1
  case failed = 2
  case restored = 3
  case deferred = 4
}

/// An observer of payments. It is never called.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// A product's page in a shop: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Ends with `SKError.unknown`: there is no shop.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { block?(false, SKError(.unknown)) }

  open override func loadView() {
    view = SystemScreenView("SKStoreProductViewController", "Shows a product.")
  }
}

/// The delegate of a product's page. It is never called.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
