public import Foundation

/// The words of a name in camel case: "Partly Cloudy".
func words(of name: String) -> String {
  name.reduce(into: "") { words, letter in
    if words.isEmpty { words = letter.uppercased() } else { words += letter.isUppercase ? " \(letter)" : "\(letter)" }
  }
}

/// A kind of weather.
public enum WeatherCondition: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
  case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
  case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
  case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

  public var description: String { words(of: rawValue) }
  public var accessibilityDescription: String { description }
}

/// What falls.
public enum Precipitation: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case none, hail, mixed, rain, sleet, snow

  public var description: String { words(of: rawValue) }
  public var accessibilityDescription: String { description }
}

/// The change of the air's pressure.
public enum PressureTrend: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case rising, falling, steady

  public var description: String { words(of: rawValue) }
  public var accessibilityDescription: String { description }
}

/// The phase of the moon.
public enum MoonPhase: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

  public var description: String { words(of: rawValue) }
  public var accessibilityDescription: String { description }
  /// The symbol of the phase: "moonphase.waxing.crescent".
  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .full: "moonphase.full.moon"
    default: "moonphase." + words(of: rawValue).lowercased().replacingOccurrences(of: " ", with: ".")
    }
  }
}
