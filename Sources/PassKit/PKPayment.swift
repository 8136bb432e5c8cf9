@_exported public import Contacts
@_exported public import UIKit
import UIKitPresentation

/// A button to pay: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
  open var cornerRadius: CGFloat = 4

  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    FrameworkView.show("PKPaymentButton", of: "PassKit", in: self)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("PKPaymentButton", of: "PassKit", in: self)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 30) }
}

/// The label of a button, with its raw values.
public enum PKPaymentButtonType: Int, Sendable {
  case plain = 0
  case buy = 1
  case setUp = 2
  case inStore = 3
  case donate = 4
  case checkout = 5
  case book = 6
  case subscribe = 7
}

/// The style of a button, with its raw values.
public enum PKPaymentButtonStyle: Int, Sendable {
  case white = 0
  case whiteOutline = 1
  case black = 2
  case automatic = 3
}

/// A kind of card.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
}

/// The kinds of cards and of protection that a shop accepts.
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let capability3DS = PKMerchantCapability(rawValue: 1)
  public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
  public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
  public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
}

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}

/// Whether a price is final, with its raw values.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  case final = 0
  case pending = 1
}

/// A method of shipping.
open class PKShippingMethod: PKPaymentSummaryItem {
  open var identifier: String?
  open var detail: String?
}

/// A request for a payment.
open class PKPaymentRequest: NSObject {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var shippingMethods: [PKShippingMethod]?
}

/// A part of an address.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let postalAddress = PKContactField(rawValue: "post")
  public static let emailAddress = PKContactField(rawValue: "email")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let name = PKContactField(rawValue: "name")
}

/// A payment. None is ever made.
open class PKPayment: NSObject {
  open var token: PKPaymentToken { PKPaymentToken() }
  open var billingContact: PKContact? { nil }
  open var shippingContact: PKContact? { nil }
  open var shippingMethod: PKShippingMethod? { nil }
}

/// The means of payment.
open class PKPaymentToken: NSObject {
  open var transactionIdentifier: String { "" }
  open var paymentData: Data { Data() }
}

/// The outcome of a payment.
open class PKPaymentAuthorizationResult: NSObject {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]?
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors)
  }
}

/// The status of a payment, with its raw values.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success = 0
  case failure = 1
}

/// The delegate of the screen that pays. It is never called.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}

/// The screen that pays: a labelled placeholder stands for it, with a finding `placeholder-screen`. Nobody can pay.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

  public convenience init?(paymentRequest request: PKPaymentRequest) { self.init(nibName: nil, bundle: nil) }
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  open override func loadView() { view = SystemScreenView("PKPaymentAuthorizationViewController", "Pays.") }
}

/// A card or ticket.
open class PKPass: NSObject {
  public init(data: Data) throws { throw CocoaError(.featureUnsupported) }
  open var serialNumber: String { "" }
  open var localizedName: String { "" }
}

/// A person's cards and tickets, which are not available.
open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
}

/// The screen that adds cards: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
  public convenience init?(pass: PKPass) { self.init(nibName: nil, bundle: nil) }
  public convenience init?(passes: [PKPass]) { self.init(nibName: nil, bundle: nil) }
  open class func canAddPasses() -> Bool { false }
  open override func loadView() { view = SystemScreenView("PKAddPassesViewController", "Adds a card or ticket.") }
}

/// The payment without a controller of the app's own: it ends at once.
open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  public init(paymentRequest request: PKPaymentRequest) {
    super.init()
  }

  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

/// The delegate of a payment. It is never called.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}

/// A button that adds a card: a labelled placeholder.
@preconcurrency @MainActor
open class PKAddPassButton: UIButton {
  open var addPassButtonStyle = PKAddPassButtonStyle.black

  public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
    self.init(type: .system)
    addPassButtonStyle = style
    setTitle("Add to Apple Wallet", for: .normal)
  }
}

/// The looks of a button that adds a card, with their raw values.
public enum PKAddPassButtonStyle: Int, Sendable {
  case black = 0
  case blackOutline = 1
}

/// A person who pays or receives. Stored.
open class PKContact: NSObject {
  open var name: PersonNameComponents?
  open var postalAddress: CNPostalAddress?
  open var phoneNumber: CNPhoneNumber?
  open var emailAddress: String?
}
