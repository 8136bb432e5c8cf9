public import Foundation

/// A formatter of measurements: "5 km". Numbers are formatted by its number formatter; units are symbols.
///
/// It stands in place of Foundation's class of the name, which cannot be used on Linux.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The way in which units are chosen.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The measurement's unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit that is natural for the size. Differs from Foundation: the measurement's.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature without its unit.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The way in which units are chosen. Differs from Foundation: a unit is never converted to the locale's.
  open var unitOptions: UnitOptions = []
  /// The way in which units are written. Differs from Foundation: always as symbols.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale of the numbers.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale(identifier: "en_US") {
    didSet { numberFormatter.locale = locale }
  }
  /// The formatter of the numbers: at most three digits behind the point.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// The text for a measurement.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
    // Degrees and angles follow their number, as in CLDR's English.
    let symbol = measurement.unit.symbol
    return symbol.hasPrefix("°") ? number + symbol : "\(number) \(symbol)"
  }

  /// The symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }
}
