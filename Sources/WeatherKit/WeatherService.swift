public import CoreLocation
public import Foundation

/// The service of forecasts: it has none, and throws.
public final class WeatherService: Sendable {
  /// The service.
  public static let shared = WeatherService()

  public init() {}

  /// Throws `WeatherError.unknown`.
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.unknown }
  }

  /// Throws `WeatherError.unknown`.
  public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.unknown }

  /// Throws `WeatherError.unknown`.
  public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
    throw WeatherError.unknown
  }

  /// Throws `WeatherError.unknown`.
  public func weather<First, each Other>(
    for location: CLLocation, including first: WeatherQuery<First>, _ others: repeat WeatherQuery<each Other>
  ) async throws -> (First, repeat each Other) { throw WeatherError.unknown }
}

/// The reason for which there is no forecast.
public enum WeatherError: LocalizedError, Hashable, Sendable {
  case permissionDenied
  case unknown

  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var helpAnchor: String? { nil }
  public var recoverySuggestion: String? { nil }
}

/// A part of a forecast that is asked for.
public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery where T == CurrentWeather {
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == [WeatherAlert]? {
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

extension WeatherQuery where T == WeatherAvailability {
  public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery() }
}

/// Whose forecasts they are. There is none.
public struct WeatherAttribution: Codable, Equatable, Sendable {
  public let serviceName: String
  public let legalPageURL: URL
  public let squareMarkURL: URL
  public let combinedMarkDarkURL: URL
  public let combinedMarkLightURL: URL
  public let legalAttributionText: String
}

/// When a forecast was made, and for where.
public struct WeatherMetadata: Codable, Equatable, Sendable {
  private let latitude: Double
  private let longitude: Double
  public let date: Date
  public let expirationDate: Date
  public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// Which forecasts there are for a place.
public struct WeatherAvailability: Codable, Equatable, Sendable {
  public let minuteAvailability: AvailabilityKind
  public let alertAvailability: AvailabilityKind

  /// Whether there is a forecast.
  public enum AvailabilityKind: String, Codable, CaseIterable, Sendable {
    case available, temporarilyUnavailable, unsupported, unknown
  }
}

/// A warning.
public struct WeatherAlert: Codable, Equatable, Sendable {
  public let detailsURL: URL
  public let source: String
  public let summary: String
  public let region: String?
  public let severity: WeatherSeverity
  public let metadata: WeatherMetadata
}

/// The severity of a warning.
public enum WeatherSeverity: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case minor, moderate, severe, extreme, unknown

  public var description: String { rawValue.capitalized }
  public var accessibilityDescription: String { description }
}
