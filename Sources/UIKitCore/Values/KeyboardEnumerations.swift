/// The types of keyboard, with UIKit's raw values. No keyboard is displayed.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
  /// The default keyboard.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable = 1
  /// A keyboard that starts with numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// A keypad with digits.
  case numberPad = 4
  /// A keypad for telephone numbers.
  case phonePad = 5
  /// A keypad for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A keypad with digits and a decimal point.
  case decimalPad = 8
  /// A keyboard with easy access to @ and #.
  case twitter = 9
  /// A keyboard for web searches.
  case webSearch = 10
  /// A keypad with ASCII digits.
  case asciiCapableNumberPad = 11

  /// The older name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The types of return key, with UIKit's raw values. There is no keyboard.
public enum UIReturnKeyType: Int, Sendable, CaseIterable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// The appearances of a keyboard, with UIKit's raw values. No keyboard is displayed.
public enum UIKeyboardAppearance: Int, Sendable, CaseIterable {
  /// Suits the user interface style.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The older name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The types of automatic capitalization, with UIKit's raw values.
public enum UITextAutocapitalizationType: Int, Sendable, CaseIterable {
  /// No capitalization.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether words are corrected automatically, with UIKit's raw values.
public enum UITextAutocorrectionType: Int, Sendable, CaseIterable {
  /// Determined by the system.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked, with UIKit's raw values.
public enum UITextSpellCheckingType: Int, Sendable, CaseIterable {
  /// Determined by the system.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether straight quotation marks are replaced with typographic ones, with UIKit's raw values.
public enum UITextSmartQuotesType: Int, Sendable, CaseIterable {
  /// Determined by the system.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens are replaced with a dash, with UIKit's raw values.
public enum UITextSmartDashesType: Int, Sendable, CaseIterable {
  /// Determined by the system.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces are adjusted when words are inserted or deleted, with UIKit's raw values.
public enum UITextSmartInsertDeleteType: Int, Sendable, CaseIterable {
  /// Determined by the system.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
