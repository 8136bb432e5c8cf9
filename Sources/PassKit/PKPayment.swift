// Some of the names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

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
  public convenience init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle, disableCardArt: Bool
  ) {
    self.init(paymentButtonType: type, paymentButtonStyle: style)
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
  case reload = 8
  case addMoney = 9
  case topUp = 10
  case order = 11
  case rent = 12
  case support = 13
  case contribute = 14
  case tip = 15
  case `continue` = 16
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
  public static let bancomat = PKPaymentNetwork(rawValue: "Bancomat")
  public static let bancontact = PKPaymentNetwork(rawValue: "Bancontact")
  public static let barcode = PKPaymentNetwork(rawValue: "Barcode")
  public static let cartesBancaires = PKPaymentNetwork(rawValue: "CartesBancaires")
  public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
  public static let dankort = PKPaymentNetwork(rawValue: "Dankort")
  public static let eftpos = PKPaymentNetwork(rawValue: "Eftpos")
  public static let electron = PKPaymentNetwork(rawValue: "Electron")
  public static let elo = PKPaymentNetwork(rawValue: "Elo")
  public static let girocard = PKPaymentNetwork(rawValue: "Girocard")
  public static let idCredit = PKPaymentNetwork(rawValue: "iD")
  public static let interac = PKPaymentNetwork(rawValue: "Interac")
  public static let JCB = PKPaymentNetwork(rawValue: "JCB")
  public static let mada = PKPaymentNetwork(rawValue: "Mada")
  public static let meeza = PKPaymentNetwork(rawValue: "Meeza")
  public static let mir = PKPaymentNetwork(rawValue: "Mir")
  public static let nanaco = PKPaymentNetwork(rawValue: "Nanaco")
  public static let NAPAS = PKPaymentNetwork(rawValue: "NAPAS")
  public static let pagoBancomat = PKPaymentNetwork(rawValue: "PagoBancomat")
  public static let postFinance = PKPaymentNetwork(rawValue: "PostFinance")
  public static let privateLabel = PKPaymentNetwork(rawValue: "PrivateLabel")
  public static let quicPay = PKPaymentNetwork(rawValue: "QUICPay")
  public static let suica = PKPaymentNetwork(rawValue: "Suica")
  public static let tmoney = PKPaymentNetwork(rawValue: "Tmoney")
  public static let vPay = PKPaymentNetwork(rawValue: "VPay")
  public static let waon = PKPaymentNetwork(rawValue: "Waon")
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
  open var dateComponentsRange: PKDateComponentsRange?
}

/// The days on which something is delivered.
open class PKDateComponentsRange: NSObject {
  public let startDateComponents: DateComponents
  public let endDateComponents: DateComponents
  public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
    (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
  }
}

/// A line of a bill that comes again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem {
  open var startDate: Date?
  open var endDate: Date?
  open var intervalUnit = NSCalendar.Unit.month
  open var intervalCount = 1
}

/// A line of a bill that is paid later.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem {
  open var deferredDate = Date.distantFuture
}

/// A person's name and addresses.
open class PKContact: NSObject {
  open var name: PersonNameComponents?
  open var postalAddress: CNPostalAddress?
  open var emailAddress: String?
  open var phoneNumber: CNPhoneNumber?
}

/// What happens to what is bought, with its raw values.
public enum PKShippingType: UInt, Sendable {
  case shipping = 0
  case delivery = 1
  case storePickup = 2
  case servicePickup = 3
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
  open var shippingType = PKShippingType.shipping
  open var shippingContact: PKContact?
  open var billingContact: PKContact?
  open var applicationData: Data?
  open var supportedCountries: Set<String>?
  open var couponCode: String?
  open var supportsCouponCode = false
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}

/// A part of an address.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let postalAddress = PKContactField(rawValue: "post")
  public static let emailAddress = PKContactField(rawValue: "email")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let name = PKContactField(rawValue: "name")
  public static let phoneticName = PKContactField(rawValue: "phoneticName")
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
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
}

/// The card of a payment.
open class PKPaymentMethod: NSObject {
  open var displayName: String? { nil }
  open var network: PKPaymentNetwork? { nil }
  open var type: PKPaymentMethodType { .unknown }
}

/// A kind of card, with its raw values.
public enum PKPaymentMethodType: UInt, Sendable {
  case unknown = 0
  case debit = 1
  case credit = 2
  case prepaid = 3
  case store = 4
  case eMoney = 5
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
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
  open override func loadView() { view = SystemScreenView("PKPaymentAuthorizationViewController", "Pays.") }
}

/// A card or ticket.
open class PKPass: NSObject {
  public init(data: Data) throws { throw CocoaError(.featureUnsupported) }
  open var serialNumber: String { "" }
  open var localizedName: String { "" }
  open var localizedDescription: String { "" }
  open var organizationName: String { "" }
  open var passTypeIdentifier: String { "" }
  open var passURL: URL? { nil }
  open var relevantDate: Date? { nil }
  open var userInfo: [AnyHashable: Any]? { nil }
  open func localizedValue(forFieldKey key: String) -> Any? { nil }
}

/// A person's cards and tickets, which are not available.
open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
  open func removePass(_ pass: PKPass) {}
  open func replacePass(with pass: PKPass) -> Bool { false }
  /// Calls the handler: nothing is added.
  open func addPasses(_ passes: [PKPass], withCompletionHandler completion: ((AddPassesStatus) -> Void)? = nil) {
    completion?(.didCancelAddPasses)
  }

  /// The outcome of adding passes, with its raw values.
  public enum AddPassesStatus: Int, Sendable {
    case didAddPasses = 0
    case shouldReviewPasses = 1
    case didCancelAddPasses = 2
  }
}

/// The screen that adds cards: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
  public convenience init?(pass: PKPass) { self.init(nibName: nil, bundle: nil) }
  public convenience init?(passes: [PKPass]) { self.init(nibName: nil, bundle: nil) }
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  open class func canAddPasses() -> Bool { false }
  open override func loadView() { view = SystemScreenView("PKAddPassesViewController", "Adds a card or ticket.") }
}

/// The delegate of the screen that adds cards. It is never called.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// The payment without a controller of the app's own: it ends at once.
open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  public init(paymentRequest request: PKPaymentRequest) {
    super.init()
  }

  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
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
