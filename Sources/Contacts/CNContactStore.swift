// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The contacts: they may not be read, and each request ends with `CNError.authorizationDenied`.
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }

  /// Answers no: nobody is asked.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, CNError(.authorizationDenied)) }
  /// Throws `CNError.authorizationDenied`.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
  /// Throws `CNError.authorizationDenied`.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw CNError(.authorizationDenied) }
  /// Throws `CNError.authorizationDenied`.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
  open func defaultContainerIdentifier() -> String { "" }
  /// Throws `CNError.authorizationDenied`.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

/// The kind of data that an app asks for, with its raw values.
public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

/// Whether an app may read contacts, with its raw values.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// A request for contacts. Stored.
open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  open var keysToFetch: [any CNKeyDescriptor]

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// The order of contacts, with its raw values.
public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault = 1
  case givenName = 2
  case familyName = 3
}

/// A change of contacts: it is not made.
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// An account's contacts.
open class CNContainer: NSObject {
  open var identifier: String { "" }
  open var name: String { "" }
}

/// A group of contacts.
open class CNGroup: NSObject {
  open var identifier: String { "" }
  open var name: String { "" }
}

/// The name of a contact's value.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactTypeKey = "contactType"

/// A contact's name in one text: the given name and the family name. Differs from the original: in this order everywhere.
open class CNContactFormatter: Formatter {
  open var style = CNContactFormatterStyle.fullName

  open func string(from contact: CNContact) -> String? { CNContactFormatter.string(from: contact, style: style) }
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? (contact.organizationName.isEmpty ? nil : contact.organizationName) : name
  }
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "name" }
}

/// The parts of a name that are written, with its raw values.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName = 1
}

/// An address in several lines.
open class CNPostalAddressFormatter: Formatter {
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  open func string(from postalAddress: CNPostalAddress) -> String {
    CNPostalAddressFormatter.string(from: postalAddress, style: .mailingAddress)
  }
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let city = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    return [postalAddress.street, city.joined(separator: " "), postalAddress.country].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}

/// The style of an address, with its raw values.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress = 0
}

/// Contacts in a file: none are read, and none are written.
open class CNContactVCardSerialization: NSObject {
  /// Throws `CNError.dataAccessError`: cards are not read.
  open class func contacts(with data: Data) throws -> [CNContact] { throw CNError(.dataAccessError) }
  /// Throws `CNError.dataAccessError`: cards are not written.
  open class func data(with contacts: [CNContact]) throws -> Data { throw CNError(.dataAccessError) }
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vcard" }
}

extension NSNotification.Name {
  // Posted by nobody: there are no contacts.
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
