import Foundation

/// The meaning of a text field's content, for suggestions. Nothing is suggested. Differs from UIKit: the raw values
/// are not guaranteed to be the same.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A prefix of a name.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The state of an address.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The city and state of an address.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A sublocality of an address.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date, a time or a length of time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The date until which a credit card is valid.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month until which a credit card is valid.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year until which a credit card is valid.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The type of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The identifier of an eSIM.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The identifier of a mobile device.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
