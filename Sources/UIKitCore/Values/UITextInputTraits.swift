public import Foundation

/// The traits of text input; there is no keyboard. A type that conforms stores those that it declares. All are optional
/// in Objective-C, so the others have defaults, and setting them has no effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The type of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The type of return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// The automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected automatically.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether the text is hidden behind dots.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the content.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get set }
  /// Whether straight quotation marks are replaced.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens are replaced.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are adjusted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The rules for a new password.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// Rules for a new password, as a service says them to the system. Nothing is suggested.
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules, such as `required: upper; required: digit; minlength: 12;`.
  public final let passwordRulesDescriptor: String

  /// Creates rules from their text, which is not checked.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
