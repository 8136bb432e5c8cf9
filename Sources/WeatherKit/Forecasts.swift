public import Foundation

/// The weather of a place.
public struct Weather: Codable, Equatable, Sendable {
  public let currentWeather: CurrentWeather
  public let minuteForecast: Forecast<MinuteWeather>?
  public let hourlyForecast: Forecast<HourWeather>
  public let dailyForecast: Forecast<DayWeather>
  public let weatherAlerts: [WeatherAlert]?
  public let availability: WeatherAvailability
}

/// Forecasts one after another.
public struct Forecast<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
  public let forecast: [Element]
  public let metadata: WeatherMetadata
  /// What the next minutes bring, in words.
  public var summary: String { "" }

  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather now.
public struct CurrentWeather: Codable, Equatable, Sendable {
  public let date: Date
  public let cloudCover: Double
  public let condition: WeatherCondition
  public let symbolName: String
  public let dewPoint: Measurement<UnitTemperature>
  public let humidity: Double
  public let precipitationIntensity: Measurement<UnitSpeed>
  public let pressure: Measurement<UnitPressure>
  public let pressureTrend: PressureTrend
  public let isDaylight: Bool
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
  public let uvIndex: UVIndex
  public let visibility: Measurement<UnitLength>
  public let wind: Wind
  public let metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
  public let date: Date
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Codable, Equatable, Sendable {
  public let date: Date
  public let cloudCover: Double
  public let condition: WeatherCondition
  public let symbolName: String
  public let dewPoint: Measurement<UnitTemperature>
  public let humidity: Double
  public let isDaylight: Bool
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let precipitationAmount: Measurement<UnitLength>
  public let snowfallAmount: Measurement<UnitLength>
  public let pressure: Measurement<UnitPressure>
  public let pressureTrend: PressureTrend
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
  public let uvIndex: UVIndex
  public let visibility: Measurement<UnitLength>
  public let wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Equatable, Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let highTemperature: Measurement<UnitTemperature>
  public let highTemperatureTime: Date?
  public let lowTemperature: Measurement<UnitTemperature>
  public let lowTemperatureTime: Date?
  public let maximumHumidity: Double
  public let minimumHumidity: Double
  public let maximumVisibility: Measurement<UnitLength>
  public let minimumVisibility: Measurement<UnitLength>
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let precipitationAmount: Measurement<UnitLength>
  public let rainfallAmount: Measurement<UnitLength>
  public let snowfallAmount: Measurement<UnitLength>
  public let sun: SunEvents
  public let moon: MoonEvents
  public let uvIndex: UVIndex
  public let wind: Wind
  public let highWindSpeed: Measurement<UnitSpeed>?
  public let daytimeForecast: DayPartForecast
  public let overnightForecast: DayPartForecast
  public let restOfDayForecast: DayPartForecast?
}

/// The weather of a part of a day.
public struct DayPartForecast: Codable, Equatable, Sendable {
  public let cloudCover: Double
  public let condition: WeatherCondition
  public let highTemperature: Measurement<UnitTemperature>
  public let lowTemperature: Measurement<UnitTemperature>
  public let maximumHumidity: Double
  public let minimumHumidity: Double
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let wind: Wind
  public let highWindSpeed: Measurement<UnitSpeed>?
}

/// The times of the sun. Nil where it does not rise or set.
public struct SunEvents: Codable, Equatable, Sendable {
  public let astronomicalDawn: Date?
  public let nauticalDawn: Date?
  public let civilDawn: Date?
  public let sunrise: Date?
  public let solarNoon: Date?
  public let sunset: Date?
  public let civilDusk: Date?
  public let nauticalDusk: Date?
  public let astronomicalDusk: Date?
  public let solarMidnight: Date?
}

/// The times of the moon. Nil where it does not rise or set.
public struct MoonEvents: Codable, Equatable, Sendable {
  public let phase: MoonPhase
  public let moonrise: Date?
  public let moonset: Date?
}

/// The wind.
public struct Wind: Codable, Equatable, Sendable {
  public let compassDirection: CompassDirection
  public let direction: Measurement<UnitAngle>
  public let speed: Measurement<UnitSpeed>
  public let gust: Measurement<UnitSpeed>?

  /// The quarter that wind comes from.
  public enum CompassDirection: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
    case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

    /// The letters of a compass: "NNE".
    public var abbreviation: String {
      let letters = [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
      ]
      return letters[Self.allCases.firstIndex(of: self) ?? 0]
    }
    public var description: String { words(of: rawValue) }
    public var accessibilityDescription: String { description }
  }
}

/// The strength of ultraviolet rays.
public struct UVIndex: Codable, Equatable, Sendable {
  public let value: Int
  public let category: ExposureCategory

  /// The risk of an exposure, by the World Health Organization's ranges.
  public enum ExposureCategory: String, Codable, CaseIterable, Comparable, CustomStringConvertible, Sendable {
    case low, moderate, high, veryHigh, extreme

    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }
    public var description: String { words(of: rawValue) }
    public var accessibilityDescription: String { description }
    public static func < (a: ExposureCategory, b: ExposureCategory) -> Bool {
      a.rangeValue.lowerBound < b.rangeValue.lowerBound
    }
  }
}
