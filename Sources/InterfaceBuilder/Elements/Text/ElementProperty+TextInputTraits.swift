import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension ElementProperty {
  /// The traits of text input, which have a child of their own. There is no keyboard: they are there to be asked for.
  static let textInputTraits = custom(children: ["textInputTraits"]) {
    (object: NSObject, element, _) throws(InterfaceProblem) in
    guard let input = object as? any UITextInputTraits, let traits = element.child("textInputTraits") else { return }
    try set(traits, of: input)
  }

  private static func set(
    _ traits: InterfaceElement, of input: any UITextInputTraits
  ) throws(InterfaceProblem) {
    // Interface Builder writes no capitalization for none, other than the default of views made in code.
    input.autocapitalizationType = try traits.choice("autocapitalizationType", in: capitalizations) ?? .none
    input.autocorrectionType = try type("autocorrectionType", of: traits) ?? .default
    input.spellCheckingType = try type("spellCheckingType", of: traits) ?? .default
    input.smartDashesType = try type("smartDashesType", of: traits) ?? .default
    input.smartInsertDeleteType = try type("smartInsertDeleteType", of: traits) ?? .default
    input.smartQuotesType = try type("smartQuotesType", of: traits) ?? .default
    if let type = try traits.choice("keyboardType", in: keyboards) { input.keyboardType = type }
    if let appearance = try traits.choice("keyboardAppearance", in: appearances) {
      input.keyboardAppearance = appearance
    }
    if let type = try traits.choice("returnKeyType", in: returnKeys) { input.returnKeyType = type }
    if let flag = try traits.flag("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = flag }
    if let flag = try traits.flag("secureTextEntry") { input.isSecureTextEntry = flag }
    if let type = try traits.string("textContentType") { input.textContentType = contentType(type) }
    if let rules = try traits.string("passwordRules") {
      input.passwordRules = UITextInputPasswordRules(descriptor: rules)
    }
  }

  /// A type that the system, the app or nobody chooses, by its raw value in UIKit.
  private static func type<Value: RawRepresentable<Int>>(
    _ name: String, of traits: InterfaceElement
  ) throws(InterfaceProblem) -> Value? {
    try traits.choice(name, in: ["default": 0, "no": 1, "yes": 2]).flatMap { Value(rawValue: $0) }
  }

  private static let capitalizations: KeyValuePairs<String, UITextAutocapitalizationType> = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  private static let keyboards: KeyValuePairs<String, UIKeyboardType> = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
    "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let appearances: KeyValuePairs<String, UIKeyboardAppearance> = [
    "default": .default, "dark": .dark, "alert": .alert, "light": .light,
  ]

  private static let returnKeys: KeyValuePairs<String, UIReturnKeyType> = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
    "continue": .continue,
  ]

  /// The type of a content type's name in documents, which for most is the type's value.
  private static func contentType(_ name: String) -> UITextContentType {
    contentTypes[name] ?? UITextContentType(rawValue: name)
  }

  private static let contentTypes: [String: UITextContentType] = [
    "name-prefix": .namePrefix, "given-name": .givenName, "middle-name": .middleName, "family-name": .familyName,
    "name-suffix": .nameSuffix, "job-title": .jobTitle, "organization-name": .organizationName,
    "street-address": .fullStreetAddress, "address-line1": .streetAddressLine1, "address-line2": .streetAddressLine2,
    "address-city": .addressCity, "address-state": .addressState, "address-city-state": .addressCityAndState,
    "country-name": .countryName, "postal-code": .postalCode,
  ]
}
