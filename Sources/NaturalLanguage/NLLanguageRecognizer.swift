@_exported public import Foundation

/// Recognizes a text's language: it recognizes none.
open class NLLanguageRecognizer: NSObject {
  open var languageHints: [NLLanguage: Double] = [:]
  open var languageConstraints: [NLLanguage] = []

  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  open var dominantLanguage: NLLanguage? { nil }
  open func processString(_ string: String) {}
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
  open func reset() {}
}

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let undetermined = NLLanguage("und")
  public static let arabic = NLLanguage("ar")
  public static let english = NLLanguage("en")
  public static let french = NLLanguage("fr")
  public static let german = NLLanguage("de")
  public static let hebrew = NLLanguage("he")
  public static let italian = NLLanguage("it")
  public static let japanese = NLLanguage("ja")
  public static let korean = NLLanguage("ko")
  public static let portuguese = NLLanguage("pt")
  public static let russian = NLLanguage("ru")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let spanish = NLLanguage("es")
  public static let traditionalChinese = NLLanguage("zh-Hant")
}
