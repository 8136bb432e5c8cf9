import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// The locale of an app's values. Formats are CLDR's, by Unicode's charts "By-Type: Date and Time" and "Numbers".
@MainActor @Suite(.ownEnvironment) struct AppLocaleTests {
  /// Runs a body under the traits of a language.
  private func under<Value>(_ language: String, _ body: () throws -> Value) rethrows -> Value {
    let before = UITraitCollection.current
    UITraitCollection.current = UITraitCollection(locale: language)
    defer { UITraitCollection.current = before }
    return try body()
  }

  private let newYear = Date(timeIntervalSinceReferenceDate: 0)

  /// CLDR, likely subtags: `en` is `en_Latn_US`, `pt` is `pt_Latn_BR`.
  @Test(arguments: [("en", "en_US", "USD"), ("de", "de_DE", "EUR"), ("pt", "pt_BR", "BRL"), ("en-GB", "en-GB", "GBP")])
  func languagesHaveTheirLikelyRegion(_ language: String, _ identifier: String, _ currency: String) {
    under(language) {
      #expect(Locale.ofApp.identifier == identifier)
      #expect(Locale.ofApp.currency?.identifier == currency)
      #expect(Calendar.ofApp.locale == Locale.ofApp && NSLocale.ofApp == Locale.ofApp)
    }
  }

  /// CLDR, territory information: weeks begin on Sunday in the United States, and on Monday in Germany.
  @Test func calendarsBeginTheWeekAsTheRegionDoes() {
    #expect(under("en") { Calendar.ofApp.firstWeekday } == 1)
    #expect(under("de") { Calendar.ofApp.firstWeekday } == 2)
    #expect(under("de") { NSCalendar.ofApp.component(.hour, from: newYear) } == 0)
  }

  /// A formatter that an app keeps is used for every case.
  @Test func formattersFollowTheLanguage() {
    let date = DateFormatter.ofApp()
    (date.dateStyle, date.timeStyle) = (.medium, .none)
    let template = DateFormatter.ofApp()
    template.setLocalizedDateFormatFromTemplate("MMMMd")
    let hour = DateFormatter.ofApp()
    hour.dateFormat = "HH:mm"
    let price = NumberFormatter.ofApp()
    price.numberStyle = .currency
    let texts = {
      [
        date.string(from: newYear), template.string(from: newYear), hour.string(from: newYear),
        price.string(from: 12.5)?.replacing("\u{A0}", with: " "),
      ]
    }
    for _ in 0..<2 {
      #expect(under("en", texts) == ["Jan 1, 2001", "January 1", "00:00", "$12.50"])
      #expect(under("de", texts) == ["01.01.2001", "1. Januar", "00:00", "12,50 €"])
    }
    // So do the parts that it gives.
    let parts = { [price.decimalSeparator, price.currencySymbol, date.shortWeekdaySymbols.first, template.dateFormat] }
    #expect(under("en", parts) == [".", "$", "Sun", "MMMM d"])
    #expect(under("de", parts) == [",", "€", "So.", "d. MMMM"])
    #expect(under("de") { date.date(from: "02.01.2001") } == newYear.addingTimeInterval(86_400))
    #expect(under("de") { price.number(from: "3,5\u{A0}€") } == 3.5)
    #expect(
      under("de") { DateFormatter.appLocalizedString(from: newYear, dateStyle: .short, timeStyle: .none) } == "01.01.01"
    )
    #expect(under("en") { NumberFormatter.appLocalizedString(from: 0.25, number: .percent) } == "25%")
  }

  /// A locale that code sets counts, whatever the case's language is.
  @Test func aLocaleThatIsSetStays() {
    let (date, number) = (DateFormatter.ofApp(), NumberFormatter.ofApp())
    (date.locale, number.locale) = (Locale(identifier: "fr_FR"), Locale(identifier: "fr_FR"))
    date.dateFormat = "EEEE"
    number.numberStyle = .decimal
    under("de") {
      #expect(date.string(from: newYear) == "lundi" && date.locale.identifier == "fr_FR")
      #expect(number.string(from: 1.5) == "1,5" && number.locale.identifier == "fr_FR")
    }
  }

  @Test func styles() {
    let range = newYear..<newYear.addingTimeInterval(7_200)
    let texts = {
      [
        newYear.appFormatted(date: .abbreviated, time: .omitted), newYear.formatted(.dateTime.day().month().ofApp()),
        range.appFormatted(date: .omitted, time: .shortened), 1_234_567.appFormatted(), 1_234.5.appFormatted(),
        Decimal(2.5).appFormatted(), ["a", "b", "c"].appFormatted(), 12.5.formatted(.currency(code: "USD").ofApp()),
        0.25.formatted(.percent.ofApp()), Duration.seconds(3_661).appFormatted(),
      ].map { $0.map { "\u{A0}\u{202F}\u{2009}".contains($0) ? " " : String($0) }.joined() }
    }
    #expect(
      under("en", texts) == [
        "Jan 1, 2001", "Jan 1", "12:00 – 2:00 AM", "1,234,567", "1,234.5", "2.5", "a, b, and c", "$12.50", "25%",
        "1:01:01",
      ])
    #expect(
      under("de", texts) == [
        "1. Jan. 2001", "1. Jan.", "00:00–02:00 Uhr", "1.234.567", "1.234,5", "2,5", "a, b und c", "12,50 $", "25 %",
        "1:01:01",
      ])
  }
}
