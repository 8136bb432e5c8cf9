public import Foundation
public import FoundationNetworking

/// A request of data by an address: it throws.
public struct MusicDataRequest: Hashable, Sendable {
  public let urlRequest: URLRequest

  public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }

  /// Throws `MusicTokenRequestError.developerTokenRequestFailed`.
  public static var currentCountryCode: String {
    get async throws { throw MusicTokenRequestError.developerTokenRequestFailed }
  }
  /// Throws `MusicTokenRequestError.developerTokenRequestFailed`.
  public func response() async throws -> MusicDataResponse {
    throw MusicTokenRequestError.developerTokenRequestFailed
  }

  /// An error of the service.
  public struct Error: Swift.Error, Codable, Hashable, Sendable {
    public let id: String
    public let code: Int
    public let status: Int
    public let title: String
    public let detailText: String
  }
}

/// Data of the service. None is ever made.
public struct MusicDataResponse: Sendable {
  public let data: Data
  public let urlResponse: URLResponse
}
