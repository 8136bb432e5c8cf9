public import Foundation
import Synchronization

extension Locale {
  /// The language of the traits that are current, with the region in which most people read it (CLDR's likely subtags): `en_US`
  /// for English.
  ///
  /// This is Galley's own property. The source tool writes it where an app has `Locale.current`, which is `en_001` on Linux
  /// whatever the settings are.
  public static var ofApp: Locale {
    let language = UITraitCollection.current.locale
    return known.withLock { known in
      if let locale = known[language] { return locale }
      let locale = regional(language.isEmpty ? "en" : language)
      known[language] = locale
      return locale
    }
  }

  private static let known = Mutex<[String: Locale]>([:])

  private static func regional(_ language: String) -> Locale {
    let locale = Locale(identifier: language)
    let likely = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
    guard locale.region == nil, let region = likely.region else { return locale }
    var components = Locale.Components(locale: locale)
    components.languageComponents.region = region
    return Locale(components: components)
  }
}

extension NSLocale {
  /// The locale of the app.
  ///
  /// This is Galley's own property, in place of `current`.
  public class var ofApp: Locale { .ofApp }
}

extension TimeZone {
  /// Greenwich's: no machine's time zone reaches a picture.
  ///
  /// This is Galley's own property. The source tool writes it where an app has `TimeZone.current`.
  public static var ofApp: TimeZone { .gmt }
}

extension Calendar {
  /// The Gregorian calendar in the app's locale, in Greenwich's time.
  ///
  /// This is Galley's own property. The source tool writes it where an app has `Calendar.current`.
  public static var ofApp: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .ofApp
    calendar.timeZone = .ofApp
    return calendar
  }
}

extension NSCalendar {
  /// The calendar of the app.
  ///
  /// This is Galley's own property, in place of `current`.
  public class var ofApp: Calendar { .ofApp }
}

extension DateFormatter {
  /// A formatter of the app's locale, in Greenwich's time, until others are set.
  ///
  /// This is Galley's own method. The source tool calls it where an app calls `DateFormatter()`, so that no machine's time zone
  /// reaches a picture.
  public class func ofApp() -> DateFormatter { AppDateFormatter() }

  /// A date in the app's locale, in Greenwich's time.
  ///
  /// This is Galley's own method, in place of `localizedString(from:dateStyle:timeStyle:)`.
  public class func appLocalizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
    let formatter = ofApp()
    (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
    return formatter.string(from: date)
  }
}

extension NumberFormatter {
  /// A formatter of the app's locale, until another is set.
  ///
  /// This is Galley's own method. The source tool calls it where an app calls `NumberFormatter()`.
  public class func ofApp() -> NumberFormatter { AppNumberFormatter() }

  /// A number in the app's locale.
  ///
  /// This is Galley's own method, in place of `localizedString(from:number:)`.
  public class func appLocalizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = ofApp()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}

/// The locale of a formatter: the one that is set, or else the app's, which may change.
private struct FollowedLocale {
  var chosen: Locale?
  private var followed: Locale?

  var current: Locale { chosen ?? .ofApp }

  /// The current locale; nil if it was the last time, too.
  mutating func change() -> Locale? {
    let locale = current
    guard followed != locale else { return nil }
    followed = locale
    return locale
  }
}

/// A formatter of dates that follows the app's locale: one that an app keeps is used under several.
private final class AppDateFormatter: DateFormatter, @unchecked Sendable {
  private var followed = FollowedLocale()
  private var template: String?

  override init() {
    super.init()
    super.timeZone = .ofApp
    follow()
  }

  required init?(coder: NSCoder) { nil }

  private func follow() {
    guard let locale = followed.change() else { return }
    super.locale = locale
    if followed.chosen == nil, let template { setLocalizedDateFormatFromTemplate(template) }
  }

  override var locale: Locale! {
    get { followed.current }
    set {
      followed.chosen = newValue
      follow()
    }
  }

  override var dateFormat: String! {
    get {
      follow()
      return super.dateFormat
    }
    set {
      template = nil
      super.dateFormat = newValue
    }
  }

  override func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    follow()
    super.setLocalizedDateFormatFromTemplate(dateFormatTemplate)
    template = dateFormatTemplate
  }

  override func string(from date: Date) -> String {
    follow()
    return super.string(from: date)
  }

  override func date(from string: String) -> Date? {
    follow()
    return super.date(from: string)
  }

  override var monthSymbols: [String] {
    get {
      follow()
      return super.monthSymbols
    }
    set { super.monthSymbols = newValue }
  }

  override var shortMonthSymbols: [String] {
    get {
      follow()
      return super.shortMonthSymbols
    }
    set { super.shortMonthSymbols = newValue }
  }

  override var weekdaySymbols: [String] {
    get {
      follow()
      return super.weekdaySymbols
    }
    set { super.weekdaySymbols = newValue }
  }

  override var shortWeekdaySymbols: [String] {
    get {
      follow()
      return super.shortWeekdaySymbols
    }
    set { super.shortWeekdaySymbols = newValue }
  }

  override var veryShortWeekdaySymbols: [String] {
    get {
      follow()
      return super.veryShortWeekdaySymbols
    }
    set { super.veryShortWeekdaySymbols = newValue }
  }

  override var standaloneMonthSymbols: [String] {
    get {
      follow()
      return super.standaloneMonthSymbols
    }
    set { super.standaloneMonthSymbols = newValue }
  }

  override var shortStandaloneMonthSymbols: [String] {
    get {
      follow()
      return super.shortStandaloneMonthSymbols
    }
    set { super.shortStandaloneMonthSymbols = newValue }
  }

  override var amSymbol: String {
    get {
      follow()
      return super.amSymbol
    }
    set { super.amSymbol = newValue }
  }

  override var pmSymbol: String {
    get {
      follow()
      return super.pmSymbol
    }
    set { super.pmSymbol = newValue }
  }
}

/// A formatter of numbers that follows the app's locale: one that an app keeps is used under several.
private final class AppNumberFormatter: NumberFormatter, @unchecked Sendable {
  private var followed = FollowedLocale()

  override init() {
    super.init()
    follow()
  }

  required init?(coder: NSCoder) { nil }

  private func follow() {
    if let locale = followed.change() { super.locale = locale }
  }

  override var locale: Locale! {
    get { followed.current }
    set {
      followed.chosen = newValue
      follow()
    }
  }

  override func string(from number: NSNumber) -> String? {
    follow()
    return super.string(from: number)
  }

  override func number(from string: String) -> NSNumber? {
    follow()
    return super.number(from: string)
  }

  override var decimalSeparator: String! {
    get {
      follow()
      return super.decimalSeparator
    }
    set { super.decimalSeparator = newValue }
  }

  override var groupingSeparator: String! {
    get {
      follow()
      return super.groupingSeparator
    }
    set { super.groupingSeparator = newValue }
  }

  override var currencySymbol: String! {
    get {
      follow()
      return super.currencySymbol
    }
    set { super.currencySymbol = newValue }
  }

  override var currencyCode: String! {
    get {
      follow()
      return super.currencyCode
    }
    set { super.currencyCode = newValue }
  }
}
