/// Which keyboard comes up; raw values are UIKit's. None does.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
  /// The usual one.
  case `default` = 0
  /// One for the letters of ASCII.
  case asciiCapable = 1
  /// One that begins with numbers.
  case numbersAndPunctuation = 2
  /// One for addresses of pages.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits, and what telephones have.
  case phonePad = 5
  /// Letters, and what telephones have.
  case namePhonePad = 6
  /// One for addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// One with @ and #.
  case twitter = 9
  /// One for searching.
  case webSearch = 10
  /// The digits of ASCII.
  case asciiCapableNumberPad = 11

  /// The older name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What the return key says; raw values are UIKit's. There is none.
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

/// How a keyboard looks; raw values are UIKit's. None is seen.
public enum UIKeyboardAppearance: Int, Sendable, CaseIterable {
  /// By the interface's style.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The older name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// Which letters become capitals by themselves; raw values are UIKit's.
public enum UITextAutocapitalizationType: Int, Sendable, CaseIterable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words are corrected by themselves; raw values are UIKit's.
public enum UITextAutocorrectionType: Int, Sendable, CaseIterable {
  /// As the system decides.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// Whether spelling is checked; raw values are UIKit's.
public enum UITextSpellCheckingType: Int, Sendable, CaseIterable {
  /// As the system decides.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}

/// Whether quotation marks become those of print; raw values are UIKit's.
public enum UITextSmartQuotesType: Int, Sendable, CaseIterable {
  /// As the system decides.
  case `default` = 0
  /// They do not.
  case no = 1
  /// They do.
  case yes = 2
}

/// Whether two hyphens become a dash; raw values are UIKit's.
public enum UITextSmartDashesType: Int, Sendable, CaseIterable {
  /// As the system decides.
  case `default` = 0
  /// They do not.
  case no = 1
  /// They do.
  case yes = 2
}

/// Whether spaces are put right where words are put in or taken out; raw values are UIKit's.
public enum UITextSmartInsertDeleteType: Int, Sendable, CaseIterable {
  /// As the system decides.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}
