import CICU

/// Formats decimal numbers in a language with a fixed number of fraction digits: `1.234,50` in German.
struct DecimalFormat: Sendable {
  private let handle: Handle

  init(language: String, fractionDigits: Int) {
    handle = Handle(locale: LanguageTag.icuLocale(language), fractionDigits: fractionDigits)
  }

  /// A number as the language writes it; `decimal` itself if it is not a decimal number.
  func string(_ decimal: String) -> String {
    guard let format = handle.format else { return decimal }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 512) { units in
      guard let start = units.baseAddress else { return decimal }
      let count = Int(galley_numbers_format(format, decimal, start, 512))
      return (0...512).contains(count) ? String(decoding: units[..<count], as: UTF16.self) : decimal
    }
  }

  /// ICU's formatter, which is safe to use from any thread.
  private final class Handle: @unchecked Sendable {
    let format: OpaquePointer?

    init(locale: String, fractionDigits: Int) {
      var error: Int32 = 0
      format = galley_numbers_open(locale, Int32(min(max(fractionDigits, 0), Int(GALLEY_MAXIMUM_FRACTION))), &error)
    }

    deinit { if let format { galley_numbers_close(format) } }
  }
}
