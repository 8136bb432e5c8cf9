@_exported public import UIKit

/// A conversation, in which there is nobody. What is inserted is refused: there is no field to insert it into.
open class MSConversation: NSObject, @unchecked Sendable {
  /// The same for all conversations.
  open var localParticipantIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Always empty.
  open var remoteParticipantIdentifiers: [UUID] { [] }
  /// Always `nil`.
  open var selectedMessage: MSMessage? { nil }

  open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(MSMessageErrorCode.unknown)
  }
  open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(MSMessageErrorCode.unknown)
  }
  open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(MSMessageErrorCode.unknown)
  }
  open func insertAttachment(
    _ url: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(MSMessageErrorCode.unknown)
  }
  open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(MSMessageErrorCode.sendWhileNotVisible)
  }
  open func send(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(MSMessageErrorCode.sendWhileNotVisible)
  }
  open func sendText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(MSMessageErrorCode.sendWhileNotVisible)
  }
  open func sendAttachment(
    _ url: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(MSMessageErrorCode.sendWhileNotVisible)
  }
}

/// The reasons that a message is not inserted or sent.
public enum MSMessageErrorCode: Int, Error, Sendable {
  case unknown = -1
  case fileNotFound = 1
  case fileUnreadable = 2
  case improperFileType = 3
  case improperFileURL = 4
  case stickerFileImproperFileAttributes = 5
  case stickerFileImproperFileSize = 6
  case stickerFileImproperFileFormat = 7
  case urlExceedsMaxSize = 8
  case sendWithoutRecentInteraction = 9
  case sendWhileNotVisible = 10
  case apiUnavailableInPresentationContext = 11
}
