public import Foundation

extension Measurement where UnitType: Dimension {
  /// A measurement as a text: the number and the unit's symbol. Differs from Foundation: the unit stays as it is, and
  /// words are in English.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The width of the unit: a word or a symbol.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let separator: String
      /// “3 kilometers”: here the symbol, too.
      public static var wide: UnitWidth { UnitWidth(separator: " ") }
      /// “3 km”.
      public static var abbreviated: UnitWidth { UnitWidth(separator: " ") }
      /// “3km”.
      public static var narrow: UnitWidth { UnitWidth(separator: "") }
    }

    /// The width of the unit.
    public var width: UnitWidth
    /// The style of the number; nil for up to three digits after the point.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// A measurement as a text.
    public init(width: UnitWidth, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) {
      (self.width, self.numberFormatStyle) = (width, numberFormatStyle)
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let number = value.value.formatted(numberFormatStyle ?? .number.precision(.fractionLength(0...3)))
      return number + width.separator + value.unit.symbol
    }
  }

  /// The number and the unit's symbol.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
  /// The number and the unit's symbol. This is Galley's own method, which the source tool calls in place of `formatted()`.
  public func appFormatted() -> String { formatted() }
  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}

/// The purpose of a measurement. It changes nothing.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Sendable {
  /// For anything.
  public static var general: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage() }
  /// As it is provided.
  public static var asProvided: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// For a way.
  public static var road: MeasurementFormatUnitUsage<UnitLength> { MeasurementFormatUnitUsage() }
  /// For a person.
  public static var person: MeasurementFormatUnitUsage<UnitLength> { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// For weather.
  public static var weather: MeasurementFormatUnitUsage<UnitTemperature> { MeasurementFormatUnitUsage() }
  /// For a person.
  public static var person: MeasurementFormatUnitUsage<UnitTemperature> { MeasurementFormatUnitUsage() }
}

extension FormatStyle {
  /// A measurement as a text: the number and the unit's symbol. The unit stays as it is.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, numberFormatStyle: numberFormatStyle)
  }
}
