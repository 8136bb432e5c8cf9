public import Foundation
public import HeadlessSwiftUI

/// Whether an app may see music: nobody is asked.
public struct MusicAuthorization: Sendable {
  /// Whether an app may see music.
  public static var currentStatus: Status { .notDetermined }
  /// Answers no: nobody is asked.
  public static func request() async -> Status { .denied }

  /// Whether an app may see music.
  public enum Status: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case notDetermined, denied, restricted, authorized

    public var description: String { rawValue }
  }
}

/// What a user has subscribed to: nothing.
public struct MusicSubscription: Hashable, Sendable {
  public let canPlayCatalogContent: Bool
  public let canBecomeSubscriber: Bool
  public let hasCloudLibraryEnabled: Bool

  /// Throws `MusicSubscription.Error.unknown`.
  public static var current: MusicSubscription { get async throws { throw Error.unknown } }
  /// Ends at once.
  public static var subscriptionUpdates: Updates { Updates() }

  /// The reason for which it is not known.
  public enum Error: String, LocalizedError, Hashable, Sendable {
    case unknown, permissionDenied, privacyAcknowledgementRequired
  }

  /// Changes of what a user has subscribed to: there are none.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = MusicSubscription

    /// Ends at once.
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> MusicSubscription? { nil }
    }

    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
}

/// An offer to subscribe. It is not shown.
public struct MusicSubscriptionOffer: Hashable, Sendable {
  /// What an offer is for.
  public struct Options: Hashable, Sendable {
    public var action: Action?
    public var messageIdentifier: MessageIdentifier?
    public var itemID: MusicItemID?
    public var affiliateToken: String?
    public var campaignToken: String?

    public static let `default` = Options()
    public init(
      messageIdentifier: MessageIdentifier? = nil, itemID: MusicItemID? = nil, affiliateToken: String? = nil,
      campaignToken: String? = nil
    ) {
      (self.messageIdentifier, self.itemID) = (messageIdentifier, itemID)
      (self.affiliateToken, self.campaignToken) = (affiliateToken, campaignToken)
    }
  }

  /// What someone does with an offer.
  public enum Action: String, Hashable, Sendable {
    case subscribe
  }

  /// What an offer says.
  public enum MessageIdentifier: String, Hashable, Sendable {
    case join, addMusic, playMusic, connect
  }
}

extension View {
  /// Presents an offer, which is not shown: a finding where it is presented.
  public nonisolated func musicSubscriptionOffer(
    isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
    onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
  ) -> some View { notPresented("musicSubscriptionOffer(isPresented:)", when: isPresented.wrappedValue) }
}
