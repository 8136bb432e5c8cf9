@_exported public import UIKit

/// What the messages of a game or a poll have in common.
open class MSSession: NSObject, NSCopying, @unchecked Sendable {
  open func copy(with zone: NSZone?) -> Any { self }
}

/// A message with a layout and an address, which is kept.
open class MSMessage: NSObject, NSCopying, @unchecked Sendable {
  open private(set) var session: MSSession?
  /// Always `false`.
  open var isPending: Bool { false }
  /// The same for all messages.
  open var senderParticipantIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var layout: MSMessageLayout?
  open var url: URL?
  open var shouldExpire = false
  open var accessibilityLabel: String?
  open var summaryText: String?
  open var error: (any Error)?

  public override init() { super.init() }

  /// Creates a message that replaces the session's last one.
  public init(session: MSSession) {
    self.session = session
    super.init()
  }

  open func copy(with zone: NSZone?) -> Any {
    let copy = session.map { MSMessage(session: $0) } ?? MSMessage()
    (copy.layout, copy.url, copy.shouldExpire) = (layout, url, shouldExpire)
    (copy.accessibilityLabel, copy.summaryText, copy.error) = (accessibilityLabel, summaryText, error)
    return copy
  }
}

/// A message's layout. A base class.
open class MSMessageLayout: NSObject, NSCopying, @unchecked Sendable {
  open func copy(with zone: NSZone?) -> Any { self }
}

/// A layout of captions around a picture or a film, which is kept.
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
  open var caption: String?
  open var subcaption: String?
  open var trailingCaption: String?
  open var trailingSubcaption: String?
  open var image: UIImage?
  open var mediaFileURL: URL?
  open var imageTitle: String?
  open var imageSubtitle: String?
}

/// A layout that the app's own controller draws, and another where it cannot.
open class MSMessageLiveLayout: MSMessageLayout, @unchecked Sendable {
  public let alternateLayout: MSMessageTemplateLayout

  public init(alternateLayout: MSMessageTemplateLayout) {
    self.alternateLayout = alternateLayout
    super.init()
  }
}
