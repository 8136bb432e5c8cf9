// Apple's names for contacts.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// A person or a company. Stored.
open class CNContact: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  open fileprivate(set) var contactType = CNContactType.person
  open fileprivate(set) var namePrefix = ""
  open fileprivate(set) var givenName = ""
  open fileprivate(set) var middleName = ""
  open fileprivate(set) var familyName = ""
  open fileprivate(set) var nameSuffix = ""
  open fileprivate(set) var nickname = ""
  open fileprivate(set) var organizationName = ""
  open fileprivate(set) var departmentName = ""
  open fileprivate(set) var jobTitle = ""
  open fileprivate(set) var note = ""
  open fileprivate(set) var imageData: Data?
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open fileprivate(set) var birthday: DateComponents?

  /// The picture itself.
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    (copy.contactType, copy.namePrefix, copy.nameSuffix) = (contactType, namePrefix, nameSuffix)
    (copy.givenName, copy.middleName, copy.familyName) = (givenName, middleName, familyName)
    (copy.nickname, copy.organizationName, copy.departmentName) = (nickname, organizationName, departmentName)
    (copy.jobTitle, copy.note, copy.imageData, copy.birthday) = (jobTitle, note, imageData, birthday)
    (copy.phoneNumbers, copy.emailAddresses) = (phoneNumbers, emailAddresses)
    (copy.urlAddresses, copy.postalAddresses) = (urlAddresses, postalAddresses)
    return copy
  }
  /// A predicate that is true of nobody.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  /// A predicate that is true of nobody.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// A person or a company that can be changed. Stored.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { super.namePrefix = newValue }
  }
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { super.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { super.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
}

/// The kind of a contact, with its raw values.
public enum CNContactType: Int, Sendable {
  case person = 0
  case organization = 1
}

/// A value with a label.
open class CNLabeledValue<ValueType: NSObject>: NSObject {
  public let label: String?
  public let value: ValueType
  public let identifier = UUID().uuidString

  public init(label: String?, value: ValueType) {
    (self.label, self.value) = (label, value)
    super.init()
  }

  /// The label as it is. Differs from the original: it is not translated.
  open class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
  }
}

/// A telephone number.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String

  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
}

/// An address. Stored.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  open fileprivate(set) var street = ""
  open fileprivate(set) var city = ""
  open fileprivate(set) var state = ""
  open fileprivate(set) var postalCode = ""
  open fileprivate(set) var country = ""
  open fileprivate(set) var isoCountryCode = ""
}

/// An address that can be changed. Stored.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
