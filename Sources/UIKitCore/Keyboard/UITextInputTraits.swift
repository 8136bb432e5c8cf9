public import Foundation

/// What is typed, for what the system suggests. It suggests nothing. Differs from UIKit: raw values are not promised.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name.
  public static let name = UITextContentType(rawValue: "name")
  /// The name prefix.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// The given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// The family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// The nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The organization name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// The location.
  public static let location = UITextContentType(rawValue: "location")
  /// The full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The address city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The address state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// The sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The country name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The address of a page.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  /// The credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The username.
  public static let username = UITextContentType(rawValue: "username")
  /// The password.
  public static let password = UITextContentType(rawValue: "password")
  /// The new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// How text is typed. Kept by whoever conforms: there is no keyboard. What Objective-C makes optional has a default.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which keyboard comes up.
  var keyboardType: UIKeyboardType { get set }
  /// How it looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What its return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether that key works only where there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Which letters become capitals by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected by themselves.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether text is shown as dots.
  var isSecureTextEntry: Bool { get set }
  /// What is typed.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get set }
}
